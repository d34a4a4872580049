import { Agent, get, type OutgoingHttpHeaders } from 'node:http'
import { quantile } from '#bench/rounds.ts'

/** The result of a load: requests per second, and latencies in milliseconds. */
export interface LoadResult {
  perSecond: number
  p50: number
  p95: number
  p99: number
  /** The latency of each request. */
  latencies: readonly number[]
}

export interface LoadOptions {
  callers: number
  /** Headers of the requests of `runGetLoad`. */
  headers?: OutgoingHttpHeaders
  /** The callers stop when it settles. */
  until: Promise<unknown>
}

/** Sends one request. `turn`: the number of the request among those of all callers; `caller`: the number of the caller. */
export type SendRequest = (agent: Agent, turn: number, caller: number) => Promise<unknown>

/** Lets callers, each on its own connection, send GET requests one after the other until `until`. Throws where an answer is no 200. */
export const runGetLoad = (url: string, paths: readonly string[], callers: LoadOptions): Promise<LoadResult> =>
  runLoad(callers, (agent, turn) => getOk(agent, url + (paths[turn % paths.length] ?? ''), callers.headers))

/** The same with any kind of request. */
export const runLoad = async ({ callers, until }: LoadOptions, sendRequest: SendRequest): Promise<LoadResult> => {
  const agent = new Agent({ keepAlive: true, maxSockets: callers })
  const latencies: number[] = []
  let isOver = false
  const end = () => {
    isOver = true
  }
  until.then(end, end)
  const start = performance.now()
  const call = async (caller: number) => {
    for (let turn = caller; !isOver; turn += callers) {
      const requestStart = performance.now()
      await sendRequest(agent, turn, caller)
      latencies.push(performance.now() - requestStart)
    }
  }
  await Promise.all(Array.from({ length: callers }, (_, caller) => call(caller)))
  const seconds = (performance.now() - start) / 1000
  agent.destroy()
  return { perSecond: latencies.length / seconds, ...quantilesOf(latencies), latencies }
}

const quantilesOf = (latencies: readonly number[]) => ({
  p50: quantile(latencies, 0.5),
  p95: quantile(latencies, 0.95),
  p99: quantile(latencies, 0.99),
})

/** Requests an address and reads the response to its end. Throws where it is no 200. */
export const getOk = (agent: Agent, url: string, headers: OutgoingHttpHeaders = {}) =>
  new Promise<void>((resolve, reject) => {
    get(url, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} was answered with ${answer.statusCode}`))
      answer.resume().on('end', resolve).on('error', reject)
    }).on('error', reject)
  })
