import { setTimeout as pause } from 'node:timers/promises'
import type { Figures } from '#api/programs/figures.ts'
import { runLoad } from '#bench/http/runLoad.ts'
import { median, medianRatio } from '#bench/rounds.ts'
import { createBuyers } from '#harness/shop/createBuyers.ts'
import { type ServerProcess, startShopNode } from '#harness/shop/serverProcess.ts'
import type { ScaleShop } from './fillScaleShop.ts'
import { type CallName, openCalls, type ShopCalls } from './shopCalls.ts'

/** How many times the p95 of the smallest shop the largest may take. */
const growthBars: Readonly<Record<CallName, number>> = {
  product: 1.3,
  listing: 1.3,
  search: 3,
  'order page': 1.3,
  'place order': 1.3,
}

/** How many times its p95 at the smallest shop a call takes, by the size of the shop. */
export interface Growth {
  call: string
  points: readonly { size: number; ratio: number }[]
}

interface LoadOptions {
  seconds: number
  rounds: number
}

interface MeasuredShop extends ScaleShop {
  node: ServerProcess
  calls: ShopCalls
}

/** Measures each call at all shops in turns, by one caller. The growth is the median of the ratios within each round. */
export const measureGrowth = async (
  figures: Figures,
  shops: readonly ScaleShop[],
  options: LoadOptions,
): Promise<Growth[]> => {
  await using nodes = new AsyncDisposableStack()
  const measured: MeasuredShop[] = []
  for (const shop of shops) {
    const [token = ''] = await createBuyers(shop, 1)
    const node = nodes.use(await startShopNode(shop))
    measured.push({ ...shop, node, calls: await openCalls(node.url, shop.products, token) })
  }
  const growth: Growth[] = []
  for (const call of Object.keys(growthBars) as CallName[])
    growth.push(await measureCall(figures, measured, call, options))
  return growth
}

const measureCall = async (
  { figure }: Figures,
  shops: readonly MeasuredShop[],
  call: CallName,
  { seconds, rounds }: LoadOptions,
): Promise<Growth> => {
  const found = shops.map((shop) => ({ shop, p95: [] as number[], processorTime: [] as number[] }))
  // The first round warms up, and does not count.
  for (let round = 0; round <= rounds; round += 1)
    for (const { shop, p95, processorTime } of found) {
      const load = await loadOf(shop, call, seconds)
      if (round === 0) continue
      p95.push(load.p95)
      processorTime.push(load.processorTime)
    }

  for (const { shop, p95, processorTime } of found) {
    figure(`${shop.name}, ${call}, p95`, median(p95), ' ms')
    figure(`${shop.name}, ${call}, processor time`, median(processorTime), ' ms')
  }
  const [smallest, largest] = [found[0], found.at(-1)]
  if (smallest && largest) {
    const name = `${call}, ${largest.shop.name} to ${smallest.shop.size.toLocaleString('en')}`
    figure(`${name}, p95`, medianRatio(largest.p95, smallest.p95), 'x', { atMost: growthBars[call] })
    figure(`${name}, processor time`, medianRatio(largest.processorTime, smallest.processorTime), 'x')
  }
  return {
    call,
    points: found.map(({ shop: { size }, p95 }) => ({ size, ratio: medianRatio(p95, smallest?.p95 ?? p95) })),
  }
}

/** The p95 and the processor time of a call, in milliseconds. */
const loadOf = async ({ node, calls }: MeasuredShop, call: CallName, seconds: number) => {
  const before = await node.processorTime()
  const { p95, latencies } = await runLoad({ callers: 1, until: pause(seconds * 1000) }, calls[call])
  return { p95, processorTime: ((await node.processorTime()) - before) / latencies.length }
}
