import { z } from 'zod'
import type { BookingTransition } from '#domain/booking/bookingTransitions.ts'
import { addDays, dayOf, slotsOn } from '#domain/booking/slots.ts'
import { NewProvider } from '#domain/provider/providerForm.ts'
import { type BookingCustomer, bookingCustomers } from './bookingCustomers.ts'
import { chance } from './chance.ts'
import { readContent } from './content.ts'
import { day, hour } from './demoActions.ts'
import { type DemoProvider, demoProviders } from './serviceProviders.ts'

type DemoMove = Exclude<BookingTransition, 'Rescheduled'>

/** A booking that was requested before the shop opened. Moments in milliseconds since the epoch. */
export interface DemoBooking {
  /** The booking's id derives from it. */
  key: string
  customer: BookingCustomer
  provider: DemoProvider
  /** The start of the slot: ISO 8601, UTC. */
  start: string
  note: string
  requestedAt: number
  moves: readonly { move: DemoMove; at: number }[]
  /** Why it was declined or canceled. */
  reason?: string | undefined
  review?: { rating: number; text: string; at: number } | undefined
}

const moves = ['Confirmed', 'Declined', 'Canceled', 'Completed', 'NoShow'] as const satisfies readonly DemoMove[]

/** At least one booking in every state, so that the admin pages show each. */
const recentBookings = readContent(
  'recentBookings.json',
  z.array(
    z.strictObject({
      customer: z.enum(bookingCustomers.map(({ key }) => key)),
      provider: z.enum(demoProviders.map(({ id }) => id)),
      /** Below 0 before the shop's first start, above 0 after it. */
      daysFromNow: z.int(),
      note: z.string().default(''),
      moves: z.array(z.enum(moves)),
      reason: z.string().optional(),
    }),
  ),
)

/** All bookings that were requested before now. No two of a provider overlap. */
export const demoBookings = (now: number): DemoBooking[] =>
  demoProviders.flatMap((provider) => {
    const freeSlot = openFreeSlots(provider)
    return [...reviewedBookings(provider, freeSlot, now), ...unreviewedBookings(provider, freeSlot, now)]
  })

const reviewedBookings = (provider: DemoProvider, freeSlot: FreeSlots, now: number): DemoBooking[] =>
  provider.reviews.map(({ firstname, rating, text, daysAgo }) => {
    const customer = bookingCustomers.find((each) => each.firstname === firstname)
    if (!customer) throw new Error(`bookingCustomers.json lacks ${firstname}`)
    const at = writtenAt(text, now - daysAgo * day)
    const visit = freeSlot(addDays(isoDay(at), -1 - Math.floor(chance(text) * 3)), -1)
    return {
      key: `${customer.key} ${provider.id}`,
      ...{ customer, provider, note: '' },
      ...visitAt(visit, ['Confirmed', 'Completed']),
      review: { rating, text, at },
    }
  })

const unreviewedBookings = (provider: DemoProvider, freeSlot: FreeSlots, now: number): DemoBooking[] =>
  recentBookings
    .filter((recent) => recent.provider === provider.id)
    .flatMap(({ customer: key, daysFromNow, moves, ...recent }) =>
      bookingCustomers
        .filter((customer) => customer.key === key)
        .map((customer) => ({
          key: `${key} ${provider.id} lately`,
          ...{ customer, provider, note: recent.note, reason: recent.reason },
          ...visitAt(freeSlot(isoDay(now + daysFromNow * day), Math.sign(daysFromNow)), moves, now),
        })),
    )

// Between seven in the morning and nine at night.
const writtenAt = (text: string, moment: number) => Math.floor(moment / day) * day + 5 * hour + chance(text) * 14 * hour

/** When a visit was requested and what became of it: before the visit, or right after it. Everything is over by `now`. */
const visitAt = (start: string, moves: readonly DemoMove[], now = Number.POSITIVE_INFINITY) => {
  const startsAt = Date.parse(start)
  const requestedAt = Math.min(
    startsAt - (2 + Math.floor(3 * chance(start))) * day - hour,
    now - (6 + 20 * chance(start)) * hour,
  )
  const momentOf = (move: DemoMove) =>
    move === 'Completed' || move === 'NoShow' ? startsAt + 4 * hour : requestedAt + (1 + 3 * chance(start)) * hour
  return { start, requestedAt, moves: moves.map((move, index) => ({ move, at: momentOf(move) + index * 60_000 })) }
}

/** A slot on the first working day of a provider from `from` on, backwards or forwards. Never the same one twice. */
type FreeSlots = (from: string, direction: number) => string

const openFreeSlots = (provider: DemoProvider): FreeSlots => {
  const schedule = NewProvider.parse(provider)
  const taken = new Set<string>()
  return (from, direction) => {
    for (let day = from; ; day = addDays(day, direction)) {
      const free = slotsOn(schedule, day).filter(({ start }) => !taken.has(start))
      const slot = free[Math.floor(chance(`${provider.id} ${day}`) * free.length)]
      if (!slot) continue
      taken.add(slot.start)
      return slot.start
    }
  }
}

const isoDay = (moment: number) => dayOf(new Date(moment).toISOString())
