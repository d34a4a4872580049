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

const isChange = ({ from, to }: { from: unknown; to: unknown }) => from !== to

/** Revisions of a record, and how many of its oldest facts are not loaded. */
const PartlyLoaded = fc
  .array(Record, { minLength: 1, maxLength: 8 })
  .chain((records) => fc.tuple(fc.constant(records), fc.nat({ max: records.length - 1 })))

describe('time travel', () => {
  it('restores the record at every loaded revision, however few facts are loaded', () => {
    fc.assert(
      fc.property(PartlyLoaded, ([records, missing]) => {
        const loaded = timelineOf(records).slice(missing)
        const now = records.at(-1) ?? {}
        for (const { revision } of loaded)
          expect(difference(recordAt(now, loaded, revision), records[revision]).filter(isChange)).toEqual([])
      }),
    )
  })

  it('reports the same changes between two loaded revisions as the difference of the two records', () => {
    fc.assert(
      fc.property(PartlyLoaded, ([records, missing]) => {
        const loaded = timelineOf(records).slice(missing)
        const byField = (changes: ReturnType<typeof difference>) =>
          changes.filter(isChange).toSorted((a, b) => a.field.localeCompare(b.field))
        for (const { revision: from } of loaded)
          for (const { revision: to } of loaded)
            expect(byField(differenceBetween(loaded, from, to))).toEqual(
              byField(difference(records[from], records[to])),
            )
      }),
    )
  })

  it('lists the changes in the order of the facts, and no field that has its old value again', () => {
    const facts = timelineOf([
      { price: 1, stock: 5, reason: 'new' },
      { price: 1, stock: 4, reason: 'sale' },
      { price: 2, stock: 4, reason: 'new' },
    ])

    expect(differenceBetween(facts, 0, 2)).toEqual([
      { field: 'stock', from: 5, to: 4 },
      { field: 'price', from: 1, to: 2 },
    ])
    expect(differenceBetween(facts, 2, 0).map(({ from, to }) => [from, to])).toEqual([
      [4, 5],
      [2, 1],
    ])
  })

  it('retains fields that no fact reports, and does not modify the current record', () => {
    const facts = timelineOf([{ price: 1 }, { price: 2 }])
    const now = { id: 'blue-kettle', price: 2 }

    expect(recordAt(now, facts, 0)).toEqual({ id: 'blue-kettle', price: 1 })
    expect(now.price).toBe(2)
  })
})
