import type { EventStore } from '#api/eventStore/eventStore.ts'
import { alternate, type Rounds, rate } from '#bench/rounds.ts'
import { appendConcurrently } from '#bench/store/appendConcurrently.ts'
import { sum } from '#domain/kernel/money.ts'
import type { FactCounter } from '#harness/shop/factCounter.ts'
import type { ServerProcess } from '#harness/shop/serverProcess.ts'
import type { SendRequest } from './runLoad.ts'
import { type OrderRush, runOrderRush } from './runOrderRush.ts'

export const buyerGroups = { '1 buyer': 1, '8 buyers': 8, '32 buyers': 32 } as const
export type BuyerGroup = keyof typeof buyerGroups
export const buyerGroupNames = Object.keys(buyerGroups) as BuyerGroup[]

export interface OrderRounds {
  rushes: Readonly<Record<BuyerGroup, readonly OrderRush[]>>
  /** Facts per second: of the rush of each group, and of the bare store's group commit. */
  facts: Rounds<BuyerGroup | 'group'>
  /** The difference between answered orders and orders confirmed in the log, summed over all rushes. */
  unconfirmed: number
}

interface RoundsSetup {
  shop: ServerProcess
  factCounter: FactCounter
  /** A raw store, whose facts the shop does not read. */
  bare: EventStore
  /** Seconds that each group orders in each round: in a rush of one second V8 still compiles what it runs. */
  seconds: number
  rounds: number
}

/** Runs each group of buyers in turns with the group commit of a bare store, after a warm-up rush that is not measured. */
export const runOrderRounds = async (
  { shop, factCounter, bare, seconds, rounds }: RoundsSetup,
  sendRequest: SendRequest,
): Promise<OrderRounds> => {
  const milliseconds = seconds * 1000
  const rushes: Record<BuyerGroup, OrderRush[]> = { '1 buyer': [], '8 buyers': [], '32 buyers': [] }
  const rushOf = (group: BuyerGroup) => async () => {
    const rush = await runOrderRush(factCounter, { shop, buyers: buyerGroups[group], milliseconds, sendRequest })
    rushes[group].push(rush)
    return rush.factsPerSecond
  }
  const first = await runOrderRush(factCounter, { shop, buyers: buyerGroups['32 buyers'], milliseconds, sendRequest })
  const facts = await alternate(rounds, {
    group: () => rate(() => appendConcurrently(bare, buyerGroups['32 buyers'], milliseconds / 2)),
    '1 buyer': rushOf('1 buyer'),
    '8 buyers': rushOf('8 buyers'),
    '32 buyers': rushOf('32 buyers'),
  })
  const all = [first, ...Object.values(rushes).flat()]
  return { rushes, facts, unconfirmed: sum(all.map((rush) => rush.unconfirmed)) }
}
