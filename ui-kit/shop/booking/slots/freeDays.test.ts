import { describe, expect, it } from 'vitest'
import { dayToShow, type FreeDay, nearestSlots, partsOfDay } from './freeDays.ts'

const slot = (start: string) => ({ start, minutes: 60 })
const [nine, eleven, three, six] = ['T07:00:00Z', 'T09:00:00Z', 'T13:00:00Z', 'T16:00:00Z'].map((time) =>
  slot(`2026-11-24${time}`),
) as [ReturnType<typeof slot>, ReturnType<typeof slot>, ReturnType<typeof slot>, ReturnType<typeof slot>]
const wednesdayNine = slot('2026-11-25T07:00:00Z')

const monday: FreeDay = { day: '2026-11-23', isOff: true, slots: [] }
const tuesday: FreeDay = { day: '2026-11-24', isOff: false, slots: [nine, eleven, three, six] }
const wednesday: FreeDay = { day: '2026-11-25', isOff: false, slots: [wednesdayNine] }
const week = [monday, tuesday, wednesday]

describe('the times nearest to one that was taken', () => {
  it('are before and after it, earliest first', () => {
    expect(nearestSlots(week, '2026-11-24T12:00:00Z')).toEqual([eleven, three, six])
  })

  it('may be on another day', () => {
    expect(nearestSlots(week, '2026-11-25T06:00:00Z', 1)).toEqual([wednesdayNine])
  })

  it('are none where nothing is free', () => expect(nearestSlots([monday], '2026-11-23T07:00:00Z')).toEqual([]))
})

describe('a day', () => {
  it('is told in its parts, without empty ones', () => {
    expect(partsOfDay([nine, six])).toEqual([
      { name: 'Morning', slots: [nine] },
      { name: 'Evening', slots: [six] },
    ])
  })

  it('is shown at first if it has a free time, chosen or not', () => {
    expect(dayToShow(week, '2026-11-25')).toBe(wednesday)
    expect(dayToShow(week, '2026-11-23')).toBe(tuesday)
    expect(dayToShow([monday], undefined)).toBeUndefined()
  })
})
