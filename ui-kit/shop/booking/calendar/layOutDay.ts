import type { BookingRow } from '#ui-kit/shop/booking/admin/bookingRow.ts'
import { slotTime } from '#ui-kit/shop/booking/slotTimes.ts'

/** A booking at its place in the column of its day: minutes since midnight, and its lane of several side by side. */
export type PlacedBooking = { booking: BookingRow; from: number; to: number; lane: number; lanes: number }

/** Bookings of which there is no room to show them. */
export type MoreBookings = { from: number; to: number; count: number; lane: number; lanes: number }

/** Places the bookings of one day: those at the same time side by side, at most `maxLanes`, the last lane for a count of the rest. */
export const layOutDay = (bookings: readonly BookingRow[], maxLanes = 3) => {
  const placed: PlacedBooking[] = []
  const more: MoreBookings[] = []
  for (const group of overlappingGroups(bookings)) {
    const inLanes = toLanes(group)
    const needed = Math.max(...inLanes.map(({ lane }) => lane)) + 1
    const lanes = Math.min(needed, maxLanes)
    const room = needed > maxLanes ? maxLanes - 1 : maxLanes
    const hidden = inLanes.filter(({ lane }) => lane >= room)
    placed.push(...inLanes.filter(({ lane }) => lane < room).map((each) => ({ ...each, lanes })))
    if (hidden.length > 0) {
      const from = Math.min(...hidden.map((each) => each.from))
      const to = Math.max(...hidden.map((each) => each.to))
      more.push({ from, to, count: hidden.length, lane: room, lanes })
    }
  }

  return { placed, more }
}

/** Minutes since midnight in South Africa. */
export const minuteOfDay = (start: string) => {
  const [hours = 0, minutes = 0] = slotTime(start).split(':').map(Number)
  return hours * 60 + minutes
}

type Timed = { booking: BookingRow; from: number; to: number }

const overlappingGroups = (bookings: readonly BookingRow[]) => {
  const groups: Timed[][] = []
  let end = -1
  for (const each of bookings.map(toTimed).toSorted((one, other) => one.from - other.from || one.to - other.to)) {
    if (each.from >= end) groups.push([])
    groups.at(-1)?.push(each)
    end = Math.max(end, each.to)
  }

  return groups
}

const toTimed = (booking: BookingRow): Timed => {
  const from = minuteOfDay(booking.slot.start)
  return { booking, from, to: from + booking.slot.minutes }
}

// Each booking takes the first lane that is free at its time.
const toLanes = (group: readonly Timed[]) => {
  const ends: number[] = []

  return group.map((each) => {
    const free = ends.findIndex((end) => end <= each.from)
    const lane = free < 0 ? ends.length : free
    ends[lane] = each.to
    return { ...each, lane }
  })
}
