import { Agent, get } from 'node:http'
import { quantile } from '#bench/rounds.ts'

/** What callers saw: requests in a second, and the milliseconds that they waited. */
export interface Load {
  perSecond: number
  p50: number
  p95: number
  p99: number
  /** Of each request. */
  waits: readonly number[]
}

export interface Callers {
  callers: number
  /** When they stop. */
  over: Promise<unknown>
}

/** Asks once, as this caller, in this turn of all turns of all callers. */
export type Ask = (agent: Agent, turn: number, caller: number) => Promise<unknown>

/** So many callers, each with a connection of its own, each asking again as soon as it has its answer, until `over`. Throws at anything but a 200. */
export const load = (url: string, paths: readonly string[], callers: Callers): Promise<Load> =>
  loadOf(callers, (agent, turn) => answered(agent, url + (paths[turn % paths.length] ?? '')))

/** The same with anything that may be asked. */
export const loadOf = async ({ callers, over }: Callers, ask: Ask): Promise<Load> => {
  const agent = new Agent({ keepAlive: true, maxSockets: callers })
  const waits: number[] = []
  let isOver = false
  const end = () => {
    isOver = true
  }
  over.then(end, end)
  const start = performance.now()
  const call = async (caller: number) => {
    for (let turn = caller; !isOver; turn += callers) {
      const asked = performance.now()
      await ask(agent, turn, caller)
      waits.push(performance.now() - asked)
    }
  }
  await Promise.all(Array.from({ length: callers }, (_, caller) => call(caller)))
  const took = (performance.now() - start) / 1000
  agent.destroy()
  return { perSecond: waits.length / took, ...quantilesOf(waits), waits }
}

const quantilesOf = (waits: readonly number[]) => ({
  p50: quantile(waits, 0.5),
  p95: quantile(waits, 0.95),
  p99: quantile(waits, 0.99),
})

const answered = (agent: Agent, url: string) =>
  new Promise<void>((resolve, reject) => {
    get(url, { agent }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} was answered with ${answer.statusCode}`))
      answer.resume().on('end', resolve).on('error', reject)
    }).on('error', reject)
  })
