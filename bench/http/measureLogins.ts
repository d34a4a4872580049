import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Figures } from '#api/programs/figures.ts'
import { createCustomers, credentialsOf } from '#harness/shop/createCustomers.ts'
import { startShopNode } from '#harness/shop/serverProcess.ts'
import { generatePaths } from './generatePaths.ts'
import { runGetLoad } from './runLoad.ts'

const readers = 8

interface MeasureOptions {
  products: number
  seconds: number
  /** How many customers log in at once. */
  logins: number
}

/** Measures reads of the catalogue while many customers log in at once, and the same reads alone. */
export const measureLogins = async (
  { figure }: Figures,
  folder: string,
  { products, seconds, logins }: MeasureOptions,
) => {
  await createCustomers({ folder }, logins)
  await using shop = await startShopNode({ folder })
  const paths = Object.values(generatePaths(products)).flat()
  const alone = await runGetLoad(shop.url, paths, { callers: readers, until: pause(seconds * 1000) })
  const loginResults = logInAtOnce(shop.url, logins)
  const beside = await runGetLoad(shop.url, paths, { callers: readers, until: loginResults })
  const { duration, answers } = await loginResults
  const done = answers.filter(({ status }) => status === 200)
  const busy = answers.filter(({ status }) => status === 503)

  figure(`logins, ${logins} at once`, done.length / (duration / 1000), '/s')
  figure(`logins, ${logins} at once, told to come again`, busy.length)
  figure(`logins, ${logins} at once, neither`, logins - done.length - busy.length, '', { atMost: 0 })
  // Five seconds in the password queue, and three more for a busy machine.
  figure(`logins, ${logins} at once, longest wait`, Math.max(...answers.map(({ latency }) => latency)), ' ms', {
    atMost: 8000,
  })
  for (const [situation, { perSecond, p50, p99 }, bar] of [
    ['alone', alone, {}],
    [`beside ${logins} logins`, beside, { atMost: 500 }],
  ] as const) {
    figure(`catalogue reads, 8 callers ${situation}, requests`, perSecond, '/s')
    figure(`catalogue reads, 8 callers ${situation}, p50`, p50, ' ms')
    figure(`catalogue reads, 8 callers ${situation}, p99`, p99, ' ms', bar)
  }
}

const logInAtOnce = async (url: string, logins: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: logins })
  const start = performance.now()
  const answers = await Promise.all(
    Array.from({ length: logins }, (_, number) => logIn(agent, url, credentialsOf(number))),
  )
  agent.destroy()
  return { duration: performance.now() - start, answers }
}

const logIn = (agent: Agent, url: string, credentials: object) =>
  new Promise<{ status: number | undefined; latency: number }>((resolve, reject) => {
    const began = performance.now()
    const headers = { 'content-type': 'application/json' }
    const pendingRequest = request(`${url}/Login`, { agent, method: 'POST', headers }, (answer) => {
      answer.resume().on('end', () => resolve({ status: answer.statusCode, latency: performance.now() - began }))
    })
    pendingRequest.on('error', reject).end(JSON.stringify({ querydata: credentials }))
  })
