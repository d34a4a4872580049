import { setTimeout as pause } from 'node:timers/promises'
import { type Ask, loadOf } from './load.ts'
import type { OpenWritten } from './written.ts'

/** What a crowd of buyers did in a while. */
export interface OrderRush {
  ordersPerSecond: number
  /** Facts that were durable when the last answer came. */
  factsPerSecond: number
  /** Milliseconds of each order. */
  waits: readonly number[]
  /** With those that policies added afterwards. */
  factsPerOrder: number
  /** Milliseconds until nothing was written any more. */
  rest: number
}

interface Crowd {
  buyers: number
  milliseconds: number
  ask: Ask
}

/** Lets a crowd order, and the shop come to rest. Throws where not all that was answered is confirmed in the log. */
export const orderRush = async (written: OpenWritten, { buyers, milliseconds, ask }: Crowd): Promise<OrderRush> => {
  const before = written.soFar()
  const { perSecond, waits } = await loadOf({ callers: buyers, over: pause(milliseconds) }, ask)
  const during = written.soFar()
  const over = performance.now()
  await written.rest()
  const after = written.soFar()

  const confirmed = after.orders - before.orders
  if (confirmed !== waits.length) throw new Error(`${waits.length} orders were answered, ${confirmed} are confirmed`)
  const took = waits.length / perSecond
  return {
    ordersPerSecond: perSecond,
    factsPerSecond: (during.facts - before.facts) / took,
    waits,
    factsPerOrder: (after.facts - before.facts) / confirmed,
    rest: performance.now() - over,
  }
}
