import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { CartLink } from '#ui-kit/shop/shell/CartLink.tsx'

const meta = preview.meta({ title: 'Shop/Shell/CartLink', component: CartLink, args: { href: '/Cart', count: 3 } })

export const ThreeItems = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cart, 3 items' })).toHaveAttribute('href', '/Cart')
  },
})

export const OneItem = meta.story({
  args: { count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  },
})

export const Empty = meta.story({ args: { count: 0 } })

export const MoreThanFit = meta.story({ args: { count: 1998 } })
