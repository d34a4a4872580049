import { type Slot, slotDay, slotTime } from '#ui-kit/shop/booking/slotTimes.ts'

/** One day of a provider with its free slots, earliest first. */
export type FreeDay = {
  /** `2026-11-28` */
  day: string
  /** The provider does not work on this day. */
  isOff: boolean
  slots: readonly Slot[]
}

/** The free slots nearest in time to one that is gone, earliest first. */
export const nearestSlots = (days: readonly FreeDay[], start: string, count = 3): Slot[] => {
  const distanceOf = (slot: Slot) => Math.abs(Date.parse(slot.start) - Date.parse(start))

  return days
    .flatMap(({ slots }) => slots)
    .toSorted((one, other) => distanceOf(one) - distanceOf(other))
    .slice(0, count)
    .toSorted(byStart)
}

/** Whether the chosen time is on one of these days, and no longer free. */
export const isTimeTaken = (days: readonly FreeDay[], chosen: string | undefined) =>
  chosen !== undefined &&
  days.some(({ day, slots }) => day === slotDay(chosen) && !slots.some(({ start }) => start === chosen))

/** The slots of a day by part of the day; parts without slots are left out. */
export const partsOfDay = (slots: readonly Slot[]) =>
  parts
    .map(({ name, from, to }) => ({
      name,
      slots: slots.filter(({ start }) => slotTime(start) >= from && slotTime(start) < to),
    }))
    .filter((part) => part.slots.length > 0)

/** The day that is shown at first: the chosen one if it is in the strip, else the first with a free time. */
export const dayToShow = (days: readonly FreeDay[], chosen: string | undefined) =>
  days.find(({ day, slots }) => day === chosen && slots.length > 0) ?? days.find(({ slots }) => slots.length > 0)

const byStart = (one: Slot, other: Slot) => one.start.localeCompare(other.start)

const parts = [
  { name: 'Morning', from: '00:00', to: '12:00' },
  { name: 'Afternoon', from: '12:00', to: '17:00' },
  { name: 'Evening', from: '17:00', to: '24:00' },
]
