import { Suspense, useState } from 'react'
import { useFreeTimes } from '#web/state/booking/useFreeTimes.ts'
import { dialogPart } from '#web/state/chunks.ts'
import type { Booking } from './bookingProps.ts'

const RescheduleDialog = dialogPart(
  async () => (await import('#ui-kit/shop/booking/own/RescheduleDialog.tsx')).RescheduleDialog,
)

type RescheduleBookingProps = {
  booking: Booking
  /** Why it cannot be rescheduled, however free the chosen time is. */
  conflict?: string | undefined
  /** Why it was not rescheduled; that the chosen time was taken is told beside the other times. */
  problem: string | undefined
  busy: boolean
  /** Another time was chosen. */
  onChoose?: () => void
  onReschedule: (start: string) => void
  onClose: () => void
}

/** Moves a booking to one of the free times of its service provider. */
export const RescheduleBooking = (props: RescheduleBookingProps) => {
  const { booking, conflict, problem, busy, onChoose, onReschedule, onClose } = props
  const [openedAt] = useState(() => new Date().toISOString())
  const { chosenIsTaken, ...picker } = useFreeTimes(booking.providerId, { openedAt })
  const choose = (start: string) => {
    onChoose?.()
    picker.onChoose(start)
  }

  return (
    <Suspense>
      <RescheduleDialog
        bookedStart={booking.start}
        picker={{ ...picker, onChoose: choose }}
        problem={conflict ?? (chosenIsTaken ? undefined : problem)}
        busy={busy}
        onReschedule={onReschedule}
        onClose={onClose}
      />
    </Suspense>
  )
}
