import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Figures } from '#api/programs/figures.ts'
import { UsageError } from '#api/programs/program.ts'
import { alternatePair, median, medianRatio, type Pair, quantile } from '#bench/rounds.ts'
import { fillShop } from '#harness/shop/fillShop.ts'
import { shopProgram, startShopNode } from '#harness/shop/serverProcess.ts'
import { generateLoads } from './generateLoads.ts'
import { generatePages } from './generatePages.ts'
import type { HttpFlow } from './httpFlows.ts'
import { openVisitor, turnsOfRound } from './measureRendering.ts'
import { openOrdering } from './openOrdering.ts'
import { fillCartAndOrder, placeOrderOnly } from './orderFlows.ts'
import { runGetLoad } from './runLoad.ts'
import { buyerGroups } from './runOrderRounds.ts'
import { runOrderRush } from './runOrderRush.ts'

const readers = 8
const buyers = buyerGroups['32 buyers']

interface CompareOptions {
  /** The folder of another checkout of the shop, with its dependencies installed. */
  beside: string
  products: number
  /** Seconds of each load in each checkout, all rounds together; of orders, in each round. */
  seconds: number
  rounds: number
  flow?: HttpFlow | undefined
}

/**
 * Runs the shops of this checkout and of another one in turns on one machine, filled alike: the catalogue's calls and pages at 8 callers,
 * pages that are rendered anew, and orders of 32 buyers. Prints the figures of both and their ratios; there are no bars.
 */
export const compareCheckouts = async (figures: Figures, folder: string, options: CompareOptions) => {
  const { beside, flow } = options
  if (flow === 'directory') throw new UsageError('--beside compares the catalogue and orders, not the directory')
  if (!existsSync(shopProgram(beside)))
    throw new UsageError(`--beside ${beside} is no checkout of the shop: ${shopProgram(beside)} is missing`)
  if (flow !== 'orders') await compareCatalogue(figures, join(folder, 'catalogue'), options)
  if (flow !== 'catalogue') await compareOrders(figures, join(folder, 'ordering'), options)
}

const compareCatalogue = async (
  figures: Figures,
  folder: string,
  { beside, products, seconds, rounds }: CompareOptions,
) => {
  const { here, other } = locationsIn(folder)
  for (const location of [here, other]) await fillShop(location, products)
  await using shopHere = await startShopNode({ ...here, pages: true })
  await using otherShop = await startShopNode({ ...other, pages: true, checkout: beside })
  const shops = { here: shopHere, other: otherShop }

  for (const { name, paths, headers } of generateLoads(products)) {
    const results = await alternatePair(rounds, shops, ({ url }) =>
      runGetLoad(url, paths, { callers: readers, headers, until: pause((seconds * 1000) / rounds) }),
    )
    const reportLoad = reporter(figures, `${name}, ${readers} callers`, results)
    reportLoad(', requests', '/s', ({ perSecond }) => perSecond)
    reportLoad(', p99', ' ms', ({ p99 }) => p99)
  }
  using visitorHere = openVisitor(shopHere)
  using otherVisitor = openVisitor(otherShop)
  const turns = rounds * turnsOfRound
  for (const [name, paths] of Object.entries(generatePages(products))) {
    const results = await alternatePair(turns, { here: visitorHere, other: otherVisitor }, ({ timeNewPages }) =>
      timeNewPages(paths, seconds / turns),
    )
    reporter(figures, `${name}, rendered anew`, results)(', processor time', ' ms', (milliseconds) => milliseconds)
  }
}

const compareOrders = async (
  figures: Figures,
  folder: string,
  { beside, products, seconds, rounds }: CompareOptions,
) => {
  const locations = locationsIn(folder)
  await using here = await openOrdering(locations.here, { products, buyers })
  await using other = await openOrdering(locations.other, { products, buyers, checkout: beside })
  const milliseconds = seconds * 1000

  for (const [name, flow] of [
    ['order/placeOrder alone', placeOrderOnly],
    ['cart + order', fillCartAndOrder],
  ] as const) {
    const results = await alternatePair(rounds, { here, other }, async ({ shop, factCounter, orderSource }) => {
      const rush = await runOrderRush(factCounter, { shop, buyers, milliseconds, sendRequest: flow(orderSource) })
      if (rush.unconfirmed > 0)
        throw new Error(`At ${shop.url} answered orders and confirmed ones differ by ${rush.unconfirmed}`)
      return rush
    })
    const reportRush = reporter(figures, `${name}, ${buyers} buyers`, results)
    reportRush('', ' orders/s', ({ ordersPerSecond }) => ordersPerSecond)
    reportRush(', p99', ' ms', ({ latencies }) => quantile(latencies, 0.99))
    reportRush(', processor time of an order', ' ms', ({ processorTime }) => processorTime)
  }
}

const locationsIn = (folder: string): Pair<{ folder: string }> => ({
  here: { folder: join(folder, 'here') },
  other: { folder: join(folder, 'other') },
})

/** Prints a figure of both checkouts, each the median of the rounds, and the median of their ratios. */
const reporter =
  <Result>({ figure }: Figures, subject: string, results: readonly Pair<Result>[]) =>
  (name: string, unit: string, figureOf: (result: Result) => number) => {
    const here = results.map((pair) => figureOf(pair.here))
    const other = results.map((pair) => figureOf(pair.other))
    figure(`${subject}${name}`, median(here), unit)
    figure(`${subject}${name}, other checkout`, median(other), unit)
    figure(`${subject}${name}, to the other checkout`, medianRatio(here, other), 'x')
  }
