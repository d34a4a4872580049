import { DatabaseSync } from 'node:sqlite'
import type { SeededRandom } from '#harness/seededRandom.ts'
import { openOwner } from './scheduler.ts'
import type { SimulatedNetwork } from './simulatedNetwork.ts'
import { type NodeDependencies, type SimulatedNode, startSimulatedNode } from './simulatedNode.ts'

/** A slot runs one node after the other on the same read model database. */
interface Slot {
  name: string
  /** Milliseconds by which the clock of its machine is ahead. */
  clockError: number
  starts: number
  database: DatabaseSync
  node: SimulatedNode | undefined
}

export type Cluster = ReturnType<typeof openCluster>

/** The nodes of the shop: injects crashes, stalls and policy takeovers, and starts crashed nodes again. */
export const openCluster = (dependencies: NodeDependencies, size: number) => {
  const { network, shopParts } = dependencies
  const { scheduler, random, faults, leases } = network
  const supervisor = openOwner('supervisor')
  const over = new AbortController()
  const slots = Array.from({ length: size }, (_, index) => openSlot(`node${index + 1}`, random))

  const start = (slot: Slot) => {
    if (isUp(slot)) return
    slot.starts += 1
    const onDown = () =>
      scheduler.add(
        supervisor,
        `starts ${slot.name} again`,
        () => start(slot),
        1 + random.below(random.pick(maxDowntimes)),
      )
    slot.node = startSimulatedNode(
      { ...dependencies, over: over.signal },
      {
        name: `${slot.name}.${slot.starts}`,
        clockError: slot.clockError,
        database: slot.database,
        onDown,
      },
    )
  }

  const crash = (slot: Slot) => {
    slot.node?.crash()
    if (shopParts.losesLastFact) network.log.loseLast()
    if (random.happens(0.1)) slot.database = replaceDatabase(slot.database)
    if (random.happens(0.5)) for (const name of leases.names()) leases.rewind(name, random.below(5))
  }

  for (const slot of slots) start(slot)

  return {
    nodes: () => slots.filter(isUp).flatMap(({ node }) => node ?? []),
    databases: () => slots.map(({ database }) => database),
    /** Injects the faults that chance picks for this step. */
    injectFaults: () => {
      const running = slots.filter(isUp)
      if (running.length === 0) return
      if (faults.happens('crash')) crash(random.pick(running))
      else if (faults.happens('stall')) stall(network, random.pick(running))
      if (faults.happens('takeover')) leases.revoke(random.pick(leases.names()))
    },
    /** Starts every crashed node and ends every stall. */
    heal: () => {
      for (const slot of slots) start(slot)
      for (const { node } of slots) if (node) node.owner.stalledUntil = 0
    },
    close: () => {
      over.abort()
      for (const { database } of slots) database.close()
    },
  }
}

// Milliseconds that a crashed node is down at most, from a process restart to a lost machine.
const maxDowntimes = [50, 2000, 60_000]

// Milliseconds by which clocks are wrong at most, so that those of two nodes agree within 30 seconds.
const maxClockErrors = [0, 1000, 15_000]

const openSlot = (name: string, random: SeededRandom): Slot => ({
  name,
  clockError: clockError(random),
  starts: 0,
  database: new DatabaseSync(':memory:'),
  node: undefined,
})

const clockError = (random: SeededRandom) => {
  const max = random.pick(maxClockErrors)
  return random.below(2 * max + 1) - max
}

const isUp = ({ node }: Slot) => node !== undefined && !node.owner.isGone

const stall = ({ scheduler, random }: SimulatedNetwork, { node }: Slot) => {
  if (node) node.owner.stalledUntil = scheduler.now() + 1 + random.below(random.happens(0.1) ? 20 * 60_000 : 5000)
}

// A new machine starts with an empty read model database.
const replaceDatabase = (database: DatabaseSync) => {
  database.close()
  return new DatabaseSync(':memory:')
}
