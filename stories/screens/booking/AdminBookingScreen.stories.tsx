import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { leaveFocus } from '#stories/leaveFocus.ts'
import { offlineFailure } from '#stories/screens/offlineFailure.ts'
import { longestAddress } from '#stories/shop/address/aminasAddresses.ts'
import {
  requestedTransitions,
  settledTransitions,
  summarizedBooking,
} from '#stories/shop/booking/admin/summarizedBooking.ts'
import { longProviderName, longProviderPhone } from '#stories/shop/booking/ownBookings.ts'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { type AdminBookingPanelProps, AdminBookingScreen } from '#ui-kit/screens/booking/AdminBookingScreen.tsx'
import type { BookingStatus } from '#ui-kit/shop/booking/bookingStatus.ts'
import { RecordHistory } from '#ui-kit/shop/history/RecordHistory.tsx'
import { bookingHistory } from './bookingHistory.ts'

const panel: AdminBookingPanelProps = {
  booking: summarizedBooking,
  transitions: requestedTransitions,
  onAsk: fn(),
  onTransition: fn(),
}

const meta = preview.meta({
  title: 'Screens/Admin/AdminBookingScreen',
  component: AdminBookingScreen,
  args: {
    bookingNumber: 'BK-7F3K-92QD',
    status: 'Requested' as BookingStatus | undefined,
    panel: panel as AdminBookingPanelProps | undefined,
    children: <RecordHistory {...bookingHistory} />,
  },
  parameters: { layout: 'fullscreen' },
})

export const Requested = meta.story({})

Requested.test('calls onTransition', async ({ canvas, userEvent, args }) => {
  const complete = canvas.getByRole('button', { name: 'Complete' })
  await expect(complete).toBeDisabled()
  await expect(complete).toHaveAccessibleDescription('Only a confirmed booking can be completed.')
  await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }))
  await expect(args.panel?.onTransition).toHaveBeenCalledWith('Confirmed')
  await expect(canvas.getByRole('heading', { name: 'The booking at any moment' })).toBeVisible()
})

export const Declining = meta.story({
  render: function Declining(args) {
    const [openedId, ask] = useState<string>()
    return <AdminBookingScreen {...args} panel={args.panel && { ...args.panel, openedId, onAsk: ask }} />
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }))
    const reason = canvas.getByLabelText('Why is it being declined?')
    await expect(reason).toHaveAccessibleDescription('The customer sees this with the booking.')
    await userEvent.type(reason, 'Too far away{Enter}')
    await expect(args.panel?.onTransition).toHaveBeenCalledWith('Declined', 'Too far away')
    leaveFocus()
  },
})

export const Completed = meta.story({
  args: { status: 'Completed', panel: { ...panel, transitions: settledTransitions } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is nothing left to do for this booking.')).toBeVisible()
  },
})

export const Conflict = meta.story({
  args: {
    panel: {
      ...panel,
      conflict: {
        changes: [{ field: 'Status', from: 'Requested', to: 'Canceled' }],
        refused: true,
        onShowNow: fn(),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Someone else has changed this booking.')).toBeVisible()
  },
})

export const MoveRefused = meta.story({
  args: { panel: { ...panel, problem: 'The booking is already canceled. Possible now: nothing.' } },
})

export const Loading = meta.story({ args: { status: undefined, panel: undefined, children: undefined } })
export const Failed = meta.story({
  args: { status: undefined, panel: undefined, children: undefined, failure: { onRetry: fn() } },
})

export const Offline = Failed.extend({
  args: { failure: offlineFailure() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch data: you are offline')
  },
})

export const LongText = meta.story({
  args: {
    panel: {
      ...panel,
      booking: {
        ...summarizedBooking,
        provider: { ...summarizedBooking.provider, name: longProviderName, phoneNumber: longProviderPhone },
        address: longestAddress,
        note: 'Please come to the back door and do not let the dog out. '.repeat(8),
      },
    },
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await tabTo(canvas.getByRole('button', { name: 'Confirm' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.panel?.onTransition).toHaveBeenCalledWith('Confirmed')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.panel?.onTransition).toHaveBeenLastCalledWith('Rescheduled')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.panel?.onAsk).toHaveBeenCalledWith('Declined')
  },
})
