import { expect } from 'storybook/test'
import { withoutNavigation } from '#stories/shop/shell/withoutNavigation.tsx'
import preview from '#storybook/preview.tsx'
import { AuditChips } from '#ui-kit/shop/audit/AuditChips.tsx'
import { thandisChips } from './auditFilters.ts'

const meta = preview.meta({
  title: 'Shop/Audit/AuditChips',
  component: AuditChips,
  args: { chips: thandisChips, clearHref: '/Audit' },
  decorators: [withoutNavigation],
})

export const Several = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'OrderDelivered: remove this filter' })).toHaveAttribute(
      'href',
      '/Audit?noun=order',
    )
    await expect(canvas.getByRole('link', { name: 'Clear all' })).toHaveAttribute('href', '/Audit')
  },
})

export const NoFilters = meta.story({
  args: { chips: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull()
  },
})

export const LongNames = meta.story({
  args: {
    chips: [{ label: 'Only Vuthela Huishoudelike Rondavel-ketel met outomatiese afskakeling', href: '/Audit' }],
  },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Orders: remove this filter' })).toHaveFocus()
  },
})
