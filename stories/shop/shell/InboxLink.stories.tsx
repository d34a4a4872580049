import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { InboxLink } from '#ui-kit/shop/shell/InboxLink.tsx'

const meta = preview.meta({
  title: 'Shop/Shell/InboxLink',
  component: InboxLink,
  args: { href: '/account/inbox', unread: 3 },
})

export const ThreeNew = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Inbox, 3 new' })).toHaveAttribute('href', '/account/inbox')
  },
})

export const NothingNew = meta.story({
  args: { unread: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Inbox, nothing new' })).toBeVisible()
  },
})

export const MoreThanFit = meta.story({ args: { unread: 412 } })
