import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { leaveFocus } from '#stories/leaveFocus.ts'
import { longestAddress } from '#stories/shop/address/aminasAddresses.ts'
import { longProviderName } from '#stories/shop/booking/ownBookings.ts'
import { bookingForm, secondsFromNow, siphosVisit } from '#stories/shop/booking/siphosVisit.ts'
import { slotAt } from '#stories/shop/booking/slots/freeWeek.ts'
import preview from '#storybook/preview.tsx'
import { BookingForm, type BookingFormProps } from '#ui-kit/shop/booking/form/BookingForm.tsx'

const meta = preview.meta({
  title: 'Shop/Booking/BookingForm',
  component: BookingForm,
  args: bookingForm as BookingFormProps,
  render: function Typing(args) {
    const [draft, setDraft] = useState(args.draft)
    const [fourMinutesOn] = useState(() => secondsFromNow(272))
    return (
      <BookingForm
        {...args}
        heldUntil={args.heldUntil === '' ? fourMinutesOn : args.heldUntil}
        draft={draft}
        onDraft={setDraft}
      />
    )
  },
  parameters: { docs: { story: { inline: false, height: '900px' } } },
})

export const FilledIn = meta.story({})

FilledIn.test('calls onRequest', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText(/^We are holding this time for you until/)).toBeVisible()
  await expect(canvas.getByText(/42 of 500 characters/)).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Request Booking' }))
  await expect(args.onRequest).toHaveBeenCalledWith(args.draft)
})

export const Empty = meta.story({
  args: { draft: { phone: '', note: '' }, delivery: { ...bookingForm.delivery, addresses: [], selectedId: undefined } },
  play: async ({ canvas }) => {
    const request = canvas.getByRole('button', { name: 'Request Booking' })
    await expect(request).toBeDisabled()
    await expect(request).toHaveAccessibleDescription('Add an address first.')
  },
})

export const WrongPhoneNumber = meta.story({
  args: { draft: { phone: '082 555', note: '' } },
  play: async ({ canvas, userEvent }) => {
    const request = canvas.getByRole('button', { name: 'Request Booking' })
    await expect(request).toHaveAccessibleDescription('Correct the phone number first.')
    await userEvent.click(canvas.getByLabelText('Phone number'))
    await userEvent.tab()
    await expect(canvas.getByText('The phone number must be exactly 10 digits')).toBeVisible()
    await userEvent.clear(canvas.getByLabelText('Phone number'))
    await expect(request).toHaveAccessibleDescription('Enter a phone number first.')
    await userEvent.type(canvas.getByLabelText('Phone number'), '0825550143')
    await expect(request).toBeEnabled()
    leaveFocus()
  },
})

export const AddressesLoading = meta.story({
  args: { delivery: { ...bookingForm.delivery, addresses: [], loading: true } },
})

export const LastMinute = meta.story({
  render: function Hurrying(args) {
    const [soon] = useState(() => secondsFromNow(50))
    return <BookingForm {...args} heldUntil={soon} />
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Less than a minute is left/)).toBeInTheDocument()
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^0:\d\d left$/)
  },
})

export const HoldIsOver = meta.story({
  args: { heldUntil: '2026-11-23T07:05:00Z', onHoldAgain: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('We are no longer holding this time for you')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Request Booking' })).toBeDisabled()
    await expect(canvas.getByRole('link', { name: 'Choose another time' })).toHaveAttribute('href', args.otherTimesHref)
    await userEvent.click(canvas.getByRole('button', { name: 'Try to hold it again' }))
    await expect(args.onHoldAgain).toHaveBeenCalledOnce()
    await expect(canvas.getByLabelText('Note (optional)')).toHaveValue(args.draft.note)
    leaveFocus()
  },
})

export const Requesting = meta.story({
  args: { busy: true },
})

Requesting.test('cannot be requested again meanwhile', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Request Booking' }))
  await expect(args.onRequest).not.toHaveBeenCalled()
})

export const Taken = meta.story({
  args: {
    refusal: {
      kind: 'SlotIsTaken',
      start: siphosVisit.slot.start,
      nearest: [slotAt('2026-11-24', '08:00'), slotAt('2026-11-24', '11:00'), slotAt('2026-11-26', '10:00')],
    },
  },
})

Taken.test('calls onChooseSlot', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('button', { name: 'Request Booking' })).toBeDisabled()
  await userEvent.click(canvas.getByRole('button', { name: '11:00' }))
  await expect(args.onChooseSlot).toHaveBeenCalledWith('2026-11-24T09:00:00Z')
})

/** The time could not be kept again: the connection failed. */
export const NotKeptAgain = meta.story({
  args: {
    heldUntil: '2026-11-23T07:05:00Z',
    onHoldAgain: fn(),
    refusal: { kind: 'NotHeld', message: 'Network error' },
  },
})

NotKeptAgain.test('calls onHoldAgain', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('Failed to hold the time')).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Try to hold it again' }))
  await expect(args.onHoldAgain).toHaveBeenCalledOnce()
})

/** However long ago it was sent: no hold decides whether it has come through. */
export const OutcomeUnknown = meta.story({
  args: {
    heldUntil: undefined,
    refusal: { kind: 'Unknown', message: 'The shop did not answer.' },
  },
})

OutcomeUnknown.test('calls onRequest', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
  await expect(args.onRequest).toHaveBeenCalledWith(args.draft)
})

export const RefusedByTheServer = meta.story({
  args: {
    errors: { phone: 'This number cannot be called' },
    refusal: {
      kind: 'Other',
      message: 'Sipho Mabaso does not take bookings at the moment.',
    },
  },
})

RefusedByTheServer.test('hides the refusal of a field once it changes', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('This number cannot be called')).toBeVisible()
  await userEvent.type(canvas.getByLabelText('Phone number'), '{Backspace}4')
  await expect(canvas.queryByText('This number cannot be called')).toBeNull()
})

export const LongText = meta.story({
  args: {
    visit: {
      ...siphosVisit,
      providerName: longProviderName,
      profession: 'Certified plumber for geysers, solar water heaters and rainwater tanks',
    },
    delivery: { ...bookingForm.delivery, addresses: [longestAddress], selectedId: longestAddress.id },
    draft: { phone: '0825550143', note: 'Please come to the back. '.repeat(22) },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Note (optional)'))
    await userEvent.tab()
    await expect(canvas.getByText('The note must be at most 500 characters long')).toBeVisible()
    leaveFocus()
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByLabelText('Phone number'))
    await userEvent.keyboard('{Enter}')
    await expect(args.onRequest).toHaveBeenCalledOnce()
  },
})
