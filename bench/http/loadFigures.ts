import { setTimeout as pause } from 'node:timers/promises'
import type { Figures } from '#api/programs/figures.ts'
import { type Load, load } from './load.ts'
import { pathsFor } from './paths.ts'
import { keepSent } from './sent.ts'
import { startServer } from './servers.ts'

const crowds = [1, 8, 32]

interface Asked {
  products: number
  seconds: number
}

/** What the shop serves over HTTP on loopback, beside a bare `node:http` server that sends the same bytes in the same minute. */
export const measureLoad = async (figures: Figures, folder: string, { products, seconds }: Asked) => {
  await using shop = await startServer('shopRun', folder)
  const calls = pathsFor(products)
  await keepSent(folder, shop.url, Object.values(calls).flat())
  await using bare = await startServer('bareRun', folder)

  for (const [name, paths] of Object.entries(calls)) {
    for (const callers of crowds) {
      const served = await load(shop.url, paths, { callers, over: pause(seconds * 1000) })
      const best = await load(bare.url, paths, { callers, over: pause(seconds * 1000) })
      tell(figures, `${name}, ${callers} ${callers === 1 ? 'caller' : 'callers'}`, served, best)
    }
  }
}

const tell = ({ figure }: Figures, name: string, shop: Load, bare: Load) => {
  for (const [whose, { perSecond, p50, p95, p99 }] of [
    ['', shop],
    [', bare', bare],
  ] as const) {
    figure(`${name}${whose}, requests`, perSecond, '/s')
    figure(`${name}${whose}, p50`, p50, ' ms')
    figure(`${name}${whose}, p95`, p95, ' ms')
    figure(`${name}${whose}, p99`, p99, ' ms')
  }
  figure(`${name}, to the bare server`, shop.perSecond / bare.perSecond, 'x')
}
