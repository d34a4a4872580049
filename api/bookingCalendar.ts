import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { BookingStatus } from '#domain/booking/bookingStatus.ts'
import { shopContact } from '#domain/shopContact.ts'
import { shopIdentity } from '#domain/shopIdentity.ts'

/** What a calendar file says of a booking. */
export interface CalendarBooking {
  id: string
  bookingNumber: string
  providerName: string
  profession: string
  /** ISO 8601, UTC. */
  start: string
  minutes: number
  status: BookingStatus
  address: { streetAddress: string; suburb: string; city: string }
  /** Grows with every change: a calendar replaces its entry. */
  version: number
  requestedAt: string
}

/** A booking as an iCalendar file (RFC 5545), the same for the same booking. `url` leads to the booking. */
export const bookingCalendar = (booking: CalendarBooking, url: string) => {
  const { id, bookingNumber, providerName, profession, start, minutes, status, address, version, requestedAt } = booking
  const { name } = shopIdentity
  const calendar = ical({
    prodId: { company: name, product: 'Bookings', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: `${id}@ekhaya`,
    sequence: version,
    stamp: new Date(requestedAt),
    start: new Date(start),
    end: new Date(Date.parse(start) + minutes * 60_000),
    summary: `${profession}: ${providerName}`,
    location: [address.streetAddress, address.suburb, address.city].join(', '),
    description: `Booking ${bookingNumber} at ${name}. Questions: ${shopContact.telephone.shown}`,
    url,
    status: calendarStatus[status],
  })
  // The package leaves out the end of the last line.
  return { name: `booking-${bookingNumber}.ics`, type: 'text/calendar', content: `${calendar}\r\n` } as const
}

const calendarStatus: Record<BookingStatus, ICalEventStatus> = {
  Requested: ICalEventStatus.TENTATIVE,
  Confirmed: ICalEventStatus.CONFIRMED,
  Completed: ICalEventStatus.CONFIRMED,
  NoShow: ICalEventStatus.CONFIRMED,
  Declined: ICalEventStatus.CANCELLED,
  Canceled: ICalEventStatus.CANCELLED,
}
