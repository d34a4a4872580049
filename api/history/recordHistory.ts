import type { AnyStateMachine, EventFromLogic } from 'xstate'
import { copyFact, type EventStore, type StoredFact } from '#api/eventStore/eventStore.ts'
import { decryptFact, TamperedFact } from '#api/eventStore/factEncryption.ts'
import type { Ledger } from '#api/eventStore/ledger.ts'
import { toRecordedFact } from '#api/eventStore/recordedFact.ts'
import { findBrokenLink } from '#api/eventStore/verifyFacts.ts'
import { emptyRecord, type Replayed, replay } from '#domain/kernel/replay.ts'
import { differenceWithoutDerived } from '#domain/kernel/timeline.ts'
import { schemaOf } from '#domain/recordDefinitions.ts'
import { cachedNamedActor } from './actorNames.ts'
import { factEntry, type HistoryEntry } from './historyEntry.ts'
import { type PageQuery, pageOf, revisionsAround, withBeside } from './historyPage.ts'

/** Revisions: the record as of `at`, and the difference between `from` and `to`, whatever the page of facts is. */
export interface HistoryQuery extends PageQuery {
  at?: number | undefined
  from?: number | undefined
  to?: number | undefined
}

export interface HistoryParts {
  store: EventStore
  /** The facts as they are stored, encrypted, with their hash chain. */
  raw: EventStore
  ledger: Ledger
}

/** How the history of one kind of record is shown. */
interface HistoryDefinition<Machine extends AnyStateMachine, View extends object> {
  machine: Machine
  streamOf(id: string): string
  /** The public view of the record; `undefined` if it does not exist. */
  view(id: string, record: Replayed<Machine>): View | undefined
  /** Fields of the view that are derived from others: their changes are not listed. */
  derived: readonly (string & keyof View)[]
  sentence(fact: EventFromLogic<Machine>): string
  /** Facts of another stream about the same record. */
  beside?(id: string): Promise<{ facts: readonly HistoryEntry[]; intact: boolean } | undefined>
}

/** A record's audit timeline: a page of its facts with the changes of each. `undefined` for a record that never existed. */
export const recordHistory = <Machine extends AnyStateMachine, View extends object>(
  { store, raw, ledger }: HistoryParts,
  definition: HistoryDefinition<Machine, View>,
) => {
  const { machine, view, sentence } = definition

  return async (id: string, query: HistoryQuery) => {
    const stream = definition.streamOf(id)
    const stored = await raw.readStream(stream)
    const facts = (await store.readStream(stream)).map((fact, index) => readable(fact, stored[index]))
    const page = pageOf(facts.length, query)
    const momentOf = (revision = facts.length - 1) => Math.min(revision, facts.length - 1)
    const [at, from, to] = [momentOf(query.at), momentOf(query.from), momentOf(query.to)]
    const states = replayStates(machine, stream, facts, new Set([at, from, to, ...revisionsAround(page)]))
    const stateAt = (revision: number) => states.get(revision)?.state ?? ''
    const viewAt = (revision: number) => {
      const state = states.get(revision)
      return state && view(id, state)
    }
    const changes = (before: number, after: number) =>
      differenceWithoutDerived(viewAt(before), viewAt(after), definition.derived)

    const record = viewAt(at)
    if (!record) return undefined
    const namedActorOf = cachedNamedActor(ledger)
    const entryOf = async (fact: StoredFact, index: number): Promise<HistoryEntry> => ({
      ...(await factEntry(fact, namedActorOf)),
      sentence: sentence(toRecordedFact<Machine>(fact)),
      state: stateAt(page.start + index),
      changes: changes(page.start + index - 1, page.start + index),
    })
    const entries = await Promise.all(facts.slice(page.start, page.end).map(entryOf))
    const beside = await definition.beside?.(id)
    const positions = facts.map(({ position }) => position)
    const isComparing = query.from !== undefined && query.to !== undefined
    return {
      record,
      facts: beside ? withBeside(entries, beside.facts, { page, positions, stateAt }) : entries,
      total: facts.length + (beside?.facts.length ?? 0),
      intact: findBrokenLink(stored) === undefined && beside?.intact !== false,
      ...(isComparing && { difference: changes(from, to) }),
    }
  }
}

// If encrypted data was tampered with, the fact is shown as if it were erased, and the history is not intact.
const readable = (fact: StoredFact, stored: StoredFact | undefined) => {
  try {
    return copyFact(fact, {})
  } catch (error) {
    if (!stored || !(error instanceof TamperedFact)) throw error
    return decryptFact(stored, schemaOf, undefined)
  }
}

// The record after each of the needed revisions; -1 is before its first fact.
const replayStates = <Machine extends AnyStateMachine>(
  machine: Machine,
  stream: string,
  facts: readonly StoredFact[],
  needed: ReadonlySet<number>,
) => {
  let state = emptyRecord(machine, stream)
  const states = new Map([[-1, state]])
  for (const [revision, fact] of facts.entries()) {
    state = replay(machine, stream, [toRecordedFact<Machine>(fact)], state)
    if (needed.has(revision)) states.set(revision, state)
  }
  return states
}
