import { expect } from 'vitest'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import type { Policy } from '#api/policies/policy.ts'
import { eventually } from '#testing/eventually.ts'
import { runPolicies } from './porterFixture.ts'

/** Runs the policy until it has handled the whole log. */
export const runUntilHead = async ({ store }: { store: EventStore }, policy: Policy) => {
  const { state, stop } = runPolicies(store, [policy])
  const head = await store.head()
  await eventually(() => expect(state(policy.name)?.position).toBeGreaterThanOrEqual(head))
  await stop()
}
