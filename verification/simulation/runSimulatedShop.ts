import { chainVerifier } from '#api/eventStore/chain.ts'
import type { EventStore, StoredFact } from '#api/eventStore/eventStore.ts'
import { checkBookings } from '#verification/invariants/checkBookings.ts'
import { checkShop } from '#verification/invariants/checkShop.ts'
import type { ClientLog } from '#verification/invariants/clientLog.ts'
import { type LogSnapshot, snapshotOf } from '#verification/invariants/logSnapshot.ts'
import { assertInvariant, assertNoViolation } from '#verification/invariants/violation.ts'
import type { ShopParts } from '#verification/mutants/shopParts.ts'
import { assertFreeTimes } from './assertFreeTimes.ts'
import { assertReadModelCurrent } from './assertReadModelCurrent.ts'
import { type Cluster, openCluster } from './cluster.ts'
import { openDirectStore } from './directStore.ts'
import { openReactionLog, type ReactionLog } from './reactionLog.ts'
import type { SimulatedNetwork } from './simulatedNetwork.ts'
import { openSimulatedShop, type SimulatedShop } from './simulatedShop.ts'
import { startClients } from './startClients.ts'

const maxFaultSteps = 5000
const maxSteps = 40_000

/** Runs one shop with injected faults, heals it, runs it until quiescent and checks all invariants. Throws `InvariantViolation`. */
export const runSimulatedShop = async (network: SimulatedNetwork, shopParts: ShopParts, clientLog: ClientLog) => {
  const reactions = openReactionLog()
  const directStore = openDirectStore(network.log, network.scheduler.now)
  const shop = await openSimulatedShop(directStore, network.random, clientLog)
  const cluster = openCluster({ network, shopParts, reactions }, 1 + network.random.below(2))
  try {
    await runUntilQuiescent(network, cluster, clientLog, shop)
    assertFinalInvariants(network, { shop, clientLog, reactions, cluster }, await readSnapshot(network, directStore))
  } finally {
    cluster.close()
  }
}

const runUntilQuiescent = async (
  network: SimulatedNetwork,
  cluster: Cluster,
  clientLog: ClientLog,
  shop: SimulatedShop,
) => {
  const { scheduler, faults } = network
  const applyNewFacts = modelUpdater(network, shop)
  const clients = startClients(network, cluster, clientLog, shop)
  for (let steps = 0; await scheduler.step(); steps += 1) {
    applyNewFacts()
    clients.throwFailures()
    cluster.injectFaults()
    if (steps === maxFaultSteps || clients.isHealStep(steps)) {
      faults.heal()
      cluster.heal()
    }
    assertInvariant(steps < maxSteps, 'the shop comes to rest', () => `it is still busy after ${steps} steps`)
  }
  assertInvariant(clients.areDone(), 'everybody is answered', () => 'somebody is still waiting')
}

/** Returns a function that applies every new fact of the log to the models. */
const modelUpdater = ({ log }: SimulatedNetwork, { reference, bookings }: SimulatedShop) => {
  let applied = 0
  return () => {
    assertInvariant(log.length() >= applied, 'no fact is ever lost', () => `${applied} facts were ${log.length()}`)
    if (log.length() === applied) return
    for (const [index, fact] of log.allAfter(applied).entries()) {
      const position = applied + index + 1
      if (!fact || fact.stream.startsWith('vault-')) continue
      assertInvariant(
        fact.position === position,
        'positions have no gaps',
        () => `${fact.position} stands at ${position}`,
      )
      reference.apply(fact)
      bookings.apply(fact)
    }
    applied = log.length()
  }
}

interface FinalState {
  shop: SimulatedShop
  clientLog: ClientLog
  reactions: ReactionLog
  cluster: Cluster
}

const readSnapshot = async ({ log }: SimulatedNetwork, store: EventStore) => {
  const streams = new Set(log.after(0, Number.POSITIVE_INFINITY).map(({ stream }) => stream))
  const facts: StoredFact[] = []
  for (const stream of streams) facts.push(...(await store.readStream(stream)))
  return snapshotOf(facts.toSorted((one, other) => one.position - other.position))
}

const assertFinalInvariants = (
  { log, scheduler }: SimulatedNetwork,
  { shop, clientLog, reactions, cluster }: FinalState,
  snapshot: LogSnapshot,
) => {
  assertNoViolation(checkShop(snapshot, clientLog, shop.reference.initialQuantities()))
  assertNoViolation(checkBookings(snapshot, clientLog.bookings))
  assertFreeTimes(snapshot, scheduler.now())
  const facts = log.after(0, Number.POSITIVE_INFINITY)
  reactions.assertComplete(facts)
  assertIntegrityChain(facts)
  for (const database of cluster.databases()) assertReadModelCurrent(database, snapshot)
}

const assertIntegrityChain = (facts: readonly StoredFact[]) => {
  const check = chainVerifier()
  for (const fact of facts) {
    const broken = check(fact)
    assertInvariant(broken === undefined, 'every fact is chained to the one before', () => JSON.stringify(broken))
  }
}
