import type { Booking } from '#domain/booking/bookingMachine.ts'
import { type BookingTransition, bookingTransitions } from '#domain/booking/bookingTransitions.ts'
import type { SeededRandom } from '#harness/seededRandom.ts'
import { openBookingClient } from '#verification/clients/bookingClient.ts'
import { noAnswer } from '#verification/clients/noAnswer.ts'
import type { ClientLog } from '#verification/invariants/clientLog.ts'
import type { Browser } from './browser.ts'

export interface BookingAdminClient {
  browser: Browser
  random: SeededRandom
  clientLog: ClientLog
  /** The ids of all bookings. */
  bookings: () => readonly string[]
  /** Replays a booking from its stream as it is now. */
  booking: (id: string) => Booking
}

/** Runs an admin who confirms, declines and completes bookings, tries what is not possible, and repeats an edit that got no answer. */
export const runBookingAdmin = async (admin: BookingAdminClient, edits: number) => {
  const { browser, random, bookings } = admin
  for (let done = 0; done < edits; done += 1) {
    await browser.pause(random.happens(0.1) ? 200_000 : 800)
    const all = bookings()
    if (all.length > 0) await sendEdit(admin, random.pick(all), `themba-edit-${done}`)
  }
}

const sendEdit = async ({ browser, random, clientLog, booking }: BookingAdminClient, id: string, key: string) => {
  const before = booking(id)
  const status = pickStatus(random, before)
  const edit = { id, status, reason: 'Thabo is ill', ...(random.happens(0.3) && { version: before.revision }) }
  const client = openBookingClient({ send: browser.ask, clientLog })
  for (let tries = 0; tries < 3; tries += 1) if ((await client.edit(edit, key)) !== noAnswer) return
}

// Mostly the next step, sometimes any.
const pickStatus = (random: SeededRandom, booking: Booking) => {
  if (random.happens(0.3)) return random.pick(statuses)
  if (booking.is('requested')) return random.happens(0.7) ? 'Confirmed' : 'Declined'
  return random.happens(0.7) ? 'Completed' : 'NoShow'
}

const statuses = bookingTransitions.filter(
  (transition): transition is Exclude<BookingTransition, 'Rescheduled'> => transition !== 'Rescheduled',
)
