import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { CustomerBadges } from '#ui-kit/shop/customers/CustomerBadges.tsx'

const meta = preview.meta({
  title: 'Shop/Customers/CustomerBadges',
  component: CustomerBadges,
  args: { status: 'active' as const, role: 'Customer' as const },
})

export const Active = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Admin')).toBeNull()
  },
})

export const Admin = meta.story({
  args: { role: 'Admin' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Admin')).toBeVisible()
  },
})

export const Unverified = meta.story({ args: { status: 'unverified' } })
export const Suspended = meta.story({ args: { status: 'suspended' } })
export const Erased = meta.story({ args: { status: 'erased' } })
