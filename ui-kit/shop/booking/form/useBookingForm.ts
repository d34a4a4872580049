import { useDraftForm } from '#ui-kit/elements/useDraftForm.ts'
import { type BookingDraft, bookingFieldLabels, trimBooking } from './bookingDraft.ts'

/** Validates the trimmed value of a field: returns an error message, or undefined. */
export type BookingCheck = (field: keyof BookingDraft, value: string) => string | undefined

/** The server's validation errors for the submitted booking, by field. */
export type BookingErrors = Partial<Record<keyof BookingDraft, string>>

type BookingFormOptions = {
  draft: BookingDraft
  onDraft: (change: (current: BookingDraft) => BookingDraft) => void
  check: BookingCheck
  errors?: BookingErrors | undefined
}

/** The state of the booking form. */
export const useBookingForm = ({ draft, onDraft, check, errors }: BookingFormOptions) =>
  useDraftForm({
    draft,
    onDraft,
    serverErrors: errors,
    labels: bookingFieldLabels,
    errorOf: (field, current) => check(field, trimBooking(current)[field]),
    isSame: (field, one, other) => trimBooking(one)[field] === trimBooking(other)[field],
    idOf: (field) => `booking-${field}`,
  })
