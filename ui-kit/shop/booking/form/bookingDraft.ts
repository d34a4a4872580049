/** The values of the booking form. */
export type BookingDraft = { phone: string; note: string }

export const bookingFieldLabels: Record<keyof BookingDraft, string> = {
  phone: 'Phone number',
  note: 'Note',
}

/** The draft without surrounding spaces. */
export const trimBooking = ({ phone, note }: BookingDraft): BookingDraft => ({ phone: phone.trim(), note: note.trim() })
