import { Agent } from 'node:http'
import type { Figures } from '#api/programs/figures.ts'
import { alternate, median } from '#bench/rounds.ts'
import type { ServerProcess } from '#harness/shop/serverProcess.ts'
import { generatePages, pageHeaders } from './generatePages.ts'
import { getOk } from './runLoad.ts'

/** Milliseconds of processor time that a page may cost when it is rendered anew. */
const bars: Readonly<Record<string, number>> = { 'home, page': 4, 'product, page': 2 }

/** The pages of a second of measuring. */
const pagesPerSecond = 60

/** Turns of each kind of page in a round. Many short turns even out a machine whose speed changes within a second. */
export const turnsOfRound = 5

interface MeasureOptions {
  products: number
  seconds: number
  rounds: number
}

/**
 * Measures the processor time of the whole process for a page that is not in the cache: rendering, compression and sending. Medians of all turns, of
 * which those of the first round do not count.
 */
export const measureRendering = async (
  { figure }: Figures,
  shop: ServerProcess,
  { products, seconds, rounds }: MeasureOptions,
) => {
  using visitor = openVisitor(shop)
  const measures = Object.entries(generatePages(products)).map(
    ([name, paths]) => [name, () => visitor.timeNewPages(paths, seconds / turnsOfRound)] as const,
  )
  const found = await alternate((rounds + 1) * turnsOfRound, Object.fromEntries(measures))
  for (const [name, times] of Object.entries(found)) {
    const bar = bars[name]
    const processorTime = median(times.slice(turnsOfRound))
    figure(`${name}, rendered anew, processor time`, processorTime, ' ms', bar === undefined ? {} : { atMost: bar })
  }
}

/** Opens a visitor who asks a shop for one page after the other, none of which is in its cache. */
export const openVisitor = (shop: ServerProcess) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let visits = 0
  return {
    /** Milliseconds of processor time that each page cost. `seconds`: so many seconds' worth of pages. */
    timeNewPages: async (paths: readonly string[], seconds: number) => {
      const count = Math.max(1, Math.round(seconds * pagesPerSecond))
      const before = await shop.processorTime()
      // The cache knows no address twice, and the shop ignores what it does not know in a query.
      for (let turn = 0; turn < count; turn += 1)
        await getOk(agent, `${shop.url}${paths[turn % paths.length]}?visit=${visits++}`, pageHeaders)
      return ((await shop.processorTime()) - before) / count
    },
    [Symbol.dispose]: () => agent.destroy(),
  }
}
