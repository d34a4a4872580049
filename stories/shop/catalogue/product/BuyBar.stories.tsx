import { expect, fn } from 'storybook/test'
import { rand } from '#stories/shop/catalogue/rand.ts'
import preview from '#storybook/preview.tsx'
import { BuyBar } from '#ui-kit/shop/catalogue/product/BuyBar.tsx'

const meta = preview.meta({
  title: 'Shop/BuyBar',
  component: BuyBar,
  args: { price: rand('479.20'), was: rand('599.00'), stock: 24, onAdd: fn() },
  globals: { viewport: { value: 'small' } },
})

export const OnAPhone = meta.story({})

export const SoldOut = meta.story({ args: { stock: 0 } })

export const Adding = meta.story({ args: { adding: true } })

export const LongPrice = meta.story({ args: { price: rand('112 479.20'), was: rand('115 599.00') } })

export const Keyboard = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
})
