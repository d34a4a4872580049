import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Figures } from '#api/programs/figures.ts'
import { UsageError } from '#api/programs/program.ts'
import { median, medianRatio, quantile } from '#bench/rounds.ts'
import { createBuyers } from '#harness/shop/createBuyers.ts'
import { openFactCounter } from '#harness/shop/factCounter.ts'
import { fillShop } from '#harness/shop/fillShop.ts'
import { generateOrders } from '#harness/shop/generateOrders.ts'
import { shopProgram, startShopNode, thisCheckout } from '#harness/shop/serverProcess.ts'
import type { ShopLocation } from '#harness/shop/shopLocation.ts'
import { generateLoads } from './generateLoads.ts'
import { generatePages } from './generatePages.ts'
import { openVisitor } from './measureRendering.ts'
import { fillCartAndOrder, placeOrderOnly } from './orderFlows.ts'
import { runGetLoad } from './runLoad.ts'
import { runOrderRush } from './runOrderRush.ts'

const readers = 8
const buyers = 32
const orderCount = 500
/** Pages that are rendered anew take turns more often: that evens out a machine whose speed changes within a second. */
const turnsOfRound = 5
/** Stock of each product: more than all buyers can order. */
const unlimitedStock = 1_000_000

interface CompareOptions {
  /** The folder of another checkout of the shop, with its dependencies installed. */
  beside: string
  products: number
  /** Seconds of each load in each checkout, all rounds together. */
  seconds: number
  rounds: number
  flow?: 'catalogue' | 'directory' | 'orders' | undefined
}

/**
 * Runs the shops of this checkout and of another one in turns on one machine, filled alike: cached calls and pages at 8 callers, pages that
 * are rendered anew, and orders of 32 buyers. Prints the figures of both and their ratios; there are no bars.
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
  const locations = locationsIn(folder)
  for (const location of Object.values(locations)) await fillShop(location, products)
  await using here = await startShopNode({ ...locations.here, pages: true })
  await using other = await startShopNode({ ...locations.other, pages: true, checkout: beside })

  for (const { name, paths, headers } of generateLoads(products)) {
    const results = await inTurns(rounds, { here, other }, ({ url }) =>
      runGetLoad(url, paths, { callers: readers, headers, until: pause((seconds * 1000) / rounds) }),
    )
    report(figures, `${name}, ${readers} callers, requests`, '/s', results, ({ perSecond }) => perSecond)
    report(figures, `${name}, ${readers} callers, p99`, ' ms', results, ({ p99 }) => p99)
  }
  using visitorHere = openVisitor(here)
  using otherVisitor = openVisitor(other)
  for (const [name, paths] of Object.entries(generatePages(products))) {
    const turns = rounds * turnsOfRound
    const results = await inTurns(turns, { here: visitorHere, other: otherVisitor }, ({ timeNewPages }) =>
      timeNewPages(paths, seconds / turns),
    )
    report(figures, `${name}, rendered anew, processor time`, ' ms', results, (milliseconds) => milliseconds)
  }
}

const compareOrders = async (figures: Figures, folder: string, options: CompareOptions) => {
  const locations = locationsIn(folder)
  await using here = await openOrdering(locations.here, thisCheckout, options)
  await using other = await openOrdering(locations.other, options.beside, options)

  for (const [name, flow] of [
    ['order/placeOrder alone', placeOrderOnly],
    ['cart + order', fillCartAndOrder],
  ] as const) {
    const results = await inTurns(options.rounds, { here, other }, ({ rush }) => rush(flow))
    report(figures, `${name}, ${buyers} buyers`, ' orders/s', results, ({ ordersPerSecond }) => ordersPerSecond)
    report(figures, `${name}, ${buyers} buyers, p99`, ' ms', results, ({ latencies }) => quantile(latencies, 0.99))
    const processorTime = `${name}, ${buyers} buyers, processor time of an order`
    report(figures, processorTime, ' ms', results, (rush) => rush.processorTime)
  }
}

/** Opens the shop of a checkout for rushes of buyers. */
const openOrdering = async (
  location: ShopLocation,
  checkout: string,
  { products, seconds, rounds }: Omit<CompareOptions, 'beside'>,
) => {
  await fillShop(location, products, unlimitedStock)
  const tokens = await createBuyers(location, buyers)
  const shop = await startShopNode({ ...location, checkout })
  const factCounter = await openFactCounter(location)
  const source = { url: shop.url, tokens, generatedOrders: generateOrders(products, orderCount) }
  const milliseconds = (seconds * 1000) / rounds
  return {
    rush: (flow: typeof placeOrderOnly) =>
      runOrderRush(factCounter, { shop, buyers, milliseconds, sendRequest: flow(source) }),
    [Symbol.asyncDispose]: async () => {
      await factCounter[Symbol.asyncDispose]()
      await shop[Symbol.asyncDispose]()
    },
  }
}

const locationsIn = (folder: string) => ({
  here: { folder: join(folder, 'here') },
  other: { folder: join(folder, 'other') },
})

/** What is measured at the shop of this checkout, and at that of the other one. */
interface Pair<Value> {
  here: Value
  other: Value
}

/** Measures both in every round, each first in every other one, after a round that does not count. */
const inTurns = async <Side, Result>(
  rounds: number,
  { here, other }: Pair<Side>,
  measure: (side: Side) => Promise<Result>,
): Promise<Pair<Result>[]> => {
  const results: Pair<Result>[] = []
  for (let round = 0; round <= rounds; round += 1) {
    if (round % 2 === 0) results.push({ here: await measure(here), other: await measure(other) })
    else {
      const ofOther = await measure(other)
      results.push({ here: await measure(here), other: ofOther })
    }
  }
  return results.slice(1)
}

/** Prints the medians of both, and the median of their ratios. */
const report = <Result>(
  { figure }: Figures,
  name: string,
  unit: string,
  results: readonly Pair<Result>[],
  figureOf: (result: Result) => number,
) => {
  const here = results.map((pair) => figureOf(pair.here))
  const other = results.map((pair) => figureOf(pair.other))
  figure(name, median(here), unit)
  figure(`${name}, other checkout`, median(other), unit)
  figure(`${name}, to the other checkout`, medianRatio(here, other), 'x')
}
