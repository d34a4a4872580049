import type { AnyStateMachine } from 'xstate'
import type { Actor, Decision, Fact } from '#domain/kernel/decision.ts'
import type { Replayed } from '#domain/kernel/replay.ts'

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
export interface RecordCommand<Machine extends AnyStateMachine = AnyStateMachine> {
  machine: Machine
  stream: string
  context: CommandContext
  decide(record: Replayed<Machine>): Decision<Fact, string>
}
