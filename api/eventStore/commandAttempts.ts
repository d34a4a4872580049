import type { AnyStateMachine } from 'xstate'
import { type Decision, type Fact, isRefusal, type Refusal } from '#domain/kernel/decision.ts'
import { emptyRecord, type Replayed, replay } from '#domain/kernel/replay.ts'
import { schemaOf } from '#domain/recordDefinitions.ts'
import {
  type EventStore,
  type Expectation,
  isConflict,
  type NewFact,
  StoreUnavailable,
  type StreamAppend,
} from './eventStore.ts'
import { type DecidedRecord, type PendingRecord, pendingRecords } from './pendingRecords.ts'
import { recordCache } from './recordCache.ts'
import type { CommandContext, CommandResult, RecordCommand } from './recordCommand.ts'
import { toRecordedFact } from './recordedFact.ts'

/** An attempt whose facts, if there are any, are on their way. An object, because a promise of a promise would wait for both. */
export interface Attempt<Result> {
  /** `undefined` if it has to be attempted again: the record had changed, or facts that it was decided on were not appended. */
  handled: Promise<Result | undefined>
}

/** Single attempts to handle commands. Those on one record are started one after the other. */
export const commandAttempts = (store: EventStore, now: () => Date, newId: () => string) => {
  const cache = recordCache()
  const keep = ({ machine, record }: DecidedRecord) => cache.set(machine, record.stream, record)
  const pending = pendingRecords(keep)
  /** The number of records that were dropped. */
  let forgotten = 0

  const load = async <Machine extends AnyStateMachine>(machine: Machine, stream: string) => {
    const cached = cache.get(machine, stream) ?? emptyRecord(machine, stream)
    if (store.knownRevision?.(stream) === cached.revision) return cached
    const facts = await store.readStream(stream, cached.revision + 1)
    if (facts.length === 0) return cached

    const record = replay(machine, stream, facts.map(toRecordedFact<Machine>), cached)
    cache.set(machine, stream, record)
    return record
  }

  /** The record to decide on: as facts on their way will leave it, if there are any. */
  const loadNewest = async <Machine extends AnyStateMachine>(machine: Machine, stream: string) => {
    const before = pending.find(stream)
    return { record: before ? (before.record as Replayed<Machine>) : await load(machine, stream), before }
  }

  const newFacts = (decision: readonly Fact[], context: CommandContext, at = now().toISOString()): NewFact[] =>
    decision.map(({ type, data }) => {
      const version = schemaOf(type)?.version ?? 1
      return { id: newId(), type, version, data, meta: { ...context, at } }
    })

  /** Remembers the records: from now on where appends do not overtake each other, elsewhere once their facts are appended. */
  const remember: typeof pending.rememberDuring =
    store.appendOrder === undefined
      ? async (decided, handling) => {
          const result = await handling
          if (result !== undefined) decided.forEach(keep)
          return result
        }
      : pending.rememberDuring

  return {
    load,
    /** Drops what is remembered of a record. */
    forget: (stream: string) => {
      forgotten += 1
      cache.forget(stream)
      pending.forget(stream)
    },

    attempt: async <Machine extends AnyStateMachine, F extends Fact, Name extends string>(
      machine: Machine,
      stream: string,
      context: CommandContext,
      decide: (record: Replayed<Machine>) => Decision<F, Name>,
    ): Promise<Attempt<CommandResult<Machine> | Refusal<Name>>> => {
      const { record, before } = await loadNewest(machine, stream)
      const decision = decide(record)
      if (isRefusal(decision)) return { handled: ifAppended(before, decision) }
      if (decision.length === 0) return { handled: ifAppended(before, { record, position: 0 }) }

      const facts = newFacts(decision, context)
      const after = replay(machine, stream, facts.map(toRecordedFact<Machine>), record)
      const newestFactId = facts.at(-1)?.id
      const appending = retryOnce(() => store.append(stream, expectationOf(record, before), facts))
      const handling = appending.then((outcome) =>
        isConflict(outcome) ? undefined : { record: after, position: outcome.position, newestFactId },
      )
      return { handled: remember([{ machine, record: after, newestFactId, before }], handling) }
    },

    /** Attempts a command that takes effect once per stream. */
    attemptOnce: async <Machine extends AnyStateMachine, F extends Fact, Name extends string>(
      machine: Machine,
      stream: string,
      { command, ...context }: CommandContext & { command: string },
      decide: (record: Replayed<Machine>) => Decision<F, Name>,
    ): Promise<CommandResult<Machine> | Refusal<Name> | undefined> => {
      await pending.find(stream)?.appended
      const forgottenBefore = forgotten
      const appended = await store.findCommand(stream, command)
      if (appended) return { record: await load(machine, stream), position: appended.position }

      const record = await load(machine, stream)
      const decision = decide(record)
      if (isRefusal(decision)) return decision
      if (decision.length === 0) return { record, position: 0 }

      const facts = newFacts(decision, context)
      const after = replay(machine, stream, facts.map(toRecordedFact<Machine>), record)
      const outcome = await retryOnce(() => store.append(stream, expectationOf(record), facts, command))
      if (isConflict(outcome)) return undefined
      if (outcome.isFirst && forgotten === forgottenBefore) cache.set(machine, stream, after)
      // The same command may have been appended elsewhere first: return what is stored, not what was decided here.
      return { record: outcome.isFirst ? after : await load(machine, stream), position: outcome.position }
    },

    /** `undefined` if one of the commands is refused or decides nothing. */
    attemptTogether: async <Machine extends AnyStateMachine>(
      commands: readonly RecordCommand[],
      last: RecordCommand<Machine>,
      appendTogether: NonNullable<EventStore['appendTogether']>,
    ): Promise<Attempt<CommandResult<Machine>> | undefined> => {
      const all: readonly RecordCommand[] = [...commands, last]
      const machines = new Map(all.map(({ stream, machine }) => [stream, machine]))
      const loading = [...machines].map(
        async ([stream, machine]) => [stream, await loadNewest(machine, stream)] as const,
      )
      const found = new Map(await Promise.all(loading))
      const decided = new Map<string, DecidedRecord>()
      const appends: StreamAppend[] = []
      const at = now().toISOString()
      let causationId: string | undefined
      for (const { machine, stream, context, decide } of all) {
        const { record = emptyRecord(machine, stream), before } = decided.get(stream) ?? found.get(stream) ?? {}
        const decision = decide(record)
        if (isRefusal(decision) || decision.length === 0) return undefined

        const facts = newFacts(decision, causationId === undefined ? context : { ...context, causationId }, at)
        causationId ??= facts.at(-1)?.id
        // Nothing can come between facts of one call.
        appends.push({ stream, expected: expectationOf(record, decided.has(stream) ? undefined : before), facts })
        const after = replay(machine, stream, facts.map(toRecordedFact<AnyStateMachine>), record)
        decided.set(stream, { machine, record: after, newestFactId: facts.at(-1)?.id, before })
      }
      const { record, newestFactId } = decided.get(last.stream) as DecidedRecord
      const handling = retryOnce(() => appendTogether(appends)).then((outcome) => {
        if (isConflict(outcome)) return undefined
        return { record: record as Replayed<Machine>, position: outcome.at(-1)?.position ?? 0, newestFactId }
      })
      return { handled: remember([...decided.values()], handling) }
    },
  }
}

/** What was decided on facts that are on their way; nothing if they are not appended. */
const ifAppended = async <Result>(before: PendingRecord | undefined, result: Result) => {
  const isAppended = before === undefined || (await before.appended)
  return isAppended ? result : undefined
}

// The outcome is unknown after `StoreUnavailable`: a retry with the same fact ids is idempotent.
const retryOnce = <Outcome>(append: () => Promise<Outcome>) =>
  append().catch((error) => {
    if (error instanceof StoreUnavailable) return append()
    throw error
  })

/** `before`: the pending record that it was decided on, if any. */
const expectationOf = ({ revision }: { revision: number }, before?: PendingRecord): Expectation => {
  if (revision === -1) return 'absent'
  return before?.newestFactId === undefined ? { revision } : { revision, id: before.newestFactId }
}
