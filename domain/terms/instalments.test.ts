import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addMonths } from '#domain/localDate.ts'
import { monthlyInstalments, splitEvenly } from './instalments.ts'

const cents = fc.integer({ min: 0, max: 1_000_000_000 })
const parts = fc.integer({ min: 1, max: 36 })
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

it('the parts of an amount add up to it, and differ by less than a cent a part', () => {
  fc.assert(
    fc.property(cents, parts, (amount, count) => {
      const split = splitEvenly(amount, count)
      expect(split).toHaveLength(count)
      expect(split.reduce((total, part) => total + part, 0)).toBe(amount)
      expect(Math.max(...split) - Math.min(...split)).toBeLessThan(count)
      expect(split.every((part) => Number.isInteger(part) && part >= 0)).toBe(true)
    }),
  )
})

it('a cent that cannot be divided is paid last', () => {
  expect(splitEvenly(10_000, 3)).toEqual([3333, 3333, 3334])
})

it('the same date of a later month is the one that Temporal computes', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -30, max: 30 }), (from, months) => {
      expect(addMonths(from, months)).toBe(Temporal.PlainDate.from(from).add({ months }).toString())
    }),
  )
})

it.each([
  ['2026-11-25', ['2026-12-25', '2027-01-25', '2027-02-25']],
  // A short month does not move the dates after it.
  ['2026-12-31', ['2027-01-31', '2027-02-28', '2027-03-31']],
  ['2027-11-30', ['2027-12-30', '2028-01-30', '2028-02-29']],
])('instalments from %s are due on %j', (start, days) => {
  expect(monthlyInstalments(9000, 3, start).map((instalment) => instalment.day)).toEqual(days)
})
