export type BookingStatus = 'Requested' | 'Confirmed' | 'Declined' | 'Canceled' | 'Completed' | 'NoShow'

/** The badge label and color of every status. */
export const bookingStatusBadges = {
  Requested: { label: 'Requested', tone: 'sun' },
  Confirmed: { label: 'Confirmed', tone: 'info' },
  Declined: { label: 'Declined', tone: 'bad' },
  Canceled: { label: 'Canceled', tone: 'neutral' },
  Completed: { label: 'Completed', tone: 'ok' },
  NoShow: { label: 'No-show', tone: 'warn' },
} satisfies Record<BookingStatus, { label: string; tone: 'sun' | 'info' | 'ok' | 'neutral' | 'bad' | 'warn' }>

export const bookingStatuses = Object.keys(bookingStatusBadges) as BookingStatus[]
