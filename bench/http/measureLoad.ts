import { setTimeout as pause } from 'node:timers/promises'
import type { Figures } from '#api/programs/figures.ts'
import { median, medianRatio, repeat } from '#bench/rounds.ts'
import { recordResponses } from '#harness/shop/recordedResponses.ts'
import { type ServerProcess, startBareServer, startShopNode } from '#harness/shop/serverProcess.ts'
import { generateLoads, type Load } from './generateLoads.ts'
import { measureHomeRush } from './measureHomeRush.ts'
import { measureRendering } from './measureRendering.ts'
import { type LoadResult, runGetLoad } from './runLoad.ts'

const callerCounts = [1, 8, 32]

/** The share of the bare server that cached responses have to reach, from 8 callers on. */
const leastShare = 0.5
const cached: ReadonlySet<string> = new Set([
  ...['listing page', 'search with facets', 'product by slug'],
  ...['home, page', 'category, page', 'product, page'],
])

interface MeasureOptions {
  products: number
  seconds: number
  rounds: number
}

/**
 * Measures the shop over HTTP on loopback, in turns with a bare `node:http` server that sends the same bytes: the calls of the catalogue and
 * whole pages, requested as a browser does. Then the processor time of pages that are rendered anew, and what others wait
 * while a crowd asks for one.
 */
export const measureLoad = async (figures: Figures, folder: string, options: MeasureOptions) => {
  await using shop = await startShopNode({ folder, pages: true })
  for (const load of generateLoads(options.products)) await measureInTurns(figures, { shop, folder, ...load }, options)
  await measureRendering(figures, shop, options)
  await measureHomeRush(figures, shop, options)
}

const measureInTurns = async (
  figures: Figures,
  { shop, folder, name, paths, headers }: Load & { shop: ServerProcess; folder: string },
  { seconds, rounds }: MeasureOptions,
) => {
  await recordResponses(folder, shop.url, paths, headers)
  await using bare = await startBareServer(folder)
  for (const callers of callerCounts) {
    const load = ({ url }: ServerProcess) =>
      runGetLoad(url, paths, { callers, headers, until: pause((seconds * 1000) / rounds) })
    const results = await repeat(rounds, async () => ({ shop: await load(shop), bare: await load(bare) }))
    reportLoad(figures, { name, callers }, results)
  }
}

const reportLoad = (
  { figure }: Figures,
  { name, callers }: { name: string; callers: number },
  results: readonly { shop: LoadResult; bare: LoadResult }[],
) => {
  const label = `${name}, ${callers} ${callers === 1 ? 'caller' : 'callers'}`
  for (const [server, loads] of [
    ['', results.map(({ shop }) => shop)],
    [', bare', results.map(({ bare }) => bare)],
  ] as const) {
    figure(`${label}${server}, requests`, median(loads.map(({ perSecond }) => perSecond)), '/s')
    figure(`${label}${server}, p50`, median(loads.map(({ p50 }) => p50)), ' ms')
    figure(`${label}${server}, p95`, median(loads.map(({ p95 }) => p95)), ' ms')
    figure(`${label}${server}, p99`, median(loads.map(({ p99 }) => p99)), ' ms')
  }
  const share = medianRatio(
    results.map(({ shop }) => shop.perSecond),
    results.map(({ bare }) => bare.perSecond),
  )
  figure(`${label}, to the bare server`, share, 'x', callers > 1 && cached.has(name) ? { atLeast: leastShare } : {})
}
