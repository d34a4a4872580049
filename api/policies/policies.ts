import type { Logger } from 'pino'
import type { EventStore, StoredFact } from '#api/eventStore/eventStore.ts'
import type { Deed } from '#api/eventStore/handle.ts'
import { type Clock, untilDue, wallClock } from './clock.ts'
import { type Duty, dutiesOf } from './duty.ts'
import type { Policy, Reaction } from './policy.ts'
import { openWatch, type PolicyState, type Watch } from './watch.ts'

export interface Policies {
  /** Runs whatever no other node runs already, until the signal aborts. */
  run(signal: AbortSignal): Promise<void>
  /** Each policy and each timer, for `/health`. */
  states(): PolicyState[]
  /** Whether one of them has been failing for longer than a minute. */
  areInTrouble(): boolean
}

/** Milliseconds. */
const troubleAfter = 60_000

/** Throws where a timer waits longer than half an hour, or where two policies are named alike. */
export const openPolicies = (
  store: EventStore,
  policies: readonly Policy[],
  log: Logger,
  clock: Clock = wallClock,
): Policies => {
  const watched = dutiesOf(policies).map((duty) => ({ duty, watch: openWatch(duty, clock.now) }))
  const states = () => watched.map(({ watch }) => watch.state())

  const run = async (duty: Duty, watch: Watch, signal: AbortSignal) => {
    const take = (fact: StoredFact) => attend({ duty, watch, clock, log }, fact, signal)
    const types = new Set(Object.keys(duty.reactions))
    await store.consume(duty.name, take, signal, { runs: watch.runs, types, passes: watch.done })
  }

  return {
    run: async (signal) => {
      await Promise.all(watched.map(({ duty, watch }) => run(duty, watch, signal)))
    },
    states,
    areInTrouble: () => {
      const moment = clock.now().getTime()
      return states().some(({ failing }) => failing && moment - Date.parse(failing.since) > troubleAfter)
    },
  }
}

interface Attendance {
  duty: Duty
  watch: Watch
  clock: Clock
  log: Logger
}

const attend = async ({ duty, watch, clock, log }: Attendance, fact: StoredFact, signal: AbortSignal) => {
  const reaction = duty.reactions[fact.type] as Reaction<unknown>
  watch.begins(fact)
  try {
    await untilDue(fact.meta.at, duty.seconds, clock, signal)
    await reaction(fact.data, fact, deedOf(duty, fact))
  } catch (error) {
    if (!signal.aborted) tell({ duty, watch, log }, fact, error)
    throw error
  }
  watch.done(fact)
}

const tell = ({ duty, watch, log }: Omit<Attendance, 'clock'>, fact: StoredFact, error: unknown) => {
  watch.fails(fact, error)
  const { type, stream, position } = fact
  log.error({ policy: duty.name, fact: type, stream, position, err: error }, 'A policy failed and will try again')
}

const deedOf = ({ policy }: Duty, fact: StoredFact): Deed => ({
  by: { role: 'system', id: policy },
  correlationId: fact.meta.correlationId,
  causationId: fact.id,
})
