import type { Actor, FieldChange, PlainValue, TimelineFact } from '#ui-kit/shop/audit/timelineFact.ts'
import type { FieldAtRevision } from '#ui-kit/shop/history/RecordAtRevision.tsx'

/** A fact of a story: type, ISO moment, actor, sentence, changed fields, payload. */
export type ToldFact = [
  type: string,
  at: string,
  actor: Actor,
  sentence: string,
  changes: FieldChange[],
  data?: unknown,
]

export const fieldChange = (field: string, from: PlainValue, to: PlainValue): FieldChange => ({ field, from, to })

/**
 * The history of a record, and the record at any revision. `position`: of its first fact in the whole log. `fields`: all fields of the record
 * in their order, by default that in which they appear.
 */
export const recordedHistory = (position: number, told: readonly ToldFact[], fields?: readonly string[]) => {
  const facts = told.map(
    ([type, at, actor, sentence, changes, data = {}], revision): TimelineFact => ({
      ...{ revision, type, at, actor, sentence, changes, data, causationId: null },
      position: position + revision * 37,
      id: `019aa4f2-1c40-7a53-b6e0-5d1f0c2${position}${revision}`,
      correlationId: `019aa4f2-1c3e-7c10-9a11-7be2d0f${position}${revision}`,
    }),
  )
  const last = facts.length - 1
  const names = fields ?? [...new Set(facts.flatMap(({ changes }) => changes.map(({ field }) => field)))]
  const valueAt = (field: string, revision: number): PlainValue =>
    facts
      .slice(0, revision + 1)
      .flatMap(({ changes }) => changes)
      .findLast((each) => each.field === field)?.to ?? null

  return {
    facts,
    /** The revision of the newest fact. */
    last,
    valueAt,
    /** All fields at a revision, and now. */
    fieldsAt: (revision: number): FieldAtRevision[] =>
      names.map((field) => ({ field, value: valueAt(field, revision), now: valueAt(field, last) })),
    /** What differs between two revisions. */
    differences: (from: number, to: number): FieldChange[] =>
      names
        .map((field) => fieldChange(field, valueAt(field, from), valueAt(field, to)))
        .filter((each) => each.from !== each.to),
  }
}
