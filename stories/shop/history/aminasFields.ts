import { aminasFieldsByRevision } from '#stories/lives/aminasMoments.ts'
import type { FieldChange } from '#ui-kit/shop/audit/timelineFact.ts'
import type { FieldAtRevision } from '#ui-kit/shop/history/RecordAtRevision.tsx'
import { aminasMachineAt } from './aminasHistory.ts'

const lastRevision = aminasFieldsByRevision.length - 1

/** The fields of Amina's order at a revision, with their values at the last one. */
export const fieldsAt = (revision: number, last = lastRevision): FieldAtRevision[] => {
  const later = new Map(aminasFieldsByRevision[last])
  return (aminasFieldsByRevision[revision] ?? []).map(([field, value]) => ({
    ...{ field, value },
    now: later.get(field) ?? null,
  }))
}

/** The differences between two revisions of Amina's order, the order state first. */
export const differencesBetween = (from: number, to: number): FieldChange[] =>
  [
    { field: 'State', from: stateAt(from), to: stateAt(to) },
    ...fieldsAt(from, to).map(({ field, value, now }) => ({ field, from: value, to: now })),
  ].filter((difference) => difference.from !== difference.to)

const stateAt = (revision: number) => {
  const { states, current } = aminasMachineAt(revision)
  return states.find(({ id }) => id === current)?.label ?? null
}
