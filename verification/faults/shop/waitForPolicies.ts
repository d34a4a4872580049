import { setTimeout as pause } from 'node:timers/promises'
import type { PolicyState } from '#api/policies/policyMonitor.ts'
import { type FactCounter, waitUntilQuiet } from '#harness/shop/factCounter.ts'

/** Milliseconds without a new fact after which no policy has a retry left. */
const quietTime = 1500
/** Milliseconds: another node takes over the policies of a killed node only after its lease has expired. */
const timeout = 60_000

interface ShopAccess {
  urls: readonly string[]
  /** Access token of an admin. */
  admin: string
  factCounter: FactCounter
}

/** Waits until every policy runs at a node and is not behind, and no fact is written. Returns the policies that are still busy. */
export const waitForPolicies = async ({ urls, admin, factCounter }: ShopAccess): Promise<string[]> => {
  const end = performance.now() + timeout
  for (;;) {
    const busyBefore = busyPolicies(await statesAt(urls, admin))
    await waitUntilQuiet(factCounter, quietTime)
    const busyAfter = busyPolicies(await statesAt(urls, admin))
    if (busyBefore.length === 0 && busyAfter.length === 0) return []
    if (performance.now() > end) return busyAfter
    await pause(100)
  }
}

const statesAt = async (urls: readonly string[], admin: string) => {
  const states = await Promise.all(urls.map((url) => statesOf(url, admin)))
  return Map.groupBy(states.flat(), ({ name }) => name)
}

const busyPolicies = (states: ReadonlyMap<string, readonly PolicyState[]>) =>
  [...states].filter(([, atNodes]) => !isIdle(atNodes)).map(([name]) => name)

const isIdle = (states: readonly PolicyState[]) =>
  states.some(({ runsHere }) => runsHere) && states.every(({ behind, failing }) => behind === 0 && !failing)

const statesOf = async (url: string, admin: string): Promise<PolicyState[]> => {
  const answer = await fetch(`${url}/health`, { headers: { authorization: `Bearer ${admin}` } })
  const { policies } = JSON.parse(await answer.text())
  return policies
}
