import type { TransitionOption } from '#ui-kit/shop/order/admin/OrderTransitions.tsx'
import type { Booking } from '#web/booking/bookingProps.ts'
import type { BookingUpdate } from '#web/booking/useBookingUpdate.ts'
import type { ConcurrentWords } from '#web/state/history/concurrentChange.ts'
import { formatBookingChanges } from './formatBookingChanges.ts'

type Transition = NonNullable<BookingUpdate['status']> | 'Rescheduled'

/** Props of all transitions of a booking; a blocked one has its reason. */
export const bookingTransitionProps = ({ offered, withheld }: Booking): TransitionOption[] =>
  allTransitions.map((id) => {
    const allowed = offered.includes(id)
    const { label, asks } = texts[id]
    return { id, label, asks, allowed, reason: allowed ? undefined : withheld[id] }
  })

/** Why a transition is no longer possible, as a sentence; `undefined` if it is possible. */
export const blockedBookingMessage = ({ withheld }: Booking, transition: string) => {
  const known = knownTransition(transition)
  const reason = known && withheld[known]
  return reason ? `“${texts[known].label}” is no longer possible: ${reason}.` : undefined
}

/** The request for a transition, with the version that the admin saw. `answer`: the reason, or the new start. */
export const bookingUpdateRequest = ({ id, version }: Booking, transition: string, answer?: string): BookingUpdate => {
  const known = knownTransition(transition)
  return known === undefined || known === 'Rescheduled'
    ? { id, version, start: answer }
    : { id, version, status: known, reason: answer }
}

/** The success message of a transition. */
export const bookingDoneMessage = ({ bookingNumber }: Booking, transition: string) => {
  const known = knownTransition(transition)
  return `${bookingNumber} ${known ? texts[known].done : 'is changed'}`
}

const texts: Record<Transition, Pick<TransitionOption, 'label' | 'asks'> & { done: string }> = {
  Confirmed: { label: 'Confirm', done: 'is confirmed' },
  Completed: { label: 'Complete', done: 'is completed' },
  Rescheduled: { label: 'Move to another time', done: 'has a new time' },
  Declined: { label: 'Decline', asks: 'declineReason', done: 'is declined' },
  NoShow: { label: 'Record a no-show', done: 'is recorded as a no-show' },
  Canceled: { label: 'Cancel booking', asks: 'reason', done: 'is cancelled' },
}

const allTransitions = Object.keys(texts) as Transition[]

const knownTransition = (name: string) => allTransitions.find((each) => each === name)

/** How changes of a booking by others are told. */
export const bookingConflictWords: ConcurrentWords = {
  texts: {
    BookingConfirmed: 'confirmed this booking',
    BookingDeclined: 'declined this booking',
    BookingRescheduled: 'moved this booking to another time',
    BookingCanceled: 'cancelled this booking',
    BookingCompleted: 'completed this booking',
    NoShowRecorded: 'recorded a no-show for this booking',
  },
  describeChanges: formatBookingChanges,
}
