import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { AdminRail } from '#ui-kit/shop/shell/AdminRail.tsx'
import { adminPages } from './adminPages.tsx'

const meta = preview.meta({
  title: 'Shop/Shell/AdminRail',
  component: AdminRail,
  args: { links: adminPages },
  render: (args) => (
    <div style={{ width: 216 }}>
      <AdminRail {...args} />
    </div>
  ),
})

export const OrdersPage = meta.story({})

export const OneOrder = meta.story({
  args: { links: adminPages.map((link) => ({ ...link, current: link.current && 'section' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'true')
  },
})

export const LongLabel = meta.story({
  args: { links: adminPages.map((link) => ({ ...link, label: `${link.label} and everything that belongs to them` })) },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Admin' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Orders', current: 'page' })).toHaveFocus()
  },
})
