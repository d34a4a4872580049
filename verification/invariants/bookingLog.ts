/** What a customer requested under one idempotency key. `wanted`: the time of every body that was sent under it. */
export interface RequestedTime {
  customerId: string
  bookingId: string
  wanted: WantedTime[]
}

export interface WantedTime {
  providerId: string
  /** ISO 8601, UTC. */
  start: string
}

/** A booking as the API answered it. */
export interface AnsweredBooking extends WantedTime {
  id: string
  customerId: string
  minutes: number
  status: string
  version: number
}

export type BookingLog = ReturnType<typeof openBookingLog>

/** Logs every booking that clients requested and every answer that they got: what the shop has promised. */
export const openBookingLog = () => {
  const requests = new Map<string, RequestedTime>()
  const made = new Set<string>()
  const shown: AnsweredBooking[] = []
  const keys = new Map<string, string>()

  return {
    recordRequest: ({ customerId, bookingId }: Omit<RequestedTime, 'wanted'>, wanted: WantedTime) => {
      requests.getOrInsertComputed(bookingId, () => ({ customerId, bookingId, wanted: [] })).wanted.push(wanted)
    },
    requestOf: (bookingId: string) => requests.get(bookingId),
    /** Records an answer that says that the booking was made. */
    recordMade: (bookingId: string) => made.add(bookingId),
    /** Records an answer that shows a booking, such as one that was edited. */
    recordBooking: (booking: AnsweredBooking) => shown.push(booking),
    /** Records that an edit was sent under a key. Each request has its own correlation id. */
    recordEdit: (key: string, correlationId: string) => keys.set(correlationId, key),
    keyOf: (correlationId: string) => keys.get(correlationId),
    /** The ids of the bookings that the shop answered as made. */
    made: made as ReadonlySet<string>,
    shown: shown as readonly AnsweredBooking[],
  }
}
