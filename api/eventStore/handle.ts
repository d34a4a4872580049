import { randomUUID } from 'node:crypto'
import type { AnyStateMachine, EventFromLogic } from 'xstate'
import { keepingOf, records } from '#domain/facts.ts'
import { type Actor, type Decision, type Fact, isRefusal, type Refusal } from '#domain/kernel/decision.ts'
import { type Replayed, replay, unwritten } from '#domain/kernel/replay.ts'
import {
  type EventStore,
  type Expectation,
  isConflict,
  type NewFact,
  type StoredFact,
  StoreUnavailable,
  TooContended,
} from './eventStore.ts'
import { lanes } from './lanes.ts'
import { type NewestMap, newestMap } from './newestMap.ts'

/** Who acts, and what the act belongs to. */
export interface Deed {
  by: Actor
  correlationId: string
  causationId?: string
}

/** A deed that may come again, after a lost answer or a crash: on one stream its command is carried out once. */
export interface RepeatableDeed extends Deed {
  /** What the repetition is known by. */
  command?: string | undefined
}

export interface Handled<Machine extends AnyStateMachine> {
  record: Replayed<Machine>
  /** Position of the newest fact, 0 where nothing was appended. */
  position: number
  /** Id of the newest fact, where one was appended now. */
  newest?: string | undefined
}

const attempts = 50
/** Of each kind, a dozen of them: what comes and goes, such as orders, drives out none of the products that everybody asks for. */
const cachedRecords = 10_000

/** The one corridor for writes, and the way to read one record. */
export interface Ledger {
  /** The record as its stream tells it now. Throws `BrokenHistory`. */
  load<Machine extends AnyStateMachine>(machine: Machine, stream: string): Promise<Replayed<Machine>>
  /** Loads, decides and appends; where somebody else was quicker, decides again on what they left. */
  handle<Machine extends AnyStateMachine, F extends Fact, Name extends string = never>(
    machine: Machine,
    stream: string,
    deed: RepeatableDeed,
    decide: (record: Replayed<Machine>) => Decision<F, Name>,
  ): Promise<Handled<Machine> | Refusal<Name>>
  /** Drops what is remembered of a record: its stream may be told differently from now on. */
  forget(stream: string): void
}

/** `newId` makes the ids of facts: UUIDs. */
export const openLedger = (store: EventStore, now: () => Date = () => new Date(), newId = randomUUID): Ledger => {
  // A machine that cannot be replayed faithfully is found at the start, not by the first customer.
  for (const [noun, { machine }] of Object.entries(records)) unwritten(machine, noun)
  const cache = recordCache()
  // Writers of one stream in this process queue up; only other processes meet each other as conflicts.
  const inTurn = lanes()

  const load = async <Machine extends AnyStateMachine>(machine: Machine, stream: string) => {
    const known = cache.get(machine, stream) ?? unwritten(machine, stream)
    const facts = await store.readStream(stream, known.revision + 1)
    const record = facts.length === 0 ? known : replay(machine, stream, facts.map(happened<Machine>), known)
    cache.set(machine, stream, record)
    return record
  }

  const attempt = async <Machine extends AnyStateMachine, F extends Fact, Name extends string>(
    machine: Machine,
    stream: string,
    { command, ...deed }: RepeatableDeed,
    decide: (record: Replayed<Machine>) => Decision<F, Name>,
  ): Promise<Handled<Machine> | Refusal<Name> | undefined> => {
    const before = command === undefined ? undefined : await store.answered(stream, command)
    if (before) return { record: await load(machine, stream), position: before.position }

    const record = await load(machine, stream)
    const decision = decide(record)
    if (isRefusal(decision)) return decision
    if (decision.length === 0) return { record, position: 0 }

    const facts = decision.map((fact) => newFact(fact, deed, newId(), now()))
    const after = replay(machine, stream, facts.map(happened<Machine>), record)
    const outcome = await certainly(() => store.append(stream, expectationOf(record), facts, command))
    if (isConflict(outcome)) return undefined

    // The same command was quicker from somewhere else: what it wrote is told, not what was decided here.
    if (command !== undefined) return { record: await load(machine, stream), position: outcome.position }
    if (outcome.revision === after.revision) cache.set(machine, stream, after)
    return { record: after, position: outcome.position, newest: facts.at(-1)?.id }
  }

  return {
    load,
    forget: cache.forget,
    handle: (machine, stream, deed, decide) =>
      inTurn(stream, async () => {
        for (let tries = 0; tries < attempts; tries += 1) {
          const handled = await attempt(machine, stream, deed, decide)
          if (handled) return handled
        }
        throw new TooContended(`${stream} was written by others ${attempts} times in a row`)
      }),
  }
}

// Where the store fell silent the facts may be in it: the same ids again find out.
const certainly = (append: () => ReturnType<EventStore['append']>) =>
  append().catch((error) => {
    if (error instanceof StoreUnavailable) return append()
    throw error
  })

/** A stored fact as machines and sentences take it. */
export const happened = <Machine extends AnyStateMachine>({ type, data, meta }: NewFact | StoredFact) =>
  ({ type, data, at: meta.at, by: meta.by }) as EventFromLogic<Machine>

const newFact = ({ type, data }: Fact, deed: Deed, id: string, at: Date): NewFact => ({
  id,
  type,
  version: keepingOf(type)?.version ?? 1,
  data,
  meta: { ...deed, at: at.toISOString() },
})

const expectationOf = (record: { revision: number }): Expectation =>
  record.revision === -1 ? 'absent' : { revision: record.revision }

// A record is never stale for long: what others appended is read and folded on top of it at each load.
const recordCache = () => {
  const kinds = new Map<AnyStateMachine, NewestMap<string, object>>()
  const kindOf = (machine: AnyStateMachine) =>
    kinds.getOrInsertComputed(machine, () => newestMap<string, object>(cachedRecords))
  return {
    get: <Machine extends AnyStateMachine>(machine: Machine, stream: string) =>
      kindOf(machine).get(stream) as Replayed<Machine> | undefined,
    set: (machine: AnyStateMachine, stream: string, record: { revision: number }) => {
      if (record.revision !== -1) kindOf(machine).set(stream, record)
    },
    forget: (stream: string) => {
      for (const known of kinds.values()) known.delete(stream)
    },
  }
}
