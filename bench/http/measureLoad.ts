import { setTimeout as pause } from 'node:timers/promises'
import type { Figures } from '#api/programs/figures.ts'
import { recordResponses } from '#harness/shop/recordedResponses.ts'
import { startBareServer, startShopNode } from '#harness/shop/serverProcess.ts'
import { generatePaths } from './generatePaths.ts'
import { type LoadResult, runGetLoad } from './runLoad.ts'

const callerCounts = [1, 8, 32]

interface MeasureOptions {
  products: number
  seconds: number
}

/** Measures the shop over HTTP on loopback, in turns with a bare `node:http` server that sends the same bytes. */
export const measureLoad = async (figures: Figures, folder: string, { products, seconds }: MeasureOptions) => {
  await using shop = await startShopNode({ folder })
  const calls = generatePaths(products)
  await recordResponses(folder, shop.url, Object.values(calls).flat())
  await using bare = await startBareServer(folder)

  for (const [name, paths] of Object.entries(calls)) {
    for (const callers of callerCounts) {
      const shopResult = await runGetLoad(shop.url, paths, { callers, until: pause(seconds * 1000) })
      const bareResult = await runGetLoad(bare.url, paths, { callers, until: pause(seconds * 1000) })
      reportLoad(figures, `${name}, ${callers} ${callers === 1 ? 'caller' : 'callers'}`, shopResult, bareResult)
    }
  }
}

const reportLoad = ({ figure }: Figures, name: string, shop: LoadResult, bare: LoadResult) => {
  for (const [server, { perSecond, p50, p95, p99 }] of [
    ['', shop],
    [', bare', bare],
  ] as const) {
    figure(`${name}${server}, requests`, perSecond, '/s')
    figure(`${name}${server}, p50`, p50, ' ms')
    figure(`${name}${server}, p95`, p95, ' ms')
    figure(`${name}${server}, p99`, p99, ' ms')
  }
  figure(`${name}, to the bare server`, shop.perSecond / bare.perSecond, 'x')
}
