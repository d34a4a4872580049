import { expect, within } from 'storybook/test'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { SecurityTable } from '#ui-kit/shop/security/SecurityTable.tsx'
import { longEvent, manyEvents, securityEvents } from './securityEvents.ts'

const meta = preview.meta({
  title: 'Shop/Security/SecurityTable',
  component: SecurityTable,
  args: { events: securityEvents },
})

export const ThisMorning = meta.story({
  play: async ({ canvas }) => {
    const reused = within(canvas.getByRole('row', { name: /Old session key used again/ }))
    await expect(reused.getByRole('link', { name: 'A••••• D•••••' })).toHaveAttribute(
      'href',
      '/Customers_Management/amina',
    )
    await expect(reused.getByRole('link', { name: 'Only events from 196.25.1.0/24' })).toHaveAttribute(
      'href',
      '/Security?network=196.25.1.0%2F24',
    )
  },
})

export const LongText = meta.story({ args: { events: [longEvent, ...securityEvents] } })
export const ManyItems = meta.story({ args: { events: manyEvents } })
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })

export const SmallPhone = meta.story({
  args: { events: [longEvent, ...securityEvents] },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await tabTo(canvas.getByRole('region', { name: 'Security events' }))
    await userEvent.tab()
    await expect(canvas.getAllByRole('link', { name: 'A••••• D•••••' })[0]).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getAllByRole('link', { name: 'Only events from 196.25.1.0/24' })[0]).toHaveFocus()
  },
})
