import { rand } from '#stories/shop/catalogue/rand.ts'
import type { FieldThenAndNow } from '#ui-kit/shop/audit/RecordAtMoment.tsx'
import type { Change, PlainValue } from '#ui-kit/shop/audit/timelineFact.ts'
import { aminasHistory } from './aminasHistory.ts'
import { orderChart, stateAtRevision } from './orderChart.ts'

const unchanging: Record<string, PlainValue> = {
  'Order number': 'EK-7F3K-92QD',
  Customer: 'Amina Dlamini',
  Items: 6,
  Subtotal: rand('3 494.00'),
}

const fields = [
  'Order status',
  'Shipping status',
  'Payment method',
  'Signed by',
  'Total',
  'Collected',
  ...Object.keys(unchanging),
]

const valueAt = (field: string, revision: number): PlainValue => {
  const changes = aminasHistory.slice(0, revision + 1).flatMap((fact) => fact.changes)
  return changes.findLast((change) => change.field === field)?.to ?? unchanging[field] ?? null
}

/** Amina's order at a revision, beside what it is at the last one. */
export const fieldsAt = (revision: number, last = aminasHistory.length - 1): FieldThenAndNow[] =>
  fields.map((field) => ({ field, value: valueAt(field, revision), now: valueAt(field, last) }))

/** What differs between two revisions of Amina's order, her order's state first. */
export const differencesBetween = (from: number, to: number): Change[] =>
  [
    { field: 'State', from: stateAt(from), to: stateAt(to) },
    ...fields.map((field) => ({ field, from: valueAt(field, from), to: valueAt(field, to) })),
  ].filter((difference) => difference.from !== difference.to)

const stateAt = (revision: number) => {
  const { states, current } = orderChart(stateAtRevision[revision] ?? '')
  return states.find(({ id }) => id === current)?.label ?? null
}
