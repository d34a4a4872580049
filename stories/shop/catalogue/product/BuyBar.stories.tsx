import { expect, fn } from 'storybook/test'
import { redKettle } from '#stories/shop/catalogue/products.ts'
import { money } from '#stories/shop/productAdmin/money.ts'
import preview from '#storybook/preview.tsx'
import { BuyBar } from '#ui-kit/shop/catalogue/product/BuyBar.tsx'

const meta = preview.meta({
  title: 'Shop/Catalogue/BuyBar',
  component: BuyBar,
  args: { price: redKettle.price, was: redKettle.was, stock: redKettle.stock, onAdd: fn() },
  globals: { viewport: { value: 'small' } },
})

export const OnAPhone = meta.story({})

export const SoldOut = meta.story({ args: { stock: 0 } })

export const Adding = meta.story({ args: { adding: true } })

export const LongPrice = meta.story({ args: { price: money(11_213_103), was: money(11_559_900) } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
})
