import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { RecordKind } from '#domain/audit/recordKinds.ts'
import { differenceBetween, recordAt } from '#domain/audit/timeTravel.ts'
import type { FieldChange, PlainValue, TimelineFact } from '#ui-kit/shop/audit/timelineFact.ts'
import type { Chart, Machine } from '#ui-kit/shop/history/chart.ts'
import type { RecordHistoryProps } from '#ui-kit/shop/history/RecordHistory.tsx'
import type { AnswerOf, RequestOf } from '#web/state/http/calls.ts'
import { useDownloads } from '#web/state/http/useDownloads.ts'
import { actorOf, factLinks } from './auditLinks.ts'
import { useCausedFacts } from './causedFacts.ts'
import { earliestRevision, type RevisionSelection, selectedRevisions, withRevisions } from './selectedRevisions.ts'
import { type HistoryFact, type HistoryKey, useLoadedFacts } from './useLoadedFacts.ts'

type HistoryOf<Key extends HistoryKey> = AnswerOf<Key>['result']

/** How the history of one kind of record is shown. */
interface HistoryDefinition<Key extends HistoryKey, View extends object> {
  noun: RecordKind
  key: Key
  id: string
  /** Translates field changes for display. */
  describeChanges: (changes: readonly FieldChange[]) => FieldChange[]
  /** The current state of the record. */
  viewOf: (history: HistoryOf<Key>) => View
  /** Every field of the record, for display. */
  fieldsOf: (view: View) => readonly (readonly [field: string, value: PlainValue])[]
  chart: Chart
}

type RecordHistoryView = Omit<RecordHistoryProps, 'noun' | 'exampleType' | 'shortcuts'>

/**
 * A record's history at the revisions in the URL. `newest` is the newest page of its timeline. It fetches timelines only: earlier states are
 * computed from the changes in them.
 */
export const useRecordHistory = <Key extends HistoryKey, View extends object>(
  newest: HistoryOf<Key> | undefined,
  { noun, key, id, describeChanges, viewOf, fieldsOf, chart }: HistoryDefinition<Key, View>,
): RecordHistoryView => {
  const [query, setQuery] = useSearchParams()
  const { facts, ...loaded } = useLoadedFacts(newest, { key, id, wanted: earliestRevision(query) })
  const [first, last] = [facts[0]?.revision ?? 0, facts.at(-1)?.revision ?? 0]
  const { at: urlRevision, from, to } = selectedRevisions(query, { first, last })
  // The router updates late: a revision chosen here is shown at once, and the URL follows.
  const [chosenRevision, setChosenRevision] = useState<{ at: number | undefined }>()
  const at = chosenRevision ? chosenRevision.at : urlRevision
  const view = newest && viewOf(newest)

  const downloads = useDownloads(key, { params: { id } } as RequestOf<Key>)
  const causedFacts = useCausedFacts(noun, id, newest !== undefined)

  const setRevisions = (revisions: Partial<RevisionSelection>) =>
    setQuery((before) => withRevisions(before, revisions), { replace: true, preventScrollReset: true })
  const move = (moment: number | undefined) => {
    setChosenRevision({ at: moment })
    setRevisions({ at: moment })
  }

  return {
    facts: timelineFacts(facts, describeChanges),
    intact: newest?.intact,
    ...causedFacts,
    downloads,
    ...loaded,
    state: newest ? loaded.state : 'loading',
    revision: at ?? last,
    machine: machineAt(facts, at ?? last, chart),
    fields: view ? compareFields(fieldsOf(at === undefined ? view : recordAt(view, facts, at)), fieldsOf(view)) : [],
    onMove: (revision) => move(revision === last ? undefined : revision),
    comparison: {
      from,
      to,
      differences: [...stateChanges(facts, from, to, chart), ...describeChanges(differenceBetween(facts, from, to))],
    },
    onCompare: (one, other) => setRevisions({ from: one, to: other }),
  }
}

/** Facts with their actor, changes and links for display. */
export const timelineFacts = (
  facts: readonly HistoryFact[],
  describeChanges: (changes: readonly FieldChange[]) => FieldChange[],
) =>
  facts.map(
    ({ actor, changes, data, ...fact }): TimelineFact => ({
      ...fact,
      actor: actorOf(actor),
      changes: describeChanges(changes),
      data,
      links: factLinks({ actor, correlationId: fact.correlationId }),
    }),
  )

/** A record's machine in its state at a revision. */
export const machineAt = (facts: readonly HistoryFact[], revision: number, chart: Chart): Machine => {
  const visited = facts.filter((fact) => fact.revision < revision).map(({ state }) => state)
  const current = facts.find((fact) => fact.revision === revision)?.state ?? chart.initial
  return { ...chart, current, visited: [chart.initial, ...visited] }
}

/** The change of the machine's state between two revisions; empty if it is the same. */
export const stateChanges = (
  facts: readonly HistoryFact[],
  from: number,
  to: number,
  { states }: Pick<Machine, 'states'>,
): FieldChange[] => {
  const stateAt = (moment: number) => {
    const state = facts.find(({ revision }) => revision === moment)?.state
    return states.find(({ id }) => id === state)?.label ?? state ?? null
  }
  const change = { field: 'State', from: stateAt(from), to: stateAt(to) }
  return change.from === change.to ? [] : [change]
}

type Fields = readonly (readonly [field: string, value: PlainValue])[]

/** Every field with its value then and now; null where it did not exist. */
export const compareFields = (before: Fields, after: Fields) => {
  const [earlier, later] = [new Map(before), new Map(after)]
  const names = [...earlier.keys(), ...[...later.keys()].filter((name) => !earlier.has(name))]
  return names.map((field) => ({ field, value: earlier.get(field) ?? null, now: later.get(field) ?? null }))
}
