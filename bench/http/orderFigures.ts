import { join } from 'node:path'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import type { Figures } from '#api/programs/figures.ts'
import { median, medianRatio, quantile } from '#bench/rounds.ts'
import { basketsFor } from './baskets.ts'
import { openBuyers } from './buyers.ts'
import { filesIn, fillShop } from './catalogueOfSize.ts'
import { cartAndOrder, orderAlone } from './ordering.ts'
import { crowdNames, crowds, type OrderRounds, orderRounds } from './orderRounds.ts'
import type { OrderRush } from './orderRush.ts'
import { startServer } from './servers.ts'
import { openWritten } from './written.ts'

const baskets = 500
/** Pieces of each product: more than anybody can order. */
const plenty = 1_000_000

const atLeast = 1000
const shareOfGroupCommit = 0.15
/** Milliseconds. */
const patience = 60

interface Asked {
  products: number
  seconds: number
}

/** Orders over HTTP from a shop that has plenty of everything, beside the group commit of a bare store in the same rounds. */
export const measureOrders = async (figures: Figures, folder: string, { products, seconds }: Asked) => {
  await fillShop(folder, products, plenty)
  const tokens = await openBuyers(folder, crowds['32 buyers'])
  const bare = await openSqliteEventStore(join(folder, 'bare.sqlite'))
  await using shop = await startServer('shopRun', folder)
  using written = openWritten(filesIn(folder).events)
  const crowd = { url: shop.url, tokens, baskets: basketsFor(products, baskets) }
  const ground = { written, bare, seconds }

  const alone = await orderRounds(ground, orderAlone(crowd))
  tell(figures, 'order/placeOrder alone', alone)
  hold(figures, alone)
  tell(figures, 'cart + order', await orderRounds(ground, cartAndOrder(crowd)))
  await bare.close()
}

const tell = ({ figure }: Figures, flow: string, { rushes, facts }: OrderRounds) => {
  figure(`${flow}, group commit beside it, 32 appenders`, median(facts.group), ' events/s')
  for (const crowd of crowdNames) {
    const waits = rushes[crowd].flatMap((rush) => rush.waits)
    const middle = (what: (rush: OrderRush) => number) => median(rushes[crowd].map(what))
    const isHeld = crowd === '32 buyers' && flow === 'order/placeOrder alone'
    figure(
      `${flow}, ${crowd}`,
      middle(({ ordersPerSecond }) => ordersPerSecond),
      ' orders/s',
    )
    figure(`${flow}, ${crowd}, p50`, quantile(waits, 0.5), ' ms')
    figure(`${flow}, ${crowd}, p95`, quantile(waits, 0.95), ' ms')
    figure(`${flow}, ${crowd}, p99`, quantile(waits, 0.99), ' ms', isHeld ? { atMost: patience } : {})
    figure(`${flow}, ${crowd}, durable`, median(facts[crowd]), ' events/s')
    figure(`${flow}, ${crowd}, to the group commit`, medianRatio(facts[crowd], facts.group), 'x')
    figure(
      `${flow}, ${crowd}, facts of an order`,
      middle(({ factsPerOrder }) => factsPerOrder),
    )
    figure(
      `${flow}, ${crowd}, policies at rest after`,
      middle(({ rest }) => rest),
      ' ms',
    )
  }
}

const hold = ({ figure }: Figures, { rushes, facts }: OrderRounds) => {
  const orders = median(rushes['32 buyers'].map(({ ordersPerSecond }) => ordersPerSecond))
  const share = medianRatio(facts['32 buyers'], facts.group)
  const best = Math.max(orders / atLeast, share / shareOfGroupCommit)
  const name = `order/placeOrder alone, 32 buyers, the better of 1,000 orders a second and ${shareOfGroupCommit}x`
  figure(name, best, 'x', { atLeast: 1 })
}
