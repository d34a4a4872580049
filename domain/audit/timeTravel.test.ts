import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { difference } from '#domain/kernel/timeline.ts'
import { differenceBetween, recordAt } from './timeTravel.ts'

const text = fc.constantFrom('kettle', 'mug', 'pan')
const Line = fc.record({ name: text, count: fc.integer({ min: 1, max: 9 }) })
const Record = fc.record(
  { status: text, reason: text, lines: fc.array(Line, { maxLength: 3 }), tags: fc.array(text, { maxLength: 3 }) },
  { requiredKeys: ['status'] },
)

/** The timeline of a record whose successive revisions are `records`. */
const timelineOf = (records: readonly object[]) =>
  records.map((record, revision) => ({ revision, changes: difference(records[revision - 1], record) }))

const isSame = (one: object, other: object) => difference(one, other).every(({ from, to }) => from === to)

describe('time travel', () => {
  it('restores the record at every revision', () => {
    fc.assert(
      fc.property(fc.array(Record, { minLength: 1, maxLength: 6 }), (records) => {
        const facts = timelineOf(records)
        const now = records.at(-1) ?? {}
        records.forEach((record, revision) => {
          expect(isSame(recordAt(now, facts, revision), record)).toBe(true)
        })
      }),
    )
  })

  it('reports the same changes between two revisions as the difference of the two records', () => {
    fc.assert(
      fc.property(fc.array(Record, { minLength: 2, maxLength: 6 }), (records) => {
        const [last, facts] = [records.length - 1, timelineOf(records)]
        const byField = (changes: ReturnType<typeof difference>) =>
          changes.filter(({ from, to }) => from !== to).toSorted((a, b) => a.field.localeCompare(b.field))
        for (const [from, to] of [
          [0, last],
          [last, 0],
        ] as const)
          expect(byField(differenceBetween(facts, from, to))).toEqual(byField(difference(records[from], records[to])))
      }),
    )
  })

  it('retains fields that no fact reports, and does not modify the current record', () => {
    const facts = timelineOf([{ price: 1 }, { price: 2 }])
    const now = { id: 'blue-kettle', price: 2 }

    expect(recordAt(now, facts, 0)).toEqual({ id: 'blue-kettle', price: 1 })
    expect(now.price).toBe(2)
  })
})
