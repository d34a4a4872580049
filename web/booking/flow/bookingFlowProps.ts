import { addressRules } from '#domain/address/addressRules.ts'
import { normalizeMobileNumber } from '#domain/address/mobileNumber.ts'
import type { BookingFlowRefusal } from '#domain/booking/bookingFlowContext.ts'
import { noteRule } from '#domain/booking/noteRule.ts'
import type { BookingRefusal } from '#ui-kit/shop/booking/form/BookingRefusalNotice.tsx'
import type { BookingCheck, BookingErrors } from '#ui-kit/shop/booking/form/useBookingForm.ts'
import type { Slot } from '#ui-kit/shop/booking/slotTimes.ts'
import type { BookingFlow } from './useBookingFlow.ts'

type State = BookingFlow['state']

/** The time that the form is for; undefined before it is kept. `minutes`: the length of the provider's slots. */
export const formSlot = (state: State, minutes: number): Slot | undefined => {
  const { held, start } = state.context
  return held ?? (isSent(state) ? { start, minutes } : undefined)
}

/** Until when the time is kept; undefined where that decides nothing, as the shop may have made the booking. */
export const heldUntil = (state: State) => (state.matches('unanswered') ? undefined : state.context.held?.until)

/** The time that was taken, and the nearest free ones. */
export const takenTime = (state: State, minutes: number) => {
  const { start, nearest } = state.context
  return state.matches('timeTaken') ? { start, nearest: nearest.map((each) => ({ start: each, minutes })) } : undefined
}

/** What the form says about the request. */
export const bookingRefusalProps = (state: State, minutes: number): BookingRefusal | undefined => {
  const taken = takenTime(state, minutes)
  if (taken) return { kind: 'SlotIsTaken', ...taken }
  const { refused } = state.context
  if (state.matches('unanswered')) return { kind: 'Unknown', message: refused?.message ?? leftTooEarly }
  if (!refused || fieldErrors(refused)) return undefined
  return { kind: state.matches('holdFailed') ? 'NotHeld' : 'Other', message: refused.message }
}

/** What the page says where there is no form to show it in. */
export const failureProps = ({ state, send }: BookingFlow) => {
  const { refused, held } = state.context
  if (!state.matches('holdFailed') || held || !refused) return undefined
  return { message: refused.message, onRetry: refused.isMissing ? undefined : () => send({ type: 'holdRepeated' }) }
}

/** The server's errors of the form's fields. */
export const fieldErrors = (refused: BookingFlowRefusal | undefined): BookingErrors | undefined => {
  const own = (refused?.errors ?? []).filter(({ field }) => field === 'phone' || field === 'note')
  return own.length > 0 ? Object.fromEntries(own.map(({ field, message }) => [field, message])) : undefined
}

/** The rules of the form's fields. */
export const checkBooking: BookingCheck = (field, value) => {
  if (field === 'note') return noteRule.check(value)
  const number = normalizeMobileNumber(value)
  return number.length === addressRules.recipientMobileNumber.maxLength && /^\d+$/.test(number)
    ? undefined
    : 'The phone number must be exactly 10 digits'
}

const isSent = (state: State) => state.matches('unanswered') || state.matches('requesting')

const leftTooEarly = 'The page was closed before the shop answered.'
