import { randomUUIDv7 } from 'node:crypto'
import type { AnyStateMachine } from 'xstate'
import type { Decision, Fact, Refusal } from '#domain/kernel/decision.ts'
import { emptyRecord, type Replayed } from '#domain/kernel/replay.ts'
import { recordDefinitions } from '#domain/recordDefinitions.ts'
import { type Attempt, commandAttempts } from './commandAttempts.ts'
import { type EventStore, TooContended } from './eventStore.ts'
import { keyedQueue } from './keyedQueue.ts'
import { nameCounter } from './nameCounter.ts'
import type { CommandResult, IdempotentContext, RecordCommand } from './recordCommand.ts'

const maxAttempts = 50
/**
 * How many commands that take effect once may wait for a record that commands together want. Each of them holds it until it is durable, and
 * the commands together would hold all their other records as long.
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
   * cannot append together, if many commands are waiting for one of the records, if one is refused or decides nothing, or if a record has
   * changed in the meantime. Nothing was appended then: handle them one by one, in this order.
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
  const { load, forget, attempt, attemptOnce, attemptTogether } = commandAttempts(store, now, newId)
  // Commands on one record take turns within this process. A turn ends when the facts are on their way, or handled where appends may overtake each other.
  const enqueue = keyedQueue()
  const isInOrder = store.appendOrder !== undefined
  const waitingOnce = nameCounter()

  return {
    load,
    forget,
    handleTogether: async (commands, last) => {
      const { appendTogether } = store
      const streams = [...new Set([...commands, last].map(({ stream }) => stream))]
      if (!appendTogether || streams.some((stream) => waitingOnce.countOf(stream) > maxAhead)) return undefined
      const started = await enqueue.together(streams, () => attemptTogether(commands, last, appendTogether))
      return started?.handled
    },
    handle: async (machine, stream, { command, ...context }, decide) => {
      const takeTurn = async () => {
        if (command !== undefined)
          return settled({ handled: attemptOnce(machine, stream, { ...context, command }, decide) })
        const started = await attempt(machine, stream, context, decide)
        return isInOrder ? started : settled(started)
      }
      using _waiting = command === undefined ? undefined : waitingOnce.hold(stream)
      for (let tries = 0; tries < maxAttempts; tries += 1) {
        const { handled } = await enqueue(stream, takeTurn)
        const result = await handled
        if (result) return result
      }
      throw new TooContended(`${stream} had changed before each of ${maxAttempts} attempts to write to it`)
    },
  }
}

const settled = async <Result>(started: Attempt<Result>) => {
  await Promise.allSettled([started.handled])
  return started
}
