import type { Logger } from 'pino'
import type { Clock, ConsumerOptions, EventStore, Rush, StoredFact } from '#api/eventStore/eventStore.ts'
import type { CommandContext } from '#api/eventStore/recordCommand.ts'
import { wallClock } from '#api/eventStore/wallClock.ts'
import type { Policy, Reaction } from './policy.ts'
import { openPolicyMonitor, type PolicyMonitor, type PolicyState } from './policyMonitor.ts'
import { type PolicySubscription, subscriptionsOf } from './policySubscription.ts'

export interface Policies {
  /** Runs every policy that no other node holds the lease of, until the signal aborts. */
  run(signal: AbortSignal): Promise<void>
  /** Each policy and each timer, for `/health`. */
  states(): PolicyState[]
  /** Whether one of them has been failing for longer than a minute. */
  areFailing(): boolean
}

/** Milliseconds. */
const failureThreshold = 60_000

interface PolicyTimes {
  /** Of timers. */
  clock?: Clock
  /** During which facts of low priority wait; without it they have the same priority as all others. */
  rush?: Rush
}

/** Throws if a timer's delay is not in whole seconds, or if two policies have the same name. */
export const openPolicies = (
  store: EventStore,
  policies: readonly Policy[],
  log: Logger,
  { clock = wallClock, rush }: PolicyTimes = {},
): Policies => {
  const monitored = subscriptionsOf(policies).map((subscription) => ({
    subscription,
    monitor: openPolicyMonitor(subscription, clock.now),
  }))
  const states = () => monitored.map(({ monitor }) => monitor.state())

  const run = async (subscription: PolicySubscription, monitor: PolicyMonitor, signal: AbortSignal) => {
    const { name, seconds, reactions, concurrency, withoutData, lowPriority } = subscription
    const options: ConsumerOptions = {
      onRunningChange: monitor.setRunning,
      types: new Set(Object.keys(reactions)),
      concurrency,
      typesWithoutData: withoutData,
      onSkipped: monitor.skipped,
      onCheckpoint: monitor.checkpointed,
      onFailed: (fact, error) => reportFailure({ subscription, monitor, log }, fact, error),
      ...(rush && lowPriority.size > 0 && { lowPriority: { types: lowPriority, rush } }),
      ...(seconds > 0 && { delay: { dueAt: ({ meta }) => dueAt(meta.at, seconds, clock.now()), clock } }),
    }
    await store.consume(name, (fact) => handleFact(subscription, monitor, fact), signal, options)
  }

  return {
    run: async (signal) => {
      await Promise.all(monitored.map(({ subscription, monitor }) => run(subscription, monitor, signal)))
    },
    states,
    areFailing: () => {
      const currentTime = clock.now().getTime()
      return states().some(({ failing }) => failing && currentTime - Date.parse(failing.since) > failureThreshold)
    },
  }
}

const handleFact = async (subscription: PolicySubscription, monitor: PolicyMonitor, fact: StoredFact) => {
  const reaction = subscription.reactions[fact.type] as Reaction<unknown>
  monitor.started(fact)
  const data = subscription.withoutData.has(fact.type) ? undefined : fact.data
  await reaction(data, fact, commandContextOf(subscription, fact))
  monitor.handled(fact)
}

interface FailureReport {
  subscription: PolicySubscription
  monitor: PolicyMonitor
  log: Logger
}

// Also called if the fact could not be decrypted, before any reaction ran.
const reportFailure = ({ subscription, monitor, log }: FailureReport, fact: StoredFact, error: unknown) => {
  monitor.failed(fact, error)
  const { type, stream, position } = fact
  log.error(
    { policy: subscription.name, fact: type, stream, position, err: error },
    'A policy failed and will try again',
  )
}

const commandContextOf = ({ policy }: PolicySubscription, fact: StoredFact): CommandContext => ({
  by: { role: 'system', id: policy },
  correlationId: fact.meta.correlationId,
  causationId: fact.id,
})

/** Seconds after a timestamp (ISO 8601), at most that long from now: the clock of the node that wrote it may be ahead. Milliseconds since the epoch. */
const dueAt = (at: string, seconds: number, now: Date) => Math.min(Date.parse(at), now.getTime()) + seconds * 1000
