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
import { pendingRecords, type SentRecord } from './pendingRecords.ts'
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
   * cannot append together, if one is refused or decides nothing, or if another node was faster. Nothing was appended then: handle them one
   * by one, in this order.
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
  const pending = pendingRecords()
  const isInOrder = store.appendOrder !== undefined
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

  const newFacts = (decision: readonly Fact[], context: CommandContext, at = now().toISOString()): NewFact[] =>
    decision.map(({ type, data }) => {
      const version = schemaOf(type)?.version ?? 1
      return { id: newId(), type, version, data, meta: { ...context, at } }
    })

  /** The record that a command decides on, with the append that it follows if that is still on its way. */
  const current = async <Machine extends AnyStateMachine>(machine: Machine, stream: string) => {
    const before = pending.get(stream)
    return { record: before ? (before.record as Replayed<Machine>) : await load(machine, stream), before }
  }

  const attempt = async <Machine extends AnyStateMachine, F extends Fact, Name extends string>(
    machine: Machine,
    stream: string,
    context: CommandContext,
    decide: (record: Replayed<Machine>) => Decision<F, Name>,
  ): Promise<Attempt<CommandResult<Machine> | Refusal<Name>>> => {
    const { record, before } = await current(machine, stream)
    const decision = decide(record)
    if (isRefusal(decision)) return { handled: onceAppended(before, decision) }
    if (decision.length === 0) return { handled: onceAppended(before, { record, position: 0 }) }

    const facts = newFacts(decision, context)
    const after = replay(machine, stream, facts.map(toRecordedFact<Machine>), record)
    const appending = retryOnce(() => store.append(stream, expectationOf(record, before), facts))
    const newestFactId = facts.at(-1)?.id
    const handling = appending.then((outcome) => {
      if (isConflict(outcome)) return undefined
      if (outcome.revision === after.revision) cache.set(machine, stream, after)
      return { record: after, position: outcome.position, newestFactId }
    })
    return { handled: isInOrder ? pending.during([{ record: after, newestFactId, before }], handling) : handling }
  }

  /** Attempts a command that takes effect once per stream. */
  const attemptOnce = async <Machine extends AnyStateMachine, F extends Fact, Name extends string>(
    machine: Machine,
    stream: string,
    { command, ...context }: CommandContext & { command: string },
    decide: (record: Replayed<Machine>) => Decision<F, Name>,
  ): Promise<CommandResult<Machine> | Refusal<Name> | undefined> => {
    await pending.get(stream)?.appended
    const appended = await store.findCommand(stream, command)
    if (appended) return { record: await load(machine, stream), position: appended.position }

    const record = await load(machine, stream)
    const decision = decide(record)
    if (isRefusal(decision)) return decision
    if (decision.length === 0) return { record, position: 0 }

    const facts = newFacts(decision, context)
    replay(machine, stream, facts.map(toRecordedFact<Machine>), record)
    const outcome = await retryOnce(() => store.append(stream, expectationOf(record), facts, command))
    // The same command may have been appended elsewhere first: return what is stored, not what was decided here.
    return isConflict(outcome) ? undefined : { record: await load(machine, stream), position: outcome.position }
  }

  const allCurrent = async (commands: readonly RecordCommand[]) => {
    const machines = new Map(commands.map(({ stream, machine }) => [stream, machine]))
    const found = new Map<string, Decided>()
    await Promise.all(
      [...machines].map(async ([stream, machine]) =>
        found.set(stream, { machine, newestFactId: undefined, ...(await current(machine, stream)) }),
      ),
    )
    return found
  }

  const attemptTogether = async <Machine extends AnyStateMachine>(
    commands: readonly RecordCommand[],
    appendTogether: NonNullable<EventStore['appendTogether']>,
  ): Promise<Attempt<CommandResult<Machine>> | undefined> => {
    const decided = await allCurrent(commands)
    const appends: StreamAppend[] = []
    const at = now().toISOString()
    let causationId: string | undefined
    for (const { machine, stream, context, decide } of commands) {
      const { record, before, newestFactId } = decided.get(stream) as Decided
      const decision = decide(record)
      if (isRefusal(decision) || decision.length === 0) return undefined

      const facts = newFacts(decision, causationId === undefined ? context : { ...context, causationId }, at)
      causationId ??= facts.at(-1)?.id
      // Behind facts of the same call, nothing else can be.
      const expected = expectationOf(record, newestFactId === undefined ? before : undefined)
      appends.push({ stream, expected, facts })
      const after = replay(machine, stream, facts.map(toRecordedFact<AnyStateMachine>), record)
      decided.set(stream, { machine, record: after, before, newestFactId: facts.at(-1)?.id })
    }
    const last = decided.get(commands.at(-1)?.stream ?? '')
    const handling = retryOnce(() => appendTogether(appends)).then((outcome) => {
      if (isConflict(outcome) || !last) return undefined
      for (const [stream, { machine, record }] of decided) cache.set(machine, stream, record)
      const record = last.record as Replayed<Machine>
      return { record, position: outcome.at(-1)?.position ?? 0, newestFactId: last.newestFactId }
    })
    return { handled: isInOrder ? pending.during([...decided.values()], handling) : handling }
  }

  return {
    load,
    forget: (stream) => {
      cache.forget(stream)
      pending.forget(stream)
    },
    handleTogether: async (commands, last) => {
      const { appendTogether } = store
      if (!appendTogether) return undefined
      const all: readonly RecordCommand[] = [...commands, last]
      const streams = [...new Set(all.map(({ stream }) => stream))]
      const started = await enqueue.together(streams, async () => {
        const started = await attemptTogether<typeof last.machine>(all, appendTogether)
        return isInOrder ? started : afterwards(started)
      })
      return started?.handled
    },
    handle: async (machine, stream, { command, ...context }, decide) => {
      const takeTurn = async () => {
        if (command !== undefined)
          return afterwards({ handled: attemptOnce(machine, stream, { ...context, command }, decide) })
        const started = await attempt(machine, stream, context, decide)
        return isInOrder ? started : afterwards(started)
      }
      for (let tries = 0; tries < maxAttempts; tries += 1) {
        const { handled } = await enqueue(stream, takeTurn)
        const result = await handled
        if (result) return result
      }
      throw new TooContended(`${stream} was written by others ${maxAttempts} times in a row`)
    },
  }
}

/** A record as the commands of one call leave it. */
interface Decided {
  machine: AnyStateMachine
  record: Replayed<AnyStateMachine>
  /** Of this call. */
  newestFactId: string | undefined
  before: SentRecord | undefined
}

/** An attempt whose facts are on their way. */
interface Attempt<Result> {
  /** `undefined` after a conflict. */
  handled: Promise<Result | undefined>
}

const afterwards = async <Started extends Attempt<unknown> | undefined>(started: Started) => {
  await Promise.allSettled([started?.handled])
  return started
}

/** What a command decided on top of an append that was on its way; nothing if that was not appended. */
const onceAppended = async <Result>(before: { appended: Promise<boolean> } | undefined, result: Result) => {
  const isAppended = before === undefined || (await before.appended)
  return isAppended ? result : undefined
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

/** `before`: the append that the record follows, if that is still on its way. */
const expectationOf = (
  { revision }: { revision: number },
  before?: { newestFactId: string | undefined },
): Expectation => {
  if (revision === -1) return 'absent'
  return before?.newestFactId === undefined ? { revision } : { revision, id: before.newestFactId }
}
