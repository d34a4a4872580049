import { Agent } from 'node:http'
import type { Figures } from '#api/programs/figures.ts'
import type { ServerProcess } from '#harness/shop/serverProcess.ts'
import { generatePages, pageHeaders } from './generatePages.ts'
import { getOk } from './runLoad.ts'

/** Milliseconds of processor time that a page may cost when it is rendered anew. */
const bars: Readonly<Record<string, number>> = { 'home, page': 4, 'product, page': 2 }

/** The pages of a second of measuring. */
const pagesPerSecond = 60

interface MeasureOptions {
  products: number
  seconds: number
}

/** Measures the processor time of the whole process for a page that is not in the cache: rendering, compression and sending. */
export const measureRendering = async (
  { figure }: Figures,
  shop: ServerProcess,
  { products, seconds }: MeasureOptions,
) => {
  using visitor = openVisitor(shop)
  for (const [name, paths] of Object.entries(generatePages(products))) {
    await visitor.timeNewPages(paths, seconds)
    const bar = bars[name]
    const processorTime = await visitor.timeNewPages(paths, seconds)
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
