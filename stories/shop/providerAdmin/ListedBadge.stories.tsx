import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ListedBadge } from '#ui-kit/shop/providerAdmin/ListedBadge.tsx'

const meta = preview.meta({
  title: 'Shop/Provider admin/ListedBadge',
  component: ListedBadge,
  args: { isActive: true },
})

export const Listed = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Listed')).toBeVisible()
  },
})

export const NotListed = meta.story({
  args: { isActive: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not listed')).toBeVisible()
  },
})
