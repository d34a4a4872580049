import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { WaitingList } from '#ui-kit/shop/inbox/WaitingList.tsx'
import { longItem, waitingProducts } from './inboxItems.ts'

const longName = { productId: 'long', name: longItem.title, href: '/kettle' }

const meta = preview.meta({
  title: 'Shop/Inbox/WaitingList',
  component: WaitingList,
  args: { products: waitingProducts, onRemove: fn() },
})

export const TwoProducts = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Isitshulu copper pot 6 l' })).toBeVisible()
  },
})

export const LongName = meta.story({ args: { products: [longName, ...waitingProducts] } })

export const Many = meta.story({
  args: {
    products: Array.from({ length: 30 }, (_, number) => ({
      productId: `product-${number}`,
      name: `Product ${number + 1}`,
      href: '/',
    })),
  },
})

export const SmallPhone = meta.story({ args: { products: [longName] }, globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledWith('pot')
  },
})
