import { randomUUID } from 'node:crypto'
import { onTestFinished } from 'vitest'
import type { EventStore, StoredFact } from '#api/eventStore/eventStore.ts'
import { openLog } from '#api/log.ts'
import { monday } from '#domain/cast.ts'
import type { Fact } from '#domain/kernel/decision.ts'
import { type Clock, wallClock } from './clock.ts'
import { openPolicies } from './policies.ts'
import type { Policy } from './policy.ts'

/** The facts of a house whose porter is a policy. */
export type Rung = Fact<'BellRung', { door: string }>

/** Somebody rings, or something else happens at a door. Answers the fact's id. */
export const ring = async (store: EventStore, door: string, { type = 'BellRung', at = monday } = {}) => {
  const id = randomUUID()
  const meta = { by: { role: 'guest', id: '' } as const, at, correlationId: `visit to ${door}` }
  const last = await store.readLast(`door-${door}`)
  const expected = last ? { revision: last.revision } : 'absent'
  await store.append(`door-${door}`, expected, [{ id, type, version: 1, data: { door }, meta }])
  return id
}

/** Policies that run until they are stopped, at the latest with the test. */
export const running = (store: EventStore, policies: readonly Policy[], clock: Clock = wallClock) => {
  const ending = new AbortController()
  const opened = openPolicies(store, policies, openLog('silent'), clock)
  const ran = opened.run(ending.signal)
  const stop = async () => {
    ending.abort()
    await ran
  }
  onTestFinished(stop)
  const state = (name: string) => opened.states().find((each) => each.name === name)
  return { ...opened, state, stop }
}

export const doorOf = ({ stream }: StoredFact) => stream.replace('door-', '')
