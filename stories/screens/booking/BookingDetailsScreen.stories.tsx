import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { bookingReceipt } from '#stories/lives/aminasBooking.ts'
import { offlineFailure } from '#stories/screens/offlineFailure.ts'
import { longestAddress } from '#stories/shop/address/aminasAddresses.ts'
import { longProviderName, longProviderPhone } from '#stories/shop/booking/ownBookings.ts'
import { sipho } from '#stories/shop/booking/siphosVisit.ts'
import { callOutFee, siphosWeek, slotAt, storyToday } from '#stories/shop/booking/slots/freeWeek.ts'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import type { BookedVisit } from '#ui-kit/screens/booking/BookingColumns.tsx'
import { BookingDetailsScreen } from '#ui-kit/screens/booking/BookingDetailsScreen.tsx'
import { CancelBookingDialog } from '#ui-kit/shop/booking/own/CancelBookingDialog.tsx'
import { RescheduleDialog } from '#ui-kit/shop/booking/own/RescheduleDialog.tsx'
import {
  aminasBooking,
  canceledVisit,
  completedVisit,
  confirmedVisit,
  declinedVisit,
  missedVisit,
} from './aminasBooking.ts'

const { bookingNumber, changeableUntil } = bookingReceipt

const meta = preview.meta({
  title: 'Screens/Account/BookingDetailsScreen',
  component: BookingDetailsScreen,
  args: {
    bookingNumber,
    booking: aminasBooking as BookedVisit | undefined,
    onCalendar: fn() as (() => void) | undefined,
    changeableUntil: changeableUntil,
    onReschedule: fn() as (() => void) | undefined,
    onCancel: fn() as (() => void) | undefined,
  },
  parameters: { layout: 'fullscreen' },
})

const settled = { onReschedule: undefined, onCancel: undefined, onCalendar: undefined }

export const Requested = meta.story({})

Requested.test('calls onReschedule, onCancel and onCalendar', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Change the time' }))
  await expect(args.onReschedule).toHaveBeenCalledOnce()
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel booking' }))
  await expect(args.onCancel).toHaveBeenCalledOnce()
  await expect(canvas.getByText('You can change or cancel it until Monday 23 November, 09:00.')).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Add to calendar' }))
  await expect(args.onCalendar).toHaveBeenCalledOnce()
  await expect(canvas.getByRole('link', { name: '082 555 0171' })).toBeVisible()
})

export const Confirmed = meta.story({
  args: { booking: confirmedVisit },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(confirmedVisit.promise ?? '')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Cancel booking' })).toBeVisible()
  },
})

export const ConfirmedAndTooLateToChange = meta.story({
  args: {
    booking: confirmedVisit,
    onReschedule: undefined,
    onCancel: undefined,
    lockedReason: 'Less than 24 hours are left: to change or cancel it, call us on 011 555 0142.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Less than 24 hours/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Change the time' })).toBeNull()
    await expect(canvas.queryByText(/You can change/)).toBeNull()
  },
})

export const Completed = meta.story({
  args: {
    ...settled,
    booking: completedVisit,
    reviewHref: '/ServiceProvider/sipho#your-review',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Write a review' })).toHaveAttribute(
      'href',
      '/ServiceProvider/sipho#your-review',
    )
  },
})

export const CompletedAndReviewed = meta.story({
  args: {
    ...settled,
    booking: completedVisit,
    reviewHref: '/ServiceProvider/sipho#your-review',
    hasReview: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See your review' })).toBeVisible()
    await expect(canvas.queryByText(/How was the visit/)).toBeNull()
  },
})

export const Declined = meta.story({
  args: { ...settled, booking: declinedVisit },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The area is too far away\./)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Change the time' })).toBeNull()
  },
})

export const Canceled = meta.story({
  args: { ...settled, booking: canceledVisit },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The tap stopped dripping\./)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Cancel booking' })).toBeNull()
  },
})

export const NoShow = meta.story({
  args: { ...settled, booking: missedVisit },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Cancel booking' })).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Write a review' })).toBeNull()
  },
})

const cancelDialog = { bookingNumber, providerName: sipho.name, start: aminasBooking.slot.start }

export const Canceling = meta.story({
  args: { dialog: <CancelBookingDialog {...cancelDialog} onCancelBooking={fn()} onClose={fn()} /> },
})

export const Rescheduling = meta.story({
  args: {
    dialog: (
      <RescheduleDialog
        bookedStart={aminasBooking.slot.start}
        picker={{
          from: storyToday,
          today: storyToday,
          days: siphosWeek,
          minutes: 60,
          callOutFee,
          chosen: slotAt('2026-11-27', '12:00').start,
          onChoose: fn(),
          onLater: fn(),
        }}
        onReschedule={fn()}
        onClose={fn()}
      />
    ),
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Move to Fri 27 Nov, 12:00' })).toBeEnabled()
  },
})

export const Loading = meta.story({ args: { ...settled, booking: undefined } })
export const Failed = meta.story({ args: { ...settled, booking: undefined, failure: { onRetry: fn() } } })

export const Offline = Failed.extend({
  args: { failure: offlineFailure() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch data: you are offline')
  },
})

export const LongText = meta.story({
  args: {
    booking: {
      ...aminasBooking,
      provider: {
        ...{ ...sipho, name: longProviderName, phoneNumber: longProviderPhone },
        profession: 'Certified plumber for geysers and rainwater tanks',
      },
      address: longestAddress,
      note: 'Please come to the back door and do not let the dog out. '.repeat(8),
    },
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  render: function Canceling(args) {
    const [isDialogOpen, setDialogOpen] = useState(false)
    const [isCanceled, setCanceled] = useState(false)
    const cancel = () => {
      setDialogOpen(false)
      setTimeout(() => setCanceled(true), 50)
    }
    return (
      <BookingDetailsScreen
        {...args}
        booking={{ ...aminasBooking, status: isCanceled ? 'Canceled' : 'Requested' }}
        onReschedule={isCanceled ? undefined : args.onReschedule}
        onCancel={isCanceled ? undefined : () => setDialogOpen(true)}
        dialog={
          isDialogOpen && (
            <CancelBookingDialog {...cancelDialog} onCancelBooking={cancel} onClose={() => setDialogOpen(false)} />
          )
        }
      />
    )
  },
  play: async ({ canvas, userEvent }) => {
    await tabTo(canvas.getByRole('button', { name: 'Cancel booking' }))
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog'))
    await tabTo(dialog.getByRole('button', { name: 'Cancel booking' }))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Cancel booking' })).toBeNull())
    await waitFor(() => expect(canvas.getByRole('region', { name: 'What you can do' })).toHaveFocus())
  },
})
