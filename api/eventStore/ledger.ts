import { randomUUIDv7 } from 'node:crypto'
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
  type StreamAppend,
  TooContended,
} from './eventStore.ts'
import { keyedQueue } from './keyedQueue.ts'
import { recordCache } from './recordCache.ts'

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

/** One of several commands that are handled together. */
interface RecordCommand<Machine extends AnyStateMachine = AnyStateMachine> {
  machine: Machine
  stream: string
  context: CommandContext
  decide(record: Replayed<Machine>): Decision<Fact, string>
}

const maxAttempts = 50
/**
 * How many commands, one after the other, commands together wait for: about as long as it takes to handle them one by one. Behind a record
 * that many want, others would wait for it too.
 */
const maxAhead = 3

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
  /**
   * Handles commands on several records as one, and returns the result of the last: all their facts are appended together, or none. Each
   * command decides on the record as those before it leave it; all facts name the first command's as their cause. `undefined` if the store
   * cannot append together, if several commands are waiting for one of the records, if one is refused or decides nothing, or if another node
   * was faster. Nothing was appended then: handle them one by one, in this order.
   */
  handleTogether<Machine extends AnyStateMachine>(
    commands: readonly RecordCommand[],
    last: RecordCommand<Machine>,
  ): Promise<CommandResult<Machine> | undefined>
  /** Drops a record from the cache, because its stream may be decrypted differently from now on. */
  forget(stream: string): void
}

/** `newId` creates fact ids: UUIDs, in the order of time, so that indexes on them, and on the streams that are named after them, grow mostly at their end. */
export const openLedger = (store: EventStore, now: () => Date = () => new Date(), newId = randomUUIDv7): Ledger => {
  // Fails at startup, not at the first request, if a machine cannot be replayed.
  for (const [noun, { machine }] of Object.entries(recordDefinitions)) emptyRecord(machine, noun)
  const cache = recordCache()
  // Writers of one stream queue up within this process; conflicts occur only between processes.
  const enqueue = keyedQueue()

  const load = async <Machine extends AnyStateMachine>(machine: Machine, stream: string) => {
    const cached = cache.get(machine, stream) ?? emptyRecord(machine, stream)
    if (store.knownRevision?.(stream) === cached.revision) return cached
    const facts = await store.readStream(stream, cached.revision + 1)
    if (facts.length === 0) return cached

    const record = replay(machine, stream, facts.map(toRecordedFact<Machine>), cached)
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

    const at = now().toISOString()
    const facts = decision.map((fact) => newFact(fact, context, newId(), at))
    const after = replay(machine, stream, facts.map(toRecordedFact<Machine>), record)
    const outcome = await retryOnce(() => store.append(stream, expectationOf(record), facts, command))
    if (isConflict(outcome)) return undefined

    // The same command may have been appended elsewhere first: return what is stored, not what was decided here.
    if (command !== undefined) return { record: await load(machine, stream), position: outcome.position }
    if (outcome.revision === after.revision) cache.set(machine, stream, after)
    return { record: after, position: outcome.position, newestFactId: facts.at(-1)?.id }
  }

  const loadAll = async (commands: readonly RecordCommand[]) => {
    const records = new Map<string, Replayed<AnyStateMachine>>()
    const missing = new Map(commands.map(({ stream, machine }) => [stream, machine]))
    await Promise.all([...missing].map(async ([stream, machine]) => records.set(stream, await load(machine, stream))))
    return records
  }

  const attemptTogether = async <Machine extends AnyStateMachine>(
    commands: readonly RecordCommand[],
    appendTogether: NonNullable<EventStore['appendTogether']>,
  ): Promise<CommandResult<Machine> | undefined> => {
    const records = await loadAll(commands)
    const appends: StreamAppend[] = []
    const at = now().toISOString()
    let causationId: string | undefined
    for (const { machine, stream, context, decide } of commands) {
      const record = records.get(stream) ?? emptyRecord(machine, stream)
      const decision = decide(record)
      if (isRefusal(decision) || decision.length === 0) return undefined

      const cause = causationId === undefined ? context : { ...context, causationId }
      const facts = decision.map((fact) => newFact(fact, cause, newId(), at))
      causationId ??= facts.at(-1)?.id
      appends.push({ stream, expected: expectationOf(record), facts })
      records.set(stream, replay(machine, stream, facts.map(toRecordedFact<AnyStateMachine>), record))
    }
    const outcome = await retryOnce(() => appendTogether(appends))
    if (isConflict(outcome)) return undefined

    for (const { machine, stream } of commands) {
      const record = records.get(stream)
      if (record) cache.set(machine, stream, record)
    }
    const [stream, newest] = [appends.at(-1)?.stream ?? '', appends.at(-1)?.facts.at(-1)]
    const record = records.get(stream) as Replayed<Machine>
    return { record, position: outcome.at(-1)?.position ?? 0, newestFactId: newest?.id }
  }

  return {
    load,
    forget: cache.forget,
    handleTogether: async (commands, last) => {
      const { appendTogether } = store
      if (!appendTogether) return undefined
      const all: readonly RecordCommand[] = [...commands, last]
      const streams = [...new Set(all.map(({ stream }) => stream))]
      return enqueue.together(streams, maxAhead, () => attemptTogether(all, appendTogether))
    },
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
const retryOnce = <Outcome>(append: () => Promise<Outcome>) =>
  append().catch((error) => {
    if (error instanceof StoreUnavailable) return append()
    throw error
  })

/** Converts a stored or new fact to the form that record machines and sentences receive. */
export const toRecordedFact = <Machine extends AnyStateMachine>({ type, data, meta }: NewFact | StoredFact) =>
  ({ type, data, at: meta.at, by: meta.by }) as EventFromLogic<Machine>

const newFact = ({ type, data }: Fact, context: CommandContext, id: string, at: string): NewFact => ({
  id,
  type,
  version: schemaOf(type)?.version ?? 1,
  data,
  meta: { ...context, at },
})

const expectationOf = (record: { revision: number }): Expectation =>
  record.revision === -1 ? 'absent' : { revision: record.revision }
