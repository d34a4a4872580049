import { describe, expect, it } from 'vitest'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import { openServedStore, openStoreForTest } from '#api/eventStore/eventStoreDb/testing/servedStore.ts'
import { monday } from '#domain/testing/fixtures.ts'
import { eventually } from '#testing/eventually.ts'
import { policy } from './policy.ts'
import { openFakeClock } from './testing/fakeClock.ts'
import { type BellRung, doorOf, ringBell, runPolicies } from './testing/porterFixture.ts'

/** Two nodes on one cluster, both with the policy `porter`; the first one runs it. */
const twoNodes = async (busy: Promise<unknown> = Promise.resolve()) => {
  const { server, store } = await openServedStore()
  const { store: otherStore } = await openStoreForTest(server.url)
  const first = openNode(store, busy)
  await ringBell(store, 'kitchen')
  await eventually(() => expect(first.clock.waiterCount() + first.opened.length).toBe(2))
  return { server, store, first, second: openNode(otherStore), otherStore }
}

/** A policy that reacts to a bell at once (opens the door) and after a quarter of an hour (turns the light off). */
const openNode = (store: EventStore, busy: Promise<unknown> = Promise.resolve()) => {
  const clock = openFakeClock(monday)
  const [opened, dark]: [string[], string[]] = [[], []]
  const porter = policy<BellRung>({
    name: 'porter',
    when: {
      BellRung: async (_, fact) => {
        opened.push(doorOf(fact))
        await busy
      },
    },
    after: { BellRung: { seconds: 900, react: async (_, fact) => dark.push(doorOf(fact)) } },
  })
  return { clock, opened, dark, store, ...runPolicies(store, [porter], clock) }
}

describe('a policy in a cluster', { timeout: 20_000 }, () => {
  it('runs on one node', async () => {
    const { store, first, second } = await twoNodes()
    await ringBell(store, 'garden')
    await eventually(() => expect(first.opened).toEqual(['kitchen', 'garden']))
    expect(second.opened).toEqual([])
    expect([first.state('porter')?.runsHere, second.state('porter')?.runsHere]).toEqual([true, false])
  })

  it('continues on another node where the first one stopped', async () => {
    const { first, second, otherStore } = await twoNodes()
    await first.stop()
    await first.store.close()
    await ringBell(otherStore, 'garden')

    await eventually(() => expect(second.opened).toEqual(['garden']))
    expect(second.state('porter')?.runsHere).toBe(true)
  })

  it('repeats on another node the reaction that the first one had not finished when it died', async () => {
    const busy = Promise.withResolvers<void>()
    const { first, second, otherStore } = await twoNodes(busy.promise)
    await first.store.close()
    await ringBell(otherStore, 'garden')

    await eventually(() => expect(second.opened).toEqual(['kitchen', 'garden']))
    expect(first.opened).toEqual(['kitchen'])
    busy.resolve()
  })

  it('moves its timer to another node too, which reacts once, when the fact is due', async () => {
    const { first, second } = await twoNodes()
    await first.stop()
    await eventually(() => expect(second.clock.waiterCount()).toBe(1))
    expect(second.dark).toEqual([])

    for (const { clock } of [first, second]) clock.advance(900)

    await eventually(() => expect(second.dark).toEqual(['kitchen']))
    expect(first.dark).toEqual([])
  })
})
