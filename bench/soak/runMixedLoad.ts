import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { openSeededRandom } from '#harness/seededRandom.ts'
import type { Visits } from './visits.ts'

export interface MixedLoadOptions {
  visitors: number
  /** Visits per second of all visitors together, at most. */
  rate: number
  stopSignal: AbortSignal
}

/** The result: visits by kind, and a description of each failure. */
export interface MixedLoadResult {
  visits: Map<string, number>
  failures: string[]
}

/** Lets visitors, each on its own connection, make visits at a bounded rate until `stopSignal` aborts. */
export const runMixedLoad = async (
  visits: Visits,
  { visitors, rate, stopSignal }: MixedLoadOptions,
): Promise<MixedLoadResult> => {
  // The server closes idle connections after 5 s. The agent drops them earlier, so that no request meets a closing one.
  const agent = new Agent({ keepAlive: true, maxSockets: visitors, timeout: 2000 })
  const result: MixedLoadResult = { visits: new Map(), failures: [] }
  const interval = (visitors * 1000) / rate
  const visitRepeatedly = async (number: number) => {
    const random = openSeededRandom(number + 1)
    await pause((interval * number) / visitors)
    while (!stopSignal.aborted) {
      const nextVisit = pause(interval)
      const name = pickVisit(visits, random.fraction())
      await visits[name]?.visit({ agent, random, number }).catch((error) => result.failures.push(`${name}: ${error}`))
      result.visits.set(name, (result.visits.get(name) ?? 0) + 1)
      await nextVisit
    }
  }
  await Promise.all(Array.from({ length: visitors }, (_, number) => visitRepeatedly(number)))
  agent.destroy()
  return result
}

/** Picks a kind of visit by weight, with a number from 0 to 1. */
const pickVisit = (visits: Visits, fraction: number) => {
  const kinds = Object.entries(visits)
  let remaining = fraction * kinds.reduce((sum, [, { weight }]) => sum + weight, 0)
  for (const [name, { weight }] of kinds) {
    remaining -= weight
    if (remaining < 0) return name
  }
  return kinds[0]?.[0] ?? ''
}
