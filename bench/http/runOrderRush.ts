import { setTimeout as pause } from 'node:timers/promises'
import { type FactCounter, waitUntilQuiet } from '#harness/shop/factCounter.ts'
import type { ServerProcess } from '#harness/shop/serverProcess.ts'
import { runLoad, type SendRequest } from './runLoad.ts'

/** The result of one rush of buyers. */
export interface OrderRush {
  ordersPerSecond: number
  /** Facts per second that were durable when the last answer came. */
  factsPerSecond: number
  /** Milliseconds that each order took. */
  latencies: readonly number[]
  /** Includes the facts that policies appended afterwards. */
  factsPerOrder: number
  /** Milliseconds of all threads of the shop, for each order and all that follows from it. */
  processorTime: number
  /** Milliseconds from the last answer until nothing was written any more. */
  settleTime: number
  /** The difference between answered orders and orders confirmed in the log. */
  unconfirmed: number
}

interface RushOptions {
  shop: Pick<ServerProcess, 'processorTime'>
  buyers: number
  milliseconds: number
  sendRequest: SendRequest
}

/** Lets buyers order for a while, then waits until the shop writes nothing. */
export const runOrderRush = async (
  factCounter: FactCounter,
  { shop, buyers, milliseconds, sendRequest }: RushOptions,
): Promise<OrderRush> => {
  const before = await factCounter.counts()
  const usedBefore = await shop.processorTime()
  const { perSecond, latencies } = await runLoad({ callers: buyers, until: pause(milliseconds) }, sendRequest)
  const end = performance.now()
  const during = await factCounter.counts()
  await waitUntilQuiet(factCounter)
  const settleTime = performance.now() - end
  const used = (await shop.processorTime()) - usedBefore
  const after = await factCounter.counts()

  const confirmed = after.orders - before.orders
  const seconds = latencies.length / perSecond
  return {
    ordersPerSecond: perSecond,
    factsPerSecond: (during.facts - before.facts) / seconds,
    latencies,
    factsPerOrder: (after.facts - before.facts) / confirmed,
    processorTime: used / confirmed,
    settleTime,
    unconfirmed: Math.abs(latencies.length - confirmed),
  }
}
