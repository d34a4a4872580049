import type { AnyStateMachine, EventFromLogic } from 'xstate'
import { copyFact, type EventStore, type StoredFact } from '#api/eventStore/eventStore.ts'
import { decryptFact, TamperedFact } from '#api/eventStore/factEncryption.ts'
import { type Ledger, toRecordedFact } from '#api/eventStore/ledger.ts'
import { findBrokenLink } from '#api/eventStore/verifyFacts.ts'
import { emptyRecord, type Replayed, replay } from '#domain/kernel/replay.ts'
import { differenceWithoutDerived } from '#domain/kernel/timeline.ts'
import { schemaOf } from '#domain/recordDefinitions.ts'
import { cachedNamedActor } from './actorNames.ts'

/** Revisions: the record as of `at`, and the difference between `from` and `to`. */
export interface HistoryQuery {
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
}

/** A record's audit timeline: its stream, fact by fact with the changes of each. `undefined` for a record that never existed. */
export const recordHistory = <Machine extends AnyStateMachine, View extends object>(
  { store, raw, ledger }: HistoryParts,
  definition: HistoryDefinition<Machine, View>,
) => {
  const { machine, view, sentence } = definition

  return async (id: string, { at, from, to }: HistoryQuery) => {
    const stream = definition.streamOf(id)
    const stored = await raw.readStream(stream)
    const facts = (await store.readStream(stream)).map((fact, index) => readable(fact, stored[index]))
    const states = replayStates(machine, stream, facts)
    const stateAt = (revision: number) => states[Math.min(revision, facts.length - 1) + 1]
    const viewOf = (state: Replayed<Machine> | undefined) => state && view(id, state)
    const changes = (before: Replayed<Machine> | undefined, after: Replayed<Machine> | undefined) =>
      differenceWithoutDerived(viewOf(before), viewOf(after), definition.derived)

    const record = viewOf(stateAt(at ?? facts.length - 1))
    if (!record) return undefined
    const namedActorOf = cachedNamedActor(ledger)
    const entries = facts.map(async (fact, index) => ({
      ...(await historyEntryOf(fact, namedActorOf)),
      sentence: sentence(toRecordedFact<Machine>(fact)),
      state: states[index + 1]?.state ?? '',
      changes: changes(states[index], states[index + 1]),
    }))
    const isComparing = from !== undefined && to !== undefined
    return {
      record,
      facts: await Promise.all(entries),
      intact: findBrokenLink(stored) === undefined,
      ...(isComparing && { difference: changes(stateAt(from), stateAt(to)) }),
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

// The record before its first fact, and after each.
const replayStates = <Machine extends AnyStateMachine>(
  machine: Machine,
  stream: string,
  facts: readonly StoredFact[],
) => {
  const states = [emptyRecord(machine, stream)]
  for (const fact of facts) states.push(replay(machine, stream, [toRecordedFact<Machine>(fact)], states.at(-1)))
  return states
}

const historyEntryOf = async (fact: StoredFact, namedActorOf: ReturnType<typeof cachedNamedActor>) => {
  const { revision, position, id, type, data, meta } = fact
  return {
    revision,
    position,
    id,
    type,
    at: meta.at,
    actor: await namedActorOf(meta.by),
    data,
    correlationId: meta.correlationId,
    causationId: meta.causationId ?? null,
  }
}
