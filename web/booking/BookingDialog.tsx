import { lazy, Suspense, useState } from 'react'
import { useFreeTimes } from '#web/state/booking/useFreeTimes.ts'
import { useClient } from '#web/state/client.ts'
import type { Booking } from './bookingProps.ts'
import { type BookingUpdate, useBookingUpdate } from './useBookingUpdate.ts'

const CancelBookingDialog = lazy(async () => ({
  default: (await import('#ui-kit/shop/booking/own/CancelBookingDialog.tsx')).CancelBookingDialog,
}))
const RescheduleDialog = lazy(async () => ({
  default: (await import('#ui-kit/shop/booking/own/RescheduleDialog.tsx')).RescheduleDialog,
}))

export type BookingDialogKind = 'cancel' | 'reschedule'

type BookingDialogProps = { booking: Booking; onClose: () => void }

/** Cancels a booking of the customer, or moves it to another time. */
export const BookingDialog = ({ kind, ...props }: BookingDialogProps & { kind: BookingDialogKind }) => (
  <Suspense>{kind === 'cancel' ? <CancelBooking {...props} /> : <RescheduleBooking {...props} />}</Suspense>
)

const CancelBooking = ({ booking, onClose }: BookingDialogProps) => {
  const update = useDialogUpdate(booking, onClose)

  return (
    <CancelBookingDialog
      bookingNumber={booking.bookingNumber}
      providerName={booking.providerName}
      start={booking.start}
      problem={update.problem}
      busy={update.busy}
      onCancelBooking={(reason) =>
        update.edit({ status: 'Canceled', reason: reason || undefined }, 'Your booking is canceled')
      }
      onClose={onClose}
    />
  )
}

const RescheduleBooking = ({ booking, onClose }: BookingDialogProps) => {
  const update = useDialogUpdate(booking, onClose)
  const [openedAt] = useState(() => new Date().toISOString())
  const { chosenIsTaken, ...picker } = useFreeTimes(booking.providerId, { openedAt })
  const choose = (start: string) => {
    update.forgetProblem()
    picker.onChoose(start)
  }

  return (
    <RescheduleDialog
      bookedStart={booking.start}
      picker={{ ...picker, onChoose: choose }}
      // A time that was taken meanwhile is told beside the others.
      problem={chosenIsTaken ? undefined : update.problem}
      busy={update.busy}
      onReschedule={(start) => update.edit({ start }, 'Your booking has a new time')}
      onClose={onClose}
    />
  )
}

/** Edits the booking and closes the dialog; after a refusal the dialog stays, with the reason and with what is true now. */
const useDialogUpdate = ({ id, version }: Booking, onClose: () => void) => {
  const { queryCache } = useClient()
  const { busy, edit } = useBookingUpdate()
  const [problem, setProblem] = useState<string>()

  return {
    busy,
    problem,
    forgetProblem: () => setProblem(undefined),
    edit: async (change: Omit<BookingUpdate, 'id' | 'version'>, successMessage: string) => {
      setProblem(undefined)
      const failure = await edit({ id, version, ...change }, successMessage)
      if (!failure) return onClose()
      setProblem(failure.message)
      queryCache.invalidate('GET bookings/find/', 'GET api/service-providers/slots/')
    },
  }
}
