import { describe, expect, it, test } from 'vitest'
import { deliveryDayOf, isPublicHoliday } from './deliveryDays.ts'

describe('an order in an area with same-day delivery', () => {
  it.each([
    ['on Thursday at 13:59', '2026-11-26T11:59:59Z', '2026-11-26'],
    ['on Thursday at 14:00', '2026-11-26T12:00:00Z', '2026-11-27'],
    ['on Thursday after midnight', '2026-11-25T22:30:00Z', '2026-11-26'],
    ['on Saturday morning', '2026-11-28T07:00:00Z', '2026-11-28'],
    ['on Saturday afternoon', '2026-11-28T13:00:00Z', '2026-11-30'],
    ['on Sunday', '2026-11-29T08:00:00Z', '2026-11-30'],
    ['on Christmas Eve in the evening', '2026-12-24T17:00:00Z', '2026-12-28'],
    ['on the Thursday before Easter in the evening', '2026-04-02T17:00:00Z', '2026-04-04'],
    ['on Easter Saturday in the evening', '2026-04-04T17:00:00Z', '2026-04-07'],
  ])('that is placed %s comes on the next day that the shop delivers', (_, placedAt, day) => {
    expect(deliveryDayOf(placedAt)).toBe(day)
  })
})

test.each([
  ['2027-01-01', 'New Year’s Day'],
  ['2027-03-22', 'the Monday after Human Rights Day on a Sunday'],
  ['2027-03-26', 'Good Friday'],
  ['2027-03-29', 'Family Day'],
  ['2028-04-14', 'Good Friday'],
  ['2038-04-26', 'Family Day after the latest Easter'],
  ['2049-04-19', 'Family Day where the rule is a week too late'],
  ['2026-08-10', 'the Monday after National Women’s Day on a Sunday'],
])('%s is a public holiday: %s', (day) => expect(isPublicHoliday(day)).toBe(true))

test.each(['2026-11-26', '2026-08-11', '2026-12-28'])('%s is none', (day) => expect(isPublicHoliday(day)).toBe(false))
