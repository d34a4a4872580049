import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ProviderSchedule } from '#domain/provider/providerEvents.ts'
import { slotLengths } from '#domain/provider/providerRules.ts'
import { findOverlap, minutesOf, minutesPerDay, rangesOn, type WorkingHours } from '#domain/provider/workingHours.ts'
import { ayandasNightTaxi, thabosPlumbing } from '#domain/testing/providerFixtures.ts'
import { overlaps } from './agendaMachine.ts'
import { addDays, bookableDays, dayOf, daysFrom, slotsOn, weekdayOf } from './slots.ts'

/** The local times of the slots of a day: `09:00`. */
const timesOn = (schedule: ProviderSchedule, day: string) => slotsOn(schedule, day).map(({ start }) => localTime(start))

// South Africa is two hours ahead of UTC all year round.
const localTime = (moment: string) => localMoment(moment).slice(11, 16)
const localMoment = (moment: string) => new Date(Date.parse(moment) + 2 * 3_600_000).toISOString()

const open = (from: string, to: string, slotMinutes: number): ProviderSchedule => ({
  hours: { 2: [{ from, to }] },
  slotMinutes,
  daysOff: [],
})

const tuesday = '2026-11-24'

describe('days', () => {
  it.each([
    ['2026-11-24T07:00:00Z', '2026-11-24'],
    ['2026-11-24T21:59:59.999Z', '2026-11-24'],
    ['2026-11-24T22:00:00Z', '2026-11-25'],
    ['2026-12-31T22:00:00Z', '2027-01-01'],
    ['2028-02-28T22:00:00Z', '2028-02-29'],
    ['2028-03-01T00:30:00+02:00', '2028-03-01'],
  ])('at %s it is %s in South Africa', (moment, day) => expect(dayOf(moment)).toBe(day))

  it.each([
    ['2026-11-30', 1, '2026-12-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2028-02-28', 2, '2028-03-01'],
    ['2026-11-23', bookableDays, '2027-01-22'],
    ['2026-11-23', 0, '2026-11-23'],
  ])('%s and %i days is %s', (day, count, later) => expect(addDays(day, count)).toBe(later))

  it('follow each other over the end of a month and of a year', () => {
    expect(daysFrom('2028-02-28', 3)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
    expect(daysFrom('2026-12-31', 2)).toEqual(['2026-12-31', '2027-01-01'])
    expect(daysFrom('2026-12-31', 0)).toEqual([])
  })

  it.each([
    ['2026-11-23', 1],
    ['2026-11-28', 6],
    ['2026-11-29', 7],
    ['2027-01-01', 5],
    ['2028-02-29', 2],
  ])('%s is weekday %i', (day, weekday) => expect(weekdayOf(day)).toBe(weekday))
})

describe('the slots of Thabo’s plumbing', () => {
  it('are eight on a weekday, with a lunch break', () => {
    expect(timesOn(thabosPlumbing, tuesday)).toEqual(
      ['08', '09', '10', '11', '13', '14', '15', '16'].map((hour) => `${hour}:00`),
    )
  })

  it('have a start in UTC and a length', () => {
    expect(slotsOn(thabosPlumbing, tuesday)[0]).toEqual({ start: '2026-11-24T06:00:00Z', minutes: 60 })
  })

  it('are four on a Saturday and none on a Sunday', () => {
    expect(timesOn(thabosPlumbing, '2026-11-28')).toEqual(['08:00', '09:00', '10:00', '11:00'])
    expect(timesOn(thabosPlumbing, '2026-11-29')).toEqual([])
  })

  it('are none on a day off, and as ever on the days around it', () => {
    expect(['2026-12-15', '2026-12-16', '2026-12-17'].map((day) => timesOn(thabosPlumbing, day).length)).toEqual([
      8, 0, 8,
    ])
  })

  it.each(['2026-11-30', '2026-12-31', '2027-01-01', '2028-02-29', '2028-02-28', '2028-03-01'])(
    'are on %s itself',
    (day) => {
      const days = slotsOn(thabosPlumbing, day).map(({ start }) => dayOf(start))
      expect(days).toEqual(Array(8).fill(day))
    },
  )
})

describe('the slots of Ayanda’s night taxi', () => {
  it('end at midnight and go on after it', () => {
    const friday = ['18:00', '19:00', '20:00', '21:00', '22:00', '23:00']
    expect(timesOn(ayandasNightTaxi, '2026-11-27')).toEqual(friday)
    expect(timesOn(ayandasNightTaxi, '2026-11-28')).toEqual(['00:00', '01:00', ...friday])
  })

  it('are the rest of Saturday night on a Sunday, and none on Monday', () => {
    expect(slotsOn(ayandasNightTaxi, '2026-11-29')).toEqual([
      { start: '2026-11-28T22:00:00Z', minutes: 60 },
      { start: '2026-11-28T23:00:00Z', minutes: 60 },
    ])
    expect(timesOn(ayandasNightTaxi, '2026-11-30')).toEqual([])
  })

  it('after midnight are off with the day they are on, not with the day before', () => {
    const schedule = { ...ayandasNightTaxi, daysOff: ['2026-11-28'] }
    expect(timesOn(schedule, '2026-11-28')).toEqual([])
    expect(timesOn(schedule, '2026-11-29')).toEqual(['00:00', '01:00'])
  })

  it('start anew at midnight: a length that does not divide the evening leaves its rest unused', () => {
    const schedule = { ...ayandasNightTaxi, slotMinutes: 240 }
    expect(timesOn(schedule, '2026-11-28')).toEqual(['18:00'])
  })

  it('of New Year’s night are in both years', () => {
    const schedule: ProviderSchedule = { ...ayandasNightTaxi, hours: { 4: [{ from: '23:00', to: '01:00' }] } }
    expect(slotsOn(schedule, '2026-12-31')).toEqual([{ start: '2026-12-31T21:00:00Z', minutes: 60 }])
    expect(slotsOn(schedule, '2027-01-01')).toEqual([{ start: '2026-12-31T22:00:00Z', minutes: 60 }])
  })
})

describe('slots of a range', () => {
  it.each<[string, string, number, string[]]>([
    ['11:00', '14:00', 60, ['11:00', '12:00', '13:00']],
    ['08:00', '12:00', 90, ['08:00', '09:30']],
    ['08:00', '11:00', 90, ['08:00', '09:30']],
    ['08:10', '09:00', 15, ['08:10', '08:25', '08:40']],
    ['08:00', '08:59', 60, []],
    ['08:00', '09:00', 60, ['08:00']],
    ['23:00', '24:00', 45, ['23:00']],
    ['22:00', '00:00', 120, ['22:00']],
    ['00:00', '24:00', 240, ['00:00', '04:00', '08:00', '12:00', '16:00', '20:00']],
  ])('from %s to %s of %i minutes start at %j', (from, to, minutes, times) => {
    expect(timesOn(open(from, to, minutes), tuesday)).toEqual(times)
  })
})

const time = fc.nat({ max: minutesPerDay - 1 }).map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16))
const range = fc
  .record({ from: time, to: fc.oneof(time, fc.constant('24:00')) })
  .filter(({ from, to }) => minutesOf(from) !== minutesOf(to))
const week = fc
  .dictionary(fc.constantFrom('1', '2', '3', '4', '5', '6', '7'), fc.array(range, { maxLength: 3 }))
  .filter((hours: WorkingHours) => findOverlap(hours) === undefined)
const day = fc.integer({ min: 0, max: 3000 }).map((count) => addDays('2026-01-01', count))

it('no two slots of a day overlap, none crosses midnight, and each is inside of the hours in South Africa', () => {
  fc.assert(
    fc.property(week, fc.constantFrom(...slotLengths), day, (hours: WorkingHours, slotMinutes, date) => {
      const slots = slotsOn({ hours, slotMinutes, daysOff: [] }, date)
      const ranges = rangesOn(hours, weekdayOf(date))
      slots.forEach((slot, index) => {
        const local = localMoment(slot.start)
        const start = minutesOf(local.slice(11, 16))
        expect(local.slice(0, 10)).toBe(date)
        expect(start + slot.minutes).toBeLessThanOrEqual(minutesPerDay)
        expect(ranges.some((each) => each.start <= start && start + slot.minutes <= each.end)).toBe(true)
        expect(slots.slice(index + 1).some((other) => overlaps(slot, other))).toBe(false)
      })
      expect(slots.map(({ start }) => start)).toEqual(slots.map(({ start }) => start).toSorted())
    }),
    { numRuns: 500 },
  )
})
