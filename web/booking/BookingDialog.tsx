import { Suspense, useState } from 'react'
import { dialogPart } from '#web/state/chunks.ts'
import { useClient } from '#web/state/client.ts'
import type { Booking } from './bookingProps.ts'
import { RescheduleBooking } from './RescheduleBooking.tsx'
import { type BookingUpdate, useBookingUpdate } from './useBookingUpdate.ts'

const CancelBookingDialog = dialogPart(
  async () => (await import('#ui-kit/shop/booking/own/CancelBookingDialog.tsx')).CancelBookingDialog,
)

export type BookingDialogKind = 'cancel' | 'reschedule'

type BookingDialogProps = { booking: Booking; onClose: () => void }

/** Cancels a booking of the customer, or moves it to another time. */
export const BookingDialog = ({ kind, ...props }: BookingDialogProps & { kind: BookingDialogKind }) => (
  <Suspense>{kind === 'cancel' ? <CancelBooking {...props} /> : <RescheduleOwnBooking {...props} />}</Suspense>
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
        update.edit({ status: 'Canceled', reason: reason || undefined }, 'Your booking is cancelled')
      }
      onClose={onClose}
    />
  )
}

const RescheduleOwnBooking = ({ booking, onClose }: BookingDialogProps) => {
  const update = useDialogUpdate(booking, onClose)

  return (
    <RescheduleBooking
      booking={booking}
      problem={update.problem}
      busy={update.busy}
      onChoose={update.forgetProblem}
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
