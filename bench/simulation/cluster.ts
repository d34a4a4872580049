import { DatabaseSync } from 'node:sqlite'
import { type Ground, type Node, startNode } from './node.ts'
import { openOwner } from './scheduler.ts'
import type { Sea } from './sea.ts'

/** A place where nodes run, one after the other, on the same read model file. */
interface Slot {
  name: string
  starts: number
  database: DatabaseSync
  node: Node | undefined
}

export type Cluster = ReturnType<typeof openCluster>

/** The nodes of the shop, which die and come back. */
export const openCluster = (ground: Ground, size: number) => {
  const { sea, engine } = ground
  const { scheduler, chance, weather, leases } = sea
  const supervisor = openOwner('supervisor')
  const slots = Array.from({ length: size }, (_, index) => openSlot(`node${index + 1}`))

  const start = (slot: Slot) => {
    if (isUp(slot)) return
    slot.starts += 1
    const onDown = () =>
      scheduler.add(supervisor, `starts ${slot.name} again`, () => start(slot), 1 + chance.below(chance.pick(absences)))
    slot.node = startNode(ground, { name: `${slot.name}.${slot.starts}`, database: slot.database, onDown })
  }

  const crash = (slot: Slot) => {
    slot.node?.crash()
    if (engine.losesLastFact) sea.log.loseLast()
    if (chance.happens(0.1)) slot.database = renewed(slot.database)
    if (chance.happens(0.5)) for (const name of leases.names()) leases.rewind(name, chance.below(5))
  }

  for (const slot of slots) start(slot)

  return {
    nodes: () => slots.filter(isUp).flatMap(({ node }) => node ?? []),
    databases: () => slots.map(({ database }) => database),
    /** Whatever may befall a node at this moment. */
    trouble: () => {
      const running = slots.filter(isUp)
      if (running.length === 0) return
      if (weather.happens('crash')) crash(chance.pick(running))
      else if (weather.happens('stall')) stall(sea, chance.pick(running))
      if (weather.happens('takeover')) leases.depose(chance.pick(leases.names()))
    },
    /** Every node runs, and none stands still. */
    heal: () => {
      for (const slot of slots) start(slot)
      for (const { node } of slots) if (node) node.owner.stalledUntil = 0
    },
    close: () => {
      for (const { database } of slots) database.close()
    },
  }
}

// Milliseconds: how long a node is away at most, by kind of accident.
const absences = [50, 2000, 60_000]

const openSlot = (name: string): Slot => ({
  name,
  starts: 0,
  database: new DatabaseSync(':memory:'),
  node: undefined,
})

const isUp = ({ node }: Slot) => node !== undefined && !node.owner.isGone

const stall = ({ scheduler, chance }: Sea, { node }: Slot) => {
  if (node) node.owner.stalledUntil = scheduler.now() + 1 + chance.below(chance.happens(0.1) ? 20 * 60_000 : 5000)
}

// A new machine, with an empty disk for the read models.
const renewed = (database: DatabaseSync) => {
  database.close()
  return new DatabaseSync(':memory:')
}
