import { slotsOn } from '#domain/booking/slots.ts'
import { thabosPlumbing } from '#domain/testing/providerFixtures.ts'
import { checkBookings } from '#verification/invariants/checkBookings.ts'
import type { LogSnapshot } from '#verification/invariants/logSnapshot.ts'
import { countByKind } from '#verification/invariants/violation.ts'
import { type SlotRushOutcome, wanted } from './runSlotRush.ts'

const day = '2026-11-24'

/** Counts of what a rush for one slot led to, in the log and in the answers. `made` and `stored` must be 1, and all but `taken` 0. */
export interface SlotRushCounts {
  /** Customers who were told that they have the slot, and bookings in the log. */
  made: number
  stored: number
  /** Customers who were refused because the slot is taken, and in any other way. */
  taken: number
  refusedOtherwise: number
  /** Refusals that do not offer the three free times nearest to the wanted one. */
  notNearest: number
  /** Offered times that are not free. */
  notFree: number
  lost: number
  doubled: number
  halfDone: number
}

export const countSlotRushViolations = (
  log: LogSnapshot,
  { bookings, refusals, notFree }: SlotRushOutcome,
): SlotRushCounts => {
  const { lost, doubled, halfDone } = countByKind(checkBookings(log, bookings))
  const taken = refusals.filter(({ refusal }) => refusal === 'SlotIsTaken')
  return {
    made: bookings.made.size,
    stored: log.bookings.size,
    taken: taken.length,
    refusedOtherwise: refusals.length - taken.length,
    notNearest: taken.filter(({ offered = [] }) => offered.join() !== nearestThree.join()).length,
    notFree: notFree.length,
    ...{ lost, doubled, halfDone },
  }
}

const distance = (start: string) => Math.abs(Date.parse(start) - Date.parse(wanted.start))

// Everything else is free.
const nearestThree = slotsOn(thabosPlumbing, day)
  .map(({ start }) => start)
  .filter((start) => start !== wanted.start)
  .sort((one, other) => distance(one) - distance(other))
  .slice(0, 3)
  .sort()
