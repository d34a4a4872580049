import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { longProviderName } from '#stories/shop/booking/ownBookings.ts'
import preview from '#storybook/preview.tsx'
import { BookingFilters } from '#ui-kit/shop/booking/admin/BookingFilters.tsx'
import { type BookingFilter, emptyBookingFilter } from '#ui-kit/shop/booking/admin/bookingFilter.ts'

const meta = preview.meta({
  title: 'Shop/Booking/BookingFilters',
  component: BookingFilters,
  args: {
    filter: emptyBookingFilter as BookingFilter,
    onFilter: fn(),
    sort: { by: 'start', descending: false } as const,
    onSort: fn(),
  },
  render: function Filtering(args) {
    const [filter, setFilter] = useState(args.filter)
    const narrow = (chosen: BookingFilter) => {
      setFilter(chosen)
      args.onFilter(chosen)
    }
    return <BookingFilters {...args} filter={filter} onFilter={narrow} />
  },
})

export const NoFilter = meta.story({})

NoFilter.test('calls onFilter', async ({ canvas, userEvent, args }) => {
  await userEvent.selectOptions(canvas.getByLabelText('Status'), 'No-show')
  await expect(args.onFilter).toHaveBeenLastCalledWith({ ...emptyBookingFilter, status: 'NoShow' })
})

export const WrongDays = meta.story({
  args: { filter: { ...emptyBookingFilter, since: '2026-11-24', until: '2026-11-01' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This date is before the first one.')).toBeVisible()
  },
})

export const OfTheCalendar = meta.story({ args: { calendar: true } })

export const OneProvider = meta.story({
  args: { filter: { ...emptyBookingFilter, provider: 'nkosinathi' }, providerName: longProviderName },
  globals: { viewport: { value: 'small' } },
})

OneProvider.test('calls onFilter', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /only: show everybody’s/ }))
  await expect(args.onFilter).toHaveBeenLastCalledWith(emptyBookingFilter)
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
})

OnAPhone.test('calls onSort', async ({ canvas, userEvent, args }) => {
  await userEvent.selectOptions(canvas.getByLabelText('Sort'), 'Newest request first')
  await expect(args.onSort).toHaveBeenLastCalledWith({ by: 'requestedAt', descending: true })
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('searchbox', { name: 'Find' })).toHaveFocus()
    await userEvent.keyboard('BK-7')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...emptyBookingFilter, search: 'BK-7' })
  },
})
