import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { offlineFailure } from '#stories/screens/offlineFailure.ts'
import { addressCheck } from '#stories/shop/address/addressCheck.ts'
import { longProviderName } from '#stories/shop/booking/ownBookings.ts'
import { bookingForm, requestedBooking, secondsFromNow } from '#stories/shop/booking/siphosVisit.ts'
import { slotAt } from '#stories/shop/booking/slots/freeWeek.ts'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { BookingScreen } from '#ui-kit/screens/booking/BookingScreen.tsx'
import { AddressDialog } from '#ui-kit/shop/address/AddressDialog.tsx'
import type { BookingFormProps } from '#ui-kit/shop/booking/form/BookingForm.tsx'

const meta = preview.meta({
  title: 'Screens/Provider/BookingScreen',
  component: BookingScreen,
  args: {
    provider: { name: 'Sipho Mabaso', href: '/ServiceProvider/sipho' },
    form: bookingForm as BookingFormProps | undefined,
    onChooseSlot: fn(),
  },
  render: function Counting(args) {
    const [fourMinutesOn] = useState(() => secondsFromNow(272))
    const form = args.form && {
      ...args.form,
      heldUntil: args.form.heldUntil === '' ? fourMinutesOn : args.form.heldUntil,
    }
    return <BookingScreen {...args} form={form} />
  },
  parameters: { layout: 'fullscreen' },
})

export const TimeIsHeld = meta.story({})

TimeIsHeld.test('calls onRequest', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Request Booking' }))
  await expect(args.form?.onRequest).toHaveBeenCalledOnce()
})

export const HoldIsOver = meta.story({
  args: { form: { ...bookingForm, heldUntil: '2026-11-23T07:05:00Z', onHoldAgain: fn() } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Request Booking' })).toBeDisabled())
  },
})

export const TakenBeforeItWasHeld = meta.story({
  args: {
    form: undefined,
    taken: { start: slotAt('2026-11-24', '09:00').start, nearest: [slotAt('2026-11-24', '11:00')] },
  },
})

TakenBeforeItWasHeld.test('calls onChooseSlot', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '11:00' }))
  await expect(args.onChooseSlot).toHaveBeenCalledWith('2026-11-24T09:00:00Z')
  await expect(canvas.getByRole('link', { name: 'All free times of Sipho Mabaso' })).toBeVisible()
})

export const AddingAnAddress = meta.story({
  args: {
    dialog: <AddressDialog check={addressCheck} onSubmit={fn()} onClose={fn()} />,
  },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Add delivery address' })).toBeInTheDocument()
  },
})

export const Requested = meta.story({
  args: { requested: requestedBooking },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Request Booking' })).toBeNull()
    await expect(canvas.getAllByText(/Sipho Mabaso/)[0]).toBeVisible()
  },
})

export const Loading = meta.story({
  args: { form: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Request Booking' })).toBeNull()
  },
})

export const Failed = meta.story({
  args: { form: undefined, failure: { onRetry: fn() } },
})

Failed.test('calls onRetry', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
  await expect(args.failure?.onRetry).toHaveBeenCalledOnce()
})

export const Offline = Failed.extend({
  args: { failure: offlineFailure() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch data: you are offline')
  },
})

export const LongText = meta.story({
  args: {
    provider: { name: longProviderName, href: '/ServiceProvider/nkosinathi' },
    form: { ...bookingForm, visit: { ...bookingForm.visit, providerName: longProviderName } },
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await tabTo(canvas.getByRole('button', { name: 'Request Booking' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.form?.onRequest).toHaveBeenCalledOnce()
  },
})
