import type { SeededRandom } from '#harness/seededRandom.ts'
import type { NewId } from '#verification/mutants/shopParts.ts'
import type { FaultInjector } from './faultInjector.ts'
import { type Leases, openLeases } from './leases.ts'
import { type Owner, openOwner, type Scheduler } from './scheduler.ts'
import { openSimulatedLog, type SimulatedLog } from './simulatedLog.ts'

/** The simulated network between the nodes and the log, and all that the nodes share. */
export interface SimulatedNetwork {
  log: SimulatedLog
  leases: Leases
  scheduler: Scheduler
  random: SeededRandom
  faults: FaultInjector
  /** Owns requests in transit: they arrive even if their sender is gone. */
  networkOwner: Owner
  /** Callbacks of subscribers that wait for facts. */
  waitingSubscribers: (() => void)[]
  /** Whether the log can append to several streams together, as SQLite can and EventStoreDB cannot. */
  hasTransactions: boolean
  /** Appends that were refused because another node had appended first. */
  conflicts: number
  /** Returns sequential ids, so that a seed always gives the same ones. */
  newId: NewId
}

export const openSimulatedNetwork = (
  scheduler: Scheduler,
  random: SeededRandom,
  faults: FaultInjector,
  hasTransactions = false,
): SimulatedNetwork => ({
  log: openSimulatedLog(scheduler.now),
  leases: openLeases(),
  scheduler,
  random,
  faults,
  networkOwner: openOwner('network'),
  waitingSubscribers: [],
  hasTransactions,
  conflicts: 0,
  newId: sequentialIds(),
})

/** Wakes every subscriber that waits for facts. */
export const notifySubscribers = (network: SimulatedNetwork) => {
  for (const wake of network.waitingSubscribers.splice(0)) wake()
}

const sequentialIds = (): NewId => {
  let last = 0
  return () => {
    last += 1
    return `00000000-0000-4000-8000-${last.toString(16).padStart(12, '0')}`
  }
}
