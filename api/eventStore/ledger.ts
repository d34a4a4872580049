import { randomUUID } from 'node:crypto'
import type { AnyStateMachine, EventFromLogic } from 'xstate'
import { type Actor, type Decision, type Fact, isRefusal, type Refusal } from '#domain/kernel/decision.ts'
import { emptyRecord, type Replayed, replay } from '#domain/kernel/replay.ts'
import { recordDefinitions, schemaOf } from '#domain/recordDefinitions.ts'
import {
  type EventStore,
  type Expectation,
  isConflict,
  type NewFact,
  type StoredFact,
  StoreUnavailable,
  TooContended,
} from './eventStore.ts'
import { keyedQueue } from './keyedQueue.ts'
import { type LruCache, lruCache } from './lruCache.ts'

/** Who acts, and the request or process that the command belongs to. */
export interface CommandContext {
  by: Actor
  correlationId: string
  causationId?: string
}

/** The context of a command that may be repeated after a lost answer or a crash: it takes effect once per stream. */
export interface IdempotentContext extends CommandContext {
  /** The command key that all repetitions share. */
  command?: string | undefined
}

export interface CommandResult<Machine extends AnyStateMachine> {
  record: Replayed<Machine>
  /** Position of the newest appended fact, 0 if nothing was appended. */
  position: number
  /** Id of the newest fact that this call appended. */
  newestFactId?: string | undefined
}

const maxAttempts = 50
/** Per record kind, about a dozen kinds, so that many short-lived orders do not evict popular products. A record takes 2 to 4 KB. */
const maxCachedRecords = 2000

/** Loads records and handles commands: every write of the shop goes through it. */
export interface Ledger {
  /** Replays a record from its stream. Throws `BrokenHistory`. */
  load<Machine extends AnyStateMachine>(machine: Machine, stream: string): Promise<Replayed<Machine>>
  /** Loads the record, decides and appends; after a conflict it decides again on the newest record. */
  handle<Machine extends AnyStateMachine, F extends Fact, Name extends string = never>(
    machine: Machine,
    stream: string,
    context: IdempotentContext,
    decide: (record: Replayed<Machine>) => Decision<F, Name>,
  ): Promise<CommandResult<Machine> | Refusal<Name>>
  /** Drops a record from the cache, because its stream may be decrypted differently from now on. */
  forget(stream: string): void
}

/** `newId` creates fact ids: UUIDs. */
export const openLedger = (store: EventStore, now: () => Date = () => new Date(), newId = randomUUID): Ledger => {
  // Fails at startup, not at the first request, if a machine cannot be replayed.
  for (const [noun, { machine }] of Object.entries(recordDefinitions)) emptyRecord(machine, noun)
  const cache = recordCache()
  // Writers of one stream queue up within this process; conflicts occur only between processes.
  const enqueue = keyedQueue()

  const load = async <Machine extends AnyStateMachine>(machine: Machine, stream: string) => {
    const cached = cache.get(machine, stream) ?? emptyRecord(machine, stream)
    const facts = await store.readStream(stream, cached.revision + 1)
    const record = facts.length === 0 ? cached : replay(machine, stream, facts.map(toRecordedFact<Machine>), cached)
    cache.set(machine, stream, record)
    return record
  }

  const attempt = async <Machine extends AnyStateMachine, F extends Fact, Name extends string>(
    machine: Machine,
    stream: string,
    { command, ...context }: IdempotentContext,
    decide: (record: Replayed<Machine>) => Decision<F, Name>,
  ): Promise<CommandResult<Machine> | Refusal<Name> | undefined> => {
    const appended = command === undefined ? undefined : await store.findCommand(stream, command)
    if (appended) return { record: await load(machine, stream), position: appended.position }

    const record = await load(machine, stream)
    const decision = decide(record)
    if (isRefusal(decision)) return decision
    if (decision.length === 0) return { record, position: 0 }

    const facts = decision.map((fact) => newFact(fact, context, newId(), now()))
    const after = replay(machine, stream, facts.map(toRecordedFact<Machine>), record)
    const outcome = await retryOnce(() => store.append(stream, expectationOf(record), facts, command))
    if (isConflict(outcome)) return undefined

    // The same command may have been appended elsewhere first: return what is stored, not what was decided here.
    if (command !== undefined) return { record: await load(machine, stream), position: outcome.position }
    if (outcome.revision === after.revision) cache.set(machine, stream, after)
    return { record: after, position: outcome.position, newestFactId: facts.at(-1)?.id }
  }

  return {
    load,
    forget: cache.forget,
    handle: (machine, stream, context, decide) =>
      enqueue(stream, async () => {
        for (let tries = 0; tries < maxAttempts; tries += 1) {
          const handled = await attempt(machine, stream, context, decide)
          if (handled) return handled
        }
        throw new TooContended(`${stream} was written by others ${maxAttempts} times in a row`)
      }),
  }
}

// The outcome is unknown after `StoreUnavailable`: a retry with the same fact ids is idempotent.
const retryOnce = (append: () => ReturnType<EventStore['append']>) =>
  append().catch((error) => {
    if (error instanceof StoreUnavailable) return append()
    throw error
  })

/** Converts a stored or new fact to the form that record machines and sentences receive. */
export const toRecordedFact = <Machine extends AnyStateMachine>({ type, data, meta }: NewFact | StoredFact) =>
  ({ type, data, at: meta.at, by: meta.by }) as EventFromLogic<Machine>

const newFact = ({ type, data }: Fact, context: CommandContext, id: string, at: Date): NewFact => ({
  id,
  type,
  version: schemaOf(type)?.version ?? 1,
  data,
  meta: { ...context, at: at.toISOString() },
})

const expectationOf = (record: { revision: number }): Expectation =>
  record.revision === -1 ? 'absent' : { revision: record.revision }

// Cached records are never stale: each load reads the facts appended since and replays them on top.
const recordCache = () => {
  const caches = new Map<AnyStateMachine, LruCache<string, object>>()
  const cacheOf = (machine: AnyStateMachine) =>
    caches.getOrInsertComputed(machine, () => lruCache<string, object>(maxCachedRecords))
  return {
    get: <Machine extends AnyStateMachine>(machine: Machine, stream: string) =>
      cacheOf(machine).get(stream) as Replayed<Machine> | undefined,
    set: (machine: AnyStateMachine, stream: string, record: { revision: number }) => {
      if (record.revision !== -1) cacheOf(machine).set(stream, record)
    },
    forget: (stream: string) => {
      for (const cache of caches.values()) cache.delete(stream)
    },
  }
}
