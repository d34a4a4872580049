import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { momentAt } from '#domain/booking/slots.ts'
import { thabosPlumbing } from '#domain/testing/providerFixtures.ts'
import { availabilityOf, bookableCalendar, localNow, soonestFree, weekendCalendar } from './availability.ts'
import type { TakenTime } from './providerTables.ts'
import { openSoonestTimes } from './soonestTimes.ts'

const friday = '2026-11-27'
const saturday = '2026-11-28'
const minutesOfTwoDays = 2 * 24 * 60

/** Mostly the early hours of Friday, in which holds of its first slots end. */
const minutes = fc.oneof(
  { weight: 3, arbitrary: fc.double({ min: 0, max: 9 * 60, noNaN: true }) },
  fc.double({ min: 0, max: minutesOfTwoDays, noNaN: true }),
)
const hours = fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 8, max: 10 }) }, fc.integer({ min: 8, max: 16 }))

/** The moment so many minutes after the beginning of Friday. */
const afterFriday = (minutes: number) =>
  localNow(new Date(Date.parse(momentAt(friday, 0)) + Math.round(minutes * 60_000)))

const hold = (day: string, minute: number, until: string): TakenTime => ({
  ...{ start: momentAt(day, minute), minute, minutes: 60 },
  ...{ bookingId: '', customerId: 'amina', until },
})

const booking = (day: string, minute: number): TakenTime => ({
  ...hold(day, minute, ''),
  bookingId: 'aminas-booking',
})

const thaboWith = (taken: readonly TakenTime[]) =>
  availabilityOf(
    thabosPlumbing,
    new Map([friday, saturday].map((day) => [day, taken.filter(({ start }) => localNow(new Date(start)).day === day)])),
  )

const takenTimes = fc.array(
  fc.oneof(
    fc
      .tuple(fc.constantFrom(friday, saturday), fc.integer({ min: 8, max: 16 }))
      .map(([day, hour]) => booking(day, hour * 60)),
    fc
      .tuple(fc.constantFrom(friday, saturday), hours, minutes)
      .map(([day, hour, until]) => hold(day, hour * 60, afterFriday(until).moment)),
  ),
  { maxLength: 12 },
)

const moments = fc
  .array(minutes, { minLength: 1, maxLength: 20 })
  .map((visits) => visits.toSorted((one, other) => one - other).map(afterFriday))

describe('the remembered soonest free time', () => {
  it.each([
    ['of all days', bookableCalendar],
    ['of the weekend', weekendCalendar],
  ])('%s is at any moment the one that is computed anew', (_, calendarOf) => {
    fc.assert(
      fc.property(takenTimes, moments, (taken, visits) => {
        const thabo = thaboWith(taken)
        const provider = { availability: thabo }
        const times = openSoonestTimes(calendarOf)
        for (const now of visits) expect(times.find(provider, now)).toEqual(soonestFree(thabo, calendarOf(now), now))
      }),
      { numRuns: 300 },
    )
  })

  it('changes with the times of the provider once it is forgotten', () => {
    const times = openSoonestTimes(bookableCalendar)
    const early = afterFriday(7 * 60)
    const thabo = { availability: thaboWith([]) }
    expect(times.find(thabo, early)).toMatchObject({ day: friday, minute: 8 * 60 })

    thabo.availability = thaboWith([booking(friday, 8 * 60)])
    times.forget(thabo)

    expect(times.find(thabo, early)).toMatchObject({ minute: 9 * 60 })
  })
})
