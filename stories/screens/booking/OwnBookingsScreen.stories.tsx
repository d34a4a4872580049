import { expect, fn } from 'storybook/test'
import { offlineFailure } from '#stories/screens/offlineFailure.ts'
import { leratoOnSaturday, longBooking, pastBookings, siphoOnTuesday } from '#stories/shop/booking/ownBookings.ts'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { OwnBookingsScreen } from '#ui-kit/screens/booking/OwnBookingsScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Account/OwnBookingsScreen',
  component: OwnBookingsScreen,
  args: { upcoming: [siphoOnTuesday, leratoOnSaturday], past: pastBookings, providersHref: '/ServiceProviders' },
  parameters: { layout: 'fullscreen' },
})

const many = Array.from({ length: 25 }, (_, place) => ({
  ...pastBookings[0],
  id: `booking${place}`,
})) as typeof pastBookings

export const UpcomingAndPast = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Upcoming' })).toHaveTextContent('Sipho Mabaso')
    await expect(canvas.getByRole('region', { name: 'Past' })).toHaveTextContent('No-show')
  },
})

export const PastOnly = meta.story({ args: { upcoming: [] } })
export const UpcomingOnly = meta.story({ args: { past: [] } })
export const Loading = meta.story({ args: { loading: true } })

export const Empty = meta.story({
  args: { upcoming: [], past: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Find a service provider' })).toHaveAttribute(
      'href',
      '/ServiceProviders',
    )
  },
})

export const Failed = meta.story({
  args: { failure: { onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch bookings')
  },
})

export const Offline = Failed.extend({
  args: { failure: offlineFailure('bookings') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch bookings: you are offline')
  },
})

export const Many = meta.story({ args: { past: many } })
export const LongText = meta.story({ args: { upcoming: [longBooking] } })
export const SmallPhone = meta.story({
  args: { upcoming: [siphoOnTuesday, longBooking] },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  args: { past: many },
  play: async ({ canvas, userEvent }) => {
    await tabTo(canvas.getByRole('button', { name: 'Show more bookings' }))
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('20 of 25 past bookings')
    await expect(canvas.getAllByRole('link', { name: 'Johan van der Merwe' })[10]).toHaveFocus()
  },
})
