import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { SecurityFilters } from '#ui-kit/shop/security/SecurityFilters.tsx'
import { emptySecurityFilter } from '#ui-kit/shop/security/securityEventRow.ts'
import { eventOptions, wrongPasswords } from './securityEvents.ts'

const meta = preview.meta({
  title: 'Shop/Security/SecurityFilters',
  component: SecurityFilters,
  args: { filter: emptySecurityFilter, options: eventOptions, onFilter: fn() },
})

export const NoFilter = meta.story({})

NoFilter.test('calls onFilter', async ({ canvas, userEvent, args }) => {
  await userEvent.selectOptions(canvas.getByLabelText('Event'), 'Access denied')
  await expect(args.onFilter).toHaveBeenLastCalledWith({ ...emptySecurityFilter, event: 'AccessDenied' })
})

export const Filtered = meta.story({ args: { filter: wrongPasswords } })

export const ReversedDates = meta.story({
  args: { filter: { ...emptySecurityFilter, since: '2026-11-22', until: '2026-11-21' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This date is before the first one.')).toBeVisible()
  },
})

export const SmallPhone = meta.story({
  args: { filter: wrongPasswords },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  render: (args) => {
    const [filter, setFilter] = useState(emptySecurityFilter)
    return <SecurityFilters {...args} filter={filter} onFilter={setFilter} />
  },
  play: async ({ canvas, userEvent }) => {
    await tabTo(canvas.getByLabelText('Event'))
    await userEvent.tab()
    await userEvent.keyboard('196.25.1.0/24')
    await expect(canvas.getByRole('searchbox', { name: 'Network' })).toHaveValue('196.25.1.0/24')
  },
})
