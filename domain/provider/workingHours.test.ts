import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ayandasNightTaxi, thabosPlumbing } from '#domain/testing/providerFixtures.ts'
import { findOverlap, minutesOf, minutesPerDay, rangesOn, type WorkingHours, weekdays } from './workingHours.ts'

it.each([
  ['00:00', 0],
  ['00:01', 1],
  ['08:30', 510],
  ['12:00', 720],
  ['23:59', 1439],
  ['24:00', 1440],
])('%s is minute %i of the day', (time, minutes) => expect(minutesOf(time)).toBe(minutes))

describe('the ranges of a day', () => {
  it('have the gap of the lunch break', () => {
    expect(rangesOn(thabosPlumbing.hours, 1)).toEqual([
      { start: 480, end: 720 },
      { start: 780, end: 1020 },
    ])
  })

  it('are none on a closed day', () => expect(rangesOn(thabosPlumbing.hours, 7)).toEqual([]))

  it('are sorted, however they were written', () => {
    const hours: WorkingHours = {
      3: [
        { from: '13:00', to: '17:00' },
        { from: '08:00', to: '12:00' },
      ],
    }
    expect(rangesOn(hours, 3).map(({ start }) => start)).toEqual([480, 780])
  })

  it('of a night end at midnight and go on the next day', () => {
    expect(rangesOn(ayandasNightTaxi.hours, 5)).toEqual([{ start: 1080, end: 1440 }])
    expect(rangesOn(ayandasNightTaxi.hours, 6)).toEqual([
      { start: 0, end: 120 },
      { start: 1080, end: 1440 },
    ])
    expect(rangesOn(ayandasNightTaxi.hours, 7)).toEqual([{ start: 0, end: 120 }])
  })

  it('of a Sunday night go on on Monday', () => {
    const hours: WorkingHours = { 7: [{ from: '22:00', to: '01:30' }] }
    expect(rangesOn(hours, 7)).toEqual([{ start: 1320, end: 1440 }])
    expect(rangesOn(hours, 1)).toEqual([{ start: 0, end: 90 }])
  })

  it.each(['24:00', '00:00'])('that end at %s leave nothing for the next day', (to) => {
    const hours: WorkingHours = { 1: [{ from: '18:00', to }] }
    expect(rangesOn(hours, 1)).toEqual([{ start: 1080, end: 1440 }])
    expect(rangesOn(hours, 2)).toEqual([])
  })

  it('may be the whole day', () => {
    expect(rangesOn({ 1: [{ from: '00:00', to: '24:00' }] }, 1)).toEqual([{ start: 0, end: minutesPerDay }])
  })
})

describe('overlapping hours', () => {
  it.each<[string, WorkingHours, number]>([
    [
      'share a minute',
      {
        2: [
          { from: '08:00', to: '12:01' },
          { from: '12:00', to: '17:00' },
        ],
      },
      2,
    ],
    [
      'are the same',
      {
        4: [
          { from: '08:00', to: '09:00' },
          { from: '08:00', to: '09:00' },
        ],
      },
      4,
    ],
    [
      'contain one another',
      {
        6: [
          { from: '09:00', to: '10:00' },
          { from: '08:00', to: '17:00' },
        ],
      },
      6,
    ],
    [
      'reach from a night into a morning',
      { 1: [{ from: '22:00', to: '06:01' }], 2: [{ from: '06:00', to: '12:00' }] },
      2,
    ],
    [
      'reach from Sunday night into Monday',
      { 7: [{ from: '22:00', to: '02:00' }], 1: [{ from: '01:00', to: '05:00' }] },
      1,
    ],
  ])('are found if they %s', (_how, hours, weekday) => expect(findOverlap(hours)).toBe(weekday))

  it.each<[string, WorkingHours]>([
    ['a lunch break', thabosPlumbing.hours],
    ['two nights in a row', ayandasNightTaxi.hours],
    [
      'ranges that touch',
      {
        2: [
          { from: '08:00', to: '12:00' },
          { from: '12:00', to: '17:00' },
        ],
      },
    ],
    [
      'a night that ends as the morning begins',
      { 1: [{ from: '22:00', to: '06:00' }], 2: [{ from: '06:00', to: '12:00' }] },
    ],
    ['around the clock', Object.fromEntries(weekdays.map((day) => [day, [{ from: '00:00', to: '24:00' }]]))],
    ['no hours', {}],
  ])('are none in %s', (_what, hours) => expect(findOverlap(hours)).toBeUndefined())
})

const time = fc.nat({ max: minutesPerDay - 1 }).map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16))
const range = fc
  .record({ from: time, to: fc.oneof(time, fc.constant('24:00')) })
  .filter(({ from, to }) => minutesOf(from) !== minutesOf(to))
const week = fc.dictionary(fc.constantFrom('1', '2', '3', '4', '5', '6', '7'), fc.array(range, { maxLength: 3 }))

it('the ranges of the seven days add up to the hours as written, and each is within its day', () => {
  fc.assert(
    fc.property(week, (hours: WorkingHours) => {
      const written = Object.values(hours)
        .flat()
        .map(({ from, to }) => minutesOf(to) - minutesOf(from))
        .map((minutes) => (minutes < 0 ? minutes + minutesPerDay : minutes))
      const ranges = weekdays.flatMap((day) => rangesOn(hours, day))
      const sum = (minutes: readonly number[]) => minutes.reduce((total, each) => total + each, 0)
      expect(sum(ranges.map(({ start, end }) => end - start))).toBe(sum(written))
      expect(ranges.every(({ start, end }) => 0 <= start && start < end && end <= minutesPerDay)).toBe(true)
    }),
  )
})
