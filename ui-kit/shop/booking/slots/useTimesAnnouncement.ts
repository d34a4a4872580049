import { useState } from 'react'
import { longDayName } from '#ui-kit/shop/booking/slotTimes.ts'
import type { FreeDay } from './freeDays.ts'

/**
 * A sentence for screen readers when the free times of the shown days change while somebody looks at them; empty before. `loaded`: undefined
 * while they load.
 */
export const useTimesAnnouncement = (loaded: readonly FreeDay[] | undefined) => {
  const days = loaded ?? noDays
  const [seen, setSeen] = useState({ days, words: '' })
  if (seen.days === days) return seen.words

  // Other days are no change: somebody turned the page.
  const isSameWeek = days.length > 0 && seen.days[0]?.day === days[0]?.day
  const words = isSameWeek ? changeWords(seen.days, days) || seen.words : ''
  setSeen({ days, words })
  return words
}

// The same list each time: every other one counts as a change.
const noDays: readonly FreeDay[] = []

const changeWords = (before: readonly FreeDay[], now: readonly FreeDay[]) =>
  now
    .filter((day, index) => startsOf(day) !== startsOf(before[index]))
    .map(({ day, slots }) => `${longDayName(day)} now has ${countName(slots.length)}.`)
    .join(' ')

const startsOf = (day: FreeDay | undefined) => day?.slots.map(({ start }) => start).join()

const countName = (count: number) => {
  if (count === 0) return 'no free times'
  return count === 1 ? '1 free time' : `${count} free times`
}
