import { rand } from '#stories/shop/catalogue/rand.ts'
import type { FieldChange, PlainValue } from '#ui-kit/shop/audit/timelineFact.ts'
import type { FieldAtRevision } from '#ui-kit/shop/history/RecordAtRevision.tsx'
import { aminasHistory } from './aminasHistory.ts'
import { orderChart, stateAtRevision } from './orderChart.ts'

const constantFields: Record<string, PlainValue> = {
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
  ...Object.keys(constantFields),
]

const valueAt = (field: string, revision: number): PlainValue => {
  const changes = aminasHistory.slice(0, revision + 1).flatMap((fact) => fact.changes)
  return changes.findLast((change) => change.field === field)?.to ?? constantFields[field] ?? null
}

/** The fields of Amina's order at a revision, with their values at the last one. */
export const fieldsAt = (revision: number, last = aminasHistory.length - 1): FieldAtRevision[] =>
  fields.map((field) => ({ field, value: valueAt(field, revision), now: valueAt(field, last) }))

/** The differences between two revisions of Amina's order, the order state first. */
export const differencesBetween = (from: number, to: number): FieldChange[] =>
  [
    { field: 'State', from: stateAt(from), to: stateAt(to) },
    ...fields.map((field) => ({ field, from: valueAt(field, from), to: valueAt(field, to) })),
  ].filter((difference) => difference.from !== difference.to)

const stateAt = (revision: number) => {
  const { states, current } = orderChart(stateAtRevision[revision] ?? '')
  return states.find(({ id }) => id === current)?.label ?? null
}
