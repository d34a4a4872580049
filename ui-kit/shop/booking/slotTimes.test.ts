import { describe, expect, it } from 'vitest'
import {
  addDays,
  dayRangeName,
  longDayName,
  minutesName,
  mondayOf,
  slotDay,
  slotEnd,
  slotName,
  slotSpan,
  slotTime,
} from './slotTimes.ts'

describe('a slot', () => {
  it('is told in South African time', () => {
    expect(slotName('2026-11-28T07:00:00Z')).toBe('Sat 28 Nov, 09:00')
    expect(slotTime('2026-11-28T22:30:00Z')).toBe('00:30')
  })

  it('late in the evening in UTC is on the next day', () => expect(slotDay('2026-11-28T22:30:00Z')).toBe('2026-11-29'))

  it('ends after its minutes, at the latest at 24:00', () => {
    expect(slotSpan({ start: '2026-11-28T07:00:00Z', minutes: 90 })).toBe('09:00–10:30')
    expect(slotEnd({ start: '2026-11-28T20:00:00Z', minutes: 120 })).toBe('24:00')
  })

  it.each([
    [45, '45 min'],
    [60, '1 h'],
    [90, '1 h 30 min'],
    [240, '4 h'],
  ])('of %i minutes takes %s', (minutes, name) => expect(minutesName(minutes)).toBe(name))
})

describe('a day', () => {
  it('has a long name', () => expect(longDayName('2026-11-28')).toBe('Saturday 28 November'))

  it.each([
    ['2026-11-30', '2026-11-30'],
    ['2026-12-06', '2026-11-30'],
  ])('%s is in the week of Monday %s', (day, monday) => expect(mondayOf(day)).toBe(monday))

  it('is counted across months and years', () => {
    expect(addDays('2026-12-29', 4)).toBe('2027-01-02')
    expect(addDays('2026-12-01', -1)).toBe('2026-11-30')
  })

  it.each([
    ['2026-11-23', '2026-11-29', '23 – 29 November 2026'],
    ['2026-11-28', '2026-12-04', '28 Nov – 4 Dec 2026'],
  ])('%s to %s is %s', (from, to, name) => expect(dayRangeName(from, to)).toBe(name))
})
