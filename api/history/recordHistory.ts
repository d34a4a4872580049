import type { AnyStateMachine, EventFromLogic } from 'xstate'
import { type EventStore, retold, type StoredFact } from '#api/eventStore/eventStore.ts'
import { happened, type Ledger } from '#api/eventStore/handle.ts'
import { opened, TamperedFact } from '#api/eventStore/sealing.ts'
import { brokenLinkIn } from '#api/eventStore/verifyFacts.ts'
import { keepingOf } from '#domain/facts.ts'
import { type Replayed, replay, unwritten } from '#domain/kernel/replay.ts'
import { news } from '#domain/kernel/timeline.ts'
import { namedActors } from './actorNames.ts'

/** Revisions: the record as it was `at` one, and the difference `from` one `to` another. */
export interface Moments {
  at?: number | undefined
  from?: number | undefined
  to?: number | undefined
}

export interface HistoryParts {
  store: EventStore
  /** The facts as they are stored, with their chain. */
  raw: EventStore
  ledger: Ledger
}

/** How the records of a noun are told. */
interface Telling<Machine extends AnyStateMachine, View extends object> {
  machine: Machine
  streamOf(id: string): string
  /** What the record shows; `undefined` where there is nothing to show. */
  view(id: string, record: Replayed<Machine>): View | undefined
  /** Fields of the view that follow from the others: a change of theirs is no news. */
  derived: readonly (string & keyof View)[]
  sentence(fact: EventFromLogic<Machine>): string
}

/** A record's audit timeline is its stream, told fact by fact; `undefined` for a record that never was. */
export const recordHistory = <Machine extends AnyStateMachine, View extends object>(
  { store, raw, ledger }: HistoryParts,
  telling: Telling<Machine, View>,
) => {
  const { machine, view, sentence } = telling

  return async (id: string, { at, from, to }: Moments) => {
    const stream = telling.streamOf(id)
    const stored = await raw.readStream(stream)
    const facts = (await store.readStream(stream)).map((fact, index) => legible(fact, stored[index]))
    const moments = walk(machine, stream, facts)
    const momentAt = (revision: number) => moments[Math.min(revision, facts.length - 1) + 1]
    const viewOf = (moment: Replayed<Machine> | undefined) => moment && view(id, moment)
    const changes = (before: Replayed<Machine> | undefined, after: Replayed<Machine> | undefined) =>
      news(viewOf(before), viewOf(after), telling.derived)

    const record = viewOf(momentAt(at ?? facts.length - 1))
    if (!record) return undefined
    const named = namedActors(ledger)
    const told = facts.map(async (fact, index) => ({
      ...(await toldOf(fact, named)),
      sentence: sentence(happened<Machine>(fact)),
      state: moments[index + 1]?.state ?? '',
      changes: changes(moments[index], moments[index + 1]),
    }))
    const compared = from !== undefined && to !== undefined
    return {
      record,
      facts: await Promise.all(told),
      intact: brokenLinkIn(stored) === undefined,
      ...(compared && { difference: changes(momentAt(from), momentAt(to)) }),
    }
  }
}

// Where somebody tampered with what was sealed, the history is told as if it were erased, and is not intact.
const legible = (fact: StoredFact, stored: StoredFact | undefined) => {
  try {
    return retold(fact, {})
  } catch (error) {
    if (!stored || !(error instanceof TamperedFact)) throw error
    return opened(stored, keepingOf, undefined)
  }
}

// The record before its first fact, and after each.
const walk = <Machine extends AnyStateMachine>(machine: Machine, stream: string, facts: readonly StoredFact[]) => {
  const moments = [unwritten(machine, stream)]
  for (const fact of facts) moments.push(replay(machine, stream, [happened<Machine>(fact)], moments.at(-1)))
  return moments
}

const toldOf = async (fact: StoredFact, named: ReturnType<typeof namedActors>) => {
  const { revision, position, id, type, data, meta } = fact
  return {
    revision,
    position,
    id,
    type,
    at: meta.at,
    actor: await named(meta.by),
    data,
    correlationId: meta.correlationId,
    causationId: meta.causationId ?? null,
  }
}
