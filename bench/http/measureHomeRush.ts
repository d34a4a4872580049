import { Agent } from 'node:http'
import type { Figures } from '#api/programs/figures.ts'
import { quantile } from '#bench/rounds.ts'
import type { ServerProcess } from '#harness/shop/serverProcess.ts'
import { generatePages, pageHeaders } from './generatePages.ts'
import { getOk, runGetLoad } from './runLoad.ts'

const crowd = 300
const others = 8

/** Measures how long others wait for pages while a crowd asks for the home page at once, which is not in the cache yet. */
export const measureHomeRush = async (
  { figure }: Figures,
  shop: ServerProcess,
  { products, rounds }: { products: number; rounds: number },
) => {
  const paths = generatePages(products)['product, page'] ?? []
  const agent = new Agent({ keepAlive: true, maxSockets: crowd })
  const latencies: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const home = `${shop.url}/?crowd=${round}`
    const answered = Promise.all(Array.from({ length: crowd }, () => getOk(agent, home, pageHeaders)))
    const beside = await runGetLoad(shop.url, paths, { callers: others, headers: pageHeaders, until: answered })
    await answered
    latencies.push(...beside.latencies)
  }
  agent.destroy()
  figure(`product, page, beside ${crowd} visits of home at once, p99`, quantile(latencies, 0.99), ' ms', {
    atMost: 200,
  })
}
