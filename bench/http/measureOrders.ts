import type { FigureBar, Figures } from '#api/programs/figures.ts'
import { median, medianRatio, quantile } from '#bench/rounds.ts'
import type { ShopLocation } from '#harness/shop/shopLocation.ts'
import { openBareStore } from './bareStore.ts'
import { openOrdering } from './openOrdering.ts'
import { fillCartAndOrder, placeOrderOnly } from './orderFlows.ts'
import { buyerGroupNames, buyerGroups, type OrderRounds, runOrderRounds } from './runOrderRounds.ts'
import type { OrderRush } from './runOrderRush.ts'

/** For the largest group of buyers, on the embedded store. Latency and processor time in milliseconds, rates per second. */
const bars = {
  alone: { ordersPerSecond: 2000, groupCommitShare: 0.3, p99: 40, processorTime: 1 },
  withCart: { ordersPerSecond: 1200 },
}

interface MeasureOptions {
  products: number
  /** Of each rush. */
  seconds: number
  rounds: number
}

/** Measures orders over HTTP at a shop with unlimited stock, in the same rounds as the group commit of a bare store. */
export const measureOrders = async (
  figures: Figures,
  location: ShopLocation,
  { products, seconds, rounds }: MeasureOptions,
) => {
  await using ordering = await openOrdering(location, { products, buyers: buyerGroups['32 buyers'] })
  const { shop, factCounter, orderSource } = ordering
  const bare = await openBareStore(location)
  const setup = { shop, factCounter, bare, seconds, rounds }

  // The speed of a server depends on its machine and network: only the embedded store has bars for its pace.
  const isEmbedded = !location.server
  const alone = await runOrderRounds(setup, placeOrderOnly(orderSource))
  const { p99, processorTime } = bars.alone
  const aloneBars = { p99: { atMost: p99 }, processorTime: { atMost: processorTime } }
  reportOrders(figures, 'order/placeOrder alone', alone, isEmbedded ? aloneBars : {})
  if (isEmbedded) reportPaceBar(figures, alone)
  const cartBars = { ordersPerSecond: { atLeast: bars.withCart.ordersPerSecond } }
  const withCart = await runOrderRounds(setup, fillCartAndOrder(orderSource))
  reportOrders(figures, 'cart + order', withCart, isEmbedded ? cartBars : {})
  await bare.close()
}

/** Bars for the largest group of buyers. */
interface OrderBars {
  ordersPerSecond?: FigureBar
  p99?: FigureBar
  processorTime?: FigureBar
}

const reportOrders = (
  { figure }: Figures,
  flow: string,
  { rushes, facts, unconfirmed }: OrderRounds,
  largestGroup: OrderBars,
) => {
  figure(`${flow}, group commit beside it, 32 appenders`, median(facts.group), ' events/s')
  for (const group of buyerGroupNames) {
    const latencies = rushes[group].flatMap((rush) => rush.latencies)
    const medianOf = (figureOf: (rush: OrderRush) => number) => median(rushes[group].map(figureOf))
    const { ordersPerSecond, p99, processorTime } = group === '32 buyers' ? largestGroup : {}
    const pace = medianOf((rush) => rush.ordersPerSecond)
    figure(`${flow}, ${group}`, pace, ' orders/s', ordersPerSecond)
    figure(`${flow}, ${group}, p50`, quantile(latencies, 0.5), ' ms')
    figure(`${flow}, ${group}, p95`, quantile(latencies, 0.95), ' ms')
    figure(`${flow}, ${group}, p99`, quantile(latencies, 0.99), ' ms', p99)
    figure(`${flow}, ${group}, durable`, median(facts[group]), ' events/s')
    figure(`${flow}, ${group}, to the group commit`, medianRatio(facts[group], facts.group), 'x')
    figure(
      `${flow}, ${group}, facts of an order`,
      medianOf(({ factsPerOrder }) => factsPerOrder),
    )
    const used = medianOf((rush) => rush.processorTime)
    figure(`${flow}, ${group}, processor time of an order`, used, ' ms', processorTime)
    figure(
      `${flow}, ${group}, policies at rest after`,
      medianOf(({ settleTime }) => settleTime),
      ' ms',
    )
  }
  figure(`${flow}, answers and confirmed orders differ by`, unconfirmed, '', { atMost: 0 })
}

const reportPaceBar = ({ figure }: Figures, { rushes, facts }: OrderRounds) => {
  const orders = median(rushes['32 buyers'].map(({ ordersPerSecond }) => ordersPerSecond))
  const share = medianRatio(facts['32 buyers'], facts.group)
  const { ordersPerSecond, groupCommitShare } = bars.alone
  const bestShare = Math.max(orders / ordersPerSecond, share / groupCommitShare)
  const least = `${ordersPerSecond.toLocaleString('en')} orders a second and ${groupCommitShare}x`
  figure(`order/placeOrder alone, 32 buyers, the better of ${least}`, bestShare, 'x', { atLeast: 1 })
}
