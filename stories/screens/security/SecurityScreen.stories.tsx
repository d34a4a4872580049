import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { offlineFailure } from '#stories/screens/offlineFailure.ts'
import {
  busyNetworks,
  eventOptions,
  longEvent,
  manyEvents,
  securityEvents,
  wrongPasswords,
} from '#stories/shop/security/securityEvents.ts'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { SecurityScreen } from '#ui-kit/screens/security/SecurityScreen.tsx'
import { emptySecurityFilter } from '#ui-kit/shop/security/securityEventRow.ts'

const meta = preview.meta({
  title: 'Screens/Admin/SecurityScreen',
  component: SecurityScreen,
  args: {
    filter: emptySecurityFilter,
    options: eventOptions,
    onFilter: fn(),
    chips: [],
    clearHref: '/Security',
    events: securityEvents,
    totalCount: 6,
    networks: busyNetworks,
    page: 1,
    pages: 1,
    hrefFor: (page: number) => `/Security?page=${page}`,
  },
  parameters: { layout: 'fullscreen' },
})

export const Default = meta.story({})

Default.test('calls onFilter', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('6 events')).toBeVisible()
  await userEvent.selectOptions(canvas.getByLabelText('Event'), 'Wrong password')
  await expect(args.onFilter).toHaveBeenCalledWith({ ...emptySecurityFilter, event: 'LoginFailed' })
})

export const OfOneAccount = meta.story({
  args: {
    filter: { ...emptySecurityFilter, customerId: 'amina' },
    chips: [{ label: 'Only A••••• D•••••', href: '/Security' }],
    events: securityEvents.slice(0, 1),
    totalCount: 1,
    networks: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 event')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Only A••••• D•••••: remove this filter' })).toBeVisible()
  },
})

export const Loading = meta.story({ args: { events: [], networks: [], totalCount: 0, loading: true } })

export const Empty = meta.story({
  args: { events: [], networks: [], totalCount: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing to report' })).toBeVisible()
  },
})

export const NothingMatches = meta.story({
  args: { events: [], networks: [], totalCount: 0, filter: wrongPasswords },
})

NothingMatches.test('calls onFilter', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show all events' }))
  await expect(args.onFilter).toHaveBeenCalledWith(emptySecurityFilter)
})

export const PastTheLastPage = meta.story({
  args: { events: [], networks: [], totalCount: 60, page: 3, pages: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'To the last page' })).toHaveAttribute('href', '/Security?page=2')
  },
})

const onRetry = fn()

export const Failed = meta.story({
  args: { events: [], networks: [], totalCount: 0, failure: { onRetry } },
})

Failed.test('calls onRetry', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch security events')
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
  await expect(onRetry).toHaveBeenCalledOnce()
})

export const Offline = Failed.extend({
  args: { failure: offlineFailure() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch data: you are offline')
  },
})

export const LongText = meta.story({ args: { events: [longEvent, ...securityEvents] } })
export const ManyItems = meta.story({ args: { events: manyEvents, totalCount: 1204, pages: 25, page: 3 } })
export const Desktop = meta.story({ globals: { viewport: { value: 'desktop' } } })

export const SmallPhone = meta.story({
  args: { events: [longEvent, ...securityEvents], totalCount: 1204, pages: 25, page: 3 },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  render: (args) => {
    const [filter, setFilter] = useState(emptySecurityFilter)
    return <SecurityScreen {...args} filter={filter} onFilter={setFilter} />
  },
  play: async ({ canvas, userEvent }) => {
    await tabTo(canvas.getByLabelText('Event'))
    await userEvent.tab()
    await userEvent.keyboard('196.25.1.0/24')
    await expect(canvas.getByRole('searchbox', { name: 'Network' })).toHaveValue('196.25.1.0/24')
    await tabTo(canvas.getByLabelText('To'))
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: '196.25.1.0/24' })).toHaveFocus()
  },
})
