import { sum } from '#domain/kernel/money.ts'
import { openSeededRandom } from '#harness/seededRandom.ts'
import { acknowledgedOrders, openClientLog } from '#verification/invariants/clientLog.ts'
import { InvariantViolation } from '#verification/invariants/violation.ts'
import { realShopParts, type ShopParts } from '#verification/mutants/shopParts.ts'
import { type FaultRates, openFaultInjector } from './faultInjector.ts'
import { runSimulatedShop } from './runSimulatedShop.ts'
import { openScheduler } from './scheduler.ts'
import { openSimulatedNetwork } from './simulatedNetwork.ts'
import { openTrace } from './trace.ts'
import { inVirtualTime } from './virtualTime.ts'

/** The outcome of one seed. */
export interface SeedRun {
  seed: number
  steps: number
  /** Hash of all steps: the same seed has the same hash, whatever ran before. */
  hash: string
  /** How often each fault was injected. */
  faultCounts: Readonly<FaultRates>
  facts: number
  /** Orders that the shop answered as placed, each counted once. */
  acknowledged: number
  /** Bookings that the shop answered as made, each counted once. */
  booked: number
  refusals: number
  /** Appends that were refused because another node had appended first. */
  conflicts: number
  failure?: Failure
}

interface Failure {
  invariant: string
  what: string
  /** The last steps before the failure. */
  last: readonly string[]
}

interface SimulationSettings {
  shopParts?: ShopParts
  /** Called with every step as it happens. */
  print?: (line: string) => void
}

/** Simulates one small shop until it is quiescent. The seed decides clients, faults and the order of all tasks. */
export const simulateSeed = async (
  seed: number,
  { shopParts = realShopParts, print }: SimulationSettings = {},
): Promise<SeedRun> => {
  const random = openSeededRandom(seed)
  const trace = openTrace(print)
  const faults = openFaultInjector(random)
  const scheduler = openScheduler(random, trace)
  const network = openSimulatedNetwork(scheduler, random, faults, hasTransactions(seed))
  const clientLog = openClientLog()
  const failure = await inVirtualTime(scheduler, () => runSimulatedShop(network, shopParts, clientLog)).then(
    () => undefined,
    failureOf,
  )
  return {
    seed,
    steps: trace.steps(),
    hash: trace.hash(),
    faultCounts: faults.counts(),
    facts: network.log.length(),
    acknowledged: acknowledgedOrders(clientLog).size,
    booked: clientLog.bookings.made.size,
    refusals: sum([...clientLog.refusals.values()]),
    conflicts: network.conflicts,
    ...(failure && { failure: { ...failure, last: trace.last() } }),
  }
}

/** Every second seed runs on a log that can append to several streams together. */
const hasTransactions = (seed: number) => seed % 2 === 0

// Any other error of the shop counts as a violated invariant too.
const failureOf = (error: unknown) =>
  error instanceof InvariantViolation
    ? { invariant: error.invariant, what: error.message }
    : { invariant: 'nothing fails unexpectedly', what: String(error instanceof Error ? error.stack : error) }
