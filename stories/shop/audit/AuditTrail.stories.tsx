import { expect, within } from 'storybook/test'
import { leaveFocus } from '#stories/leaveFocus.ts'
import { withoutNavigation } from '#stories/shop/shell/withoutNavigation.tsx'
import preview from '#storybook/preview.tsx'
import { AuditTrail } from '#ui-kit/shop/audit/AuditTrail.tsx'
import { longFact, shopLog } from './shopLog.ts'

const meta = preview.meta({
  title: 'Shop/Audit/AuditTrail',
  component: AuditTrail,
  args: { facts: shopLog },
  decorators: [withoutNavigation],
})

export const TwoDays = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7)
    await expect(canvas.getByRole('list', { name: 'Saturday 21 November 2026' })).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'Vuthela kettle' })[0]).toHaveAttribute(
      'href',
      '/Products_Management/redKettle',
    )
  },
})

export const Opened = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('OrderDispatched'))
    const opened = within(canvas.getByText('handed the parcel to the courier').closest('li') ?? document.body)
    await expect(opened.getByRole('link', { name: 'Everything in this request' })).toHaveAttribute(
      'href',
      '/Audit?correlationId=019aa4f2-1c3e-7c10-9a11-7be2d0f4c004',
    )
    await expect(opened.getByText('019aa4f2-1c40-7a53-b6e0-5d1f0c2a9e34')).toBeVisible()
    leaveFocus()
  },
})

export const LongNames = meta.story({ args: { facts: [longFact, ...shopLog] } })
export const SmallPhone = meta.story({
  args: { facts: [longFact, ...shopLog] },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getAllByRole('link', { name: 'Vuthela kettle' })[0]).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByText('ProductRepriced')).toHaveFocus()
  },
})
