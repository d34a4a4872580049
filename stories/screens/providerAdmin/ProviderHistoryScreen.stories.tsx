import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { leaveFocus } from '#stories/leaveFocus.ts'
import { offlineFailure } from '#stories/screens/offlineFailure.ts'
import { longProviderName } from '#stories/shop/booking/ownBookings.ts'
import { siphosHistory } from '#stories/shop/providerAdmin/siphosHistory.ts'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { ProviderHistoryScreen } from '#ui-kit/screens/providerAdmin/ProviderHistoryScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Admin/ProviderHistoryScreen',
  component: ProviderHistoryScreen,
  args: {
    name: 'Sipho Mabaso',
    isActive: false as boolean | undefined,
    editHref: '/UpdateServiceProvider/sipho',
    bookingsHref: '/Bookings_Management?provider=sipho',
    history: siphosHistory(),
  },
  parameters: { layout: 'fullscreen' },
})

export const WholeLife = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /It is Withdrawn/ })).toBeVisible()
    await expect(canvas.getByText('History complete: 5 events')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/UpdateServiceProvider/sipho')
  },
})

export const WhoChangedTheHours = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hours' }))
    await expect(canvas.getByText('1 of 5 events')).toBeVisible()
    const changed = canvas.getByText(/^changed the working hours/).closest('li')
    await expect(changed).toHaveTextContent('was 17:00became 15:30')
    leaveFocus()
  },
})

export const TimeTravel = meta.story({
  render: function Traveling(args) {
    const [revision, setRevision] = useState(4)
    return <ProviderHistoryScreen {...args} history={{ ...siphosHistory(revision), onMove: setRevision }} />
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the record after event 1' }))
    await expect(canvas.getByRole('img', { name: /It is Listed/ })).toBeVisible()
    await expect(canvas.getByText('now 90 minutes')).toBeVisible()
    leaveFocus()
  },
})

export const Broken = meta.story({ args: { history: { ...siphosHistory(), intact: false } } })

export const Loading = meta.story({
  args: { name: 'sipho', isActive: undefined, history: { ...siphosHistory(), facts: [], state: 'loading' } },
})

export const HistoryFailed = meta.story({
  args: { history: { ...siphosHistory(), state: 'failed', onRetry: fn() } },
})

export const Failed = meta.story({ args: { isActive: undefined, failure: { onRetry: fn() } } })

export const Offline = Failed.extend({
  args: { failure: offlineFailure() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch data: you are offline')
  },
})

export const NotFound = meta.story({
  args: { missing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'No service provider found' })).toBeVisible()
  },
})

export const LongText = meta.story({ args: { name: longProviderName } })

export const SmallPhone = meta.story({
  args: { history: siphosHistory(2) },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await tabTo(canvas.getByRole('slider'))
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.history.onMove).toHaveBeenCalledWith(3)
  },
})
