import { Agent } from 'node:http'
import type { Figures } from '#api/programs/figures.ts'
import type { ServerProcess } from '#harness/shop/serverProcess.ts'
import { generatePages, pageHeaders } from './generatePages.ts'
import { getOk } from './runLoad.ts'

/** Milliseconds of processor time that a page may cost when it is rendered anew. */
const bars: Readonly<Record<string, number>> = { 'home, page': 4, 'product, page': 2 }

/** The pages of a second of measuring. */
const pagesPerSecond = 60

/** Measures the processor time of the whole process for a page that is not in the cache: rendering, compression and sending. */
export const measureRendering = async (
  { figure }: Figures,
  shop: ServerProcess,
  { products, seconds }: { products: number; seconds: number },
) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const count = Math.max(1, Math.round(seconds * pagesPerSecond))
  let visits = 0
  // The cache knows no address twice, and the shop ignores what it does not know in a query.
  const visitNew = async (paths: readonly string[]) => {
    for (let turn = 0; turn < count; turn += 1)
      await getOk(agent, `${shop.url}${paths[turn % paths.length]}?visit=${visits++}`, pageHeaders)
  }
  for (const [name, paths] of Object.entries(generatePages(products))) {
    await visitNew(paths)
    const before = await shop.processorTime()
    await visitNew(paths)
    const spent = (await shop.processorTime()) - before
    const bar = bars[name]
    figure(`${name}, rendered anew, processor time`, spent / count, ' ms', bar === undefined ? {} : { atMost: bar })
  }
  agent.destroy()
}
