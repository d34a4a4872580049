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

/** A booking as an iCalendar file (RFC 5545). `url` leads to the booking. */
export const bookingCalendar = (booking: CalendarBooking, url: string) => {
  const { id, bookingNumber, providerName, profession, start, minutes, status, address, version } = booking
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${shopIdentity.name}//Bookings//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}@ekhaya`,
    `SEQUENCE:${version}`,
    `DTSTAMP:${utcTime(Date.parse(booking.requestedAt))}`,
    `DTSTART:${utcTime(Date.parse(start))}`,
    `DTEND:${utcTime(Date.parse(start) + minutes * 60_000)}`,
    `SUMMARY:${escaped(`${profession}: ${providerName}`)}`,
    `LOCATION:${escaped([address.streetAddress, address.suburb, address.city].join(', '))}`,
    `DESCRIPTION:${escaped(`Booking ${bookingNumber} at ${shopIdentity.name}. Questions: ${shopContact.telephone.shown}`)}`,
    `URL:${url}`,
    `STATUS:${calendarStatus[status]}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.flatMap(folded).join('\r\n')}\r\n`
}

const calendarStatus: Record<BookingStatus, string> = {
  Requested: 'TENTATIVE',
  Confirmed: 'CONFIRMED',
  Completed: 'CONFIRMED',
  NoShow: 'CONFIRMED',
  Declined: 'CANCELLED',
  Canceled: 'CANCELLED',
}

// 20261124T070000Z
const utcTime = (milliseconds: number) => new Date(milliseconds).toISOString().replace(/[-:]|\.\d+/g, '')

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n')

/** A line has at most 75 bytes; the next ones begin with a space. */
const folded = (line: string) => {
  const parts: string[] = ['']
  for (const character of line) {
    const part = `${parts.at(-1)}${character}`
    if (Buffer.byteLength(part) > 74) parts.push(` ${character}`)
    else parts[parts.length - 1] = part
  }
  return parts
}
