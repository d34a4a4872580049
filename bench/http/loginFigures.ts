import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Figures } from '#api/programs/figures.ts'
import { load } from './load.ts'
import { pathsFor } from './paths.ts'
import { startServer } from './servers.ts'
import { credentialsOf, openShoppers } from './shoppers.ts'

const logins = 200
const readers = 8

interface Asked {
  products: number
  seconds: number
}

/** How long readers of the catalogue wait while 200 people log in at once, beside the same readers alone. */
export const measureLogins = async ({ figure }: Figures, folder: string, { products, seconds }: Asked) => {
  await openShoppers(folder, logins)
  await using shop = await startServer('shopRun', folder)
  const paths = Object.values(pathsFor(products)).flat()
  const alone = await load(shop.url, paths, { callers: readers, over: pause(seconds * 1000) })
  const crowd = logInAtOnce(shop.url)
  const beside = await load(shop.url, paths, { callers: readers, over: crowd })
  const { took, statuses } = await crowd

  figure('logins, 200 at once', logins / (took / 1000), '/s')
  figure('logins, 200 at once, refused', statuses.filter((status) => status !== 200).length, '', { atMost: 0 })
  for (const [whose, { perSecond, p50, p99 }, bar] of [
    ['alone', alone, {}],
    ['beside 200 logins', beside, { atMost: 500 }],
  ] as const) {
    figure(`catalogue reads, 8 callers ${whose}, requests`, perSecond, '/s')
    figure(`catalogue reads, 8 callers ${whose}, p50`, p50, ' ms')
    figure(`catalogue reads, 8 callers ${whose}, p99`, p99, ' ms', bar)
  }
}

const logInAtOnce = async (url: string) => {
  const agent = new Agent({ keepAlive: true, maxSockets: logins })
  const start = performance.now()
  const statuses = await Promise.all(
    Array.from({ length: logins }, (_, number) => logIn(agent, url, credentialsOf(number))),
  )
  agent.destroy()
  return { took: performance.now() - start, statuses }
}

const logIn = (agent: Agent, url: string, credentials: object) =>
  new Promise<number | undefined>((resolve, reject) => {
    const headers = { 'content-type': 'application/json' }
    const asking = request(`${url}/Login`, { agent, method: 'POST', headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode))
    })
    asking.on('error', reject).end(JSON.stringify({ querydata: credentials }))
  })
