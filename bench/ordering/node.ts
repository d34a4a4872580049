import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { type EventStore, StoreUnavailable } from '#api/eventStore/eventStore.ts'
import { reserveStock } from '#api/order/orderPolicies.ts'
import { orderRoutes } from '#api/order/orderRoutes.ts'
import { openEngine } from '#bench/engine.ts'
import type { Engine } from '#bench/simulation/engine.ts'
import { terms } from '#bench/simulation/node.ts'
import type { Fuse } from './plan.ts'

/** The node is gone, and with it whatever it was at. */
export class NodeDied extends Error {}

/** Resolves when a request, or its answer, may go on. */
export type Turn = (what: string) => Promise<unknown>

export interface Ground {
  raw: EventStore
  /** With the tables of the order list, which nobody reads. */
  database: DatabaseSync
  engine: Engine
}

export type OrderingNode = ReturnType<typeof openNode>

/** A node of the shop with memories of its own, whose every request to the store and every answer waits for its turn. */
export const openNode = ({ raw, database, engine }: Ground, turn: Turn, fuse?: Fuse | null) => {
  const life = { isOver: false }
  const store = openEngine(engine.around(fused(raw, turn, life, fuse)))
  const ledger = engine.ledger(store, () => new Date(), randomUUID)
  const fulfilling = engine.fulfilling(ledger)
  return {
    isOver: () => life.isOver,
    routes: orderRoutes({ store, raw, ledger, database, fulfilling, terms, recordReading: async () => undefined }),
    reactions: reserveStock(fulfilling).when,
  }
}

const fused = (raw: EventStore, turn: Turn, life: { isOver: boolean }, fuse?: Fuse | null): EventStore => {
  let appends = 0
  const alive = () => {
    if (life.isOver) throw new NodeDied()
  }
  const die = (): never => {
    life.isOver = true
    throw new NodeDied()
  }
  const onItsWay = async <Answer>(what: string, ask: () => Promise<Answer>) => {
    await turn(`${what} asked`)
    alive()
    const answer = await ask()
    await turn(`${what} answered`)
    alive()
    return answer
  }
  const burning = async <Answer>(append: () => Promise<Answer>, end: Fuse['end'] | undefined) => {
    if (end === 'before') die()
    const outcome = await append()
    return end === 'after' ? die() : outcome
  }
  return {
    ...raw,
    readStream: (...asked) => onItsWay('read', () => raw.readStream(...asked)),
    readLast: (...asked) => onItsWay('read', () => raw.readLast(...asked)),
    answered: (...asked) => onItsWay('command', () => raw.answered(...asked)),
    append: async (stream, ...asked) => {
      const append = () => raw.append(stream, ...asked)
      if (stream.startsWith('vault-')) return append()
      appends += 1
      const end = fuse?.append === appends ? fuse.end : undefined
      const outcome = await onItsWay('append', () => burning(append, end))
      if (end === 'answerLost') throw new StoreUnavailable('The answer was lost')
      return outcome
    },
  }
}
