import { randomUUID } from 'node:crypto'
import { onTestFinished } from 'vitest'
import type { Clock, EventStore, StoredFact } from '#api/eventStore/eventStore.ts'
import { wallClock } from '#api/eventStore/wallClock.ts'
import { openLog } from '#api/log.ts'
import { openPolicies } from '#api/policies/policies.ts'
import type { Policy } from '#api/policies/policy.ts'
import type { Fact } from '#domain/kernel/decision.ts'
import { monday } from '#domain/testing/fixtures.ts'

/** The fact that the test policy `porter` reacts to. */
export type BellRung = Fact<'BellRung', { door: string }>

/** Appends a fact to a door's stream, `BellRung` by default. Returns the fact's id. */
export const ringBell = async (store: EventStore, door: string, { type = 'BellRung', at = monday } = {}) => {
  const id = randomUUID()
  const meta = { by: { role: 'guest', id: '' } as const, at, correlationId: `visit to ${door}` }
  const last = await store.readLast(`door-${door}`)
  const expected = last ? { revision: last.revision } : 'absent'
  await store.append(`door-${door}`, expected, [{ id, type, version: 1, data: { door }, meta }])
  return id
}

/** Runs policies until they are stopped, at the latest when the test ends. */
export const runPolicies = (store: EventStore, policies: readonly Policy[], clock: Clock = wallClock) => {
  const stopping = new AbortController()
  const opened = openPolicies(store, policies, openLog('silent'), { clock })
  const run = opened.run(stopping.signal)
  const stop = async () => {
    stopping.abort()
    await run
  }
  onTestFinished(stop)
  const state = (name: string) => opened.states().find((each) => each.name === name)
  return { ...opened, state, stop }
}

export const doorOf = ({ stream }: StoredFact) => stream.replace('door-', '')
