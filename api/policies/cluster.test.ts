import { describe, expect, it } from 'vitest'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import { servedStore, storeForThisTest } from '#api/eventStore/eventStoreDb/servedStore.ts'
import { monday } from '#domain/cast.ts'
import { eventually } from '#e2e/eventually.ts'
import { doorOf, type Rung, ring, running } from './givenDoors.ts'
import { handClock } from './handClock.ts'
import { policy } from './policy.ts'

/** Two nodes on one cluster, each with the porter; the first one has him. */
const twoNodes = async (busy: Promise<unknown> = Promise.resolve()) => {
  const { server, store } = await servedStore()
  const { store: otherStore } = await storeForThisTest(server.url)
  const first = openNode(store, busy)
  await ring(store, 'kitchen')
  await eventually(() => expect(first.clock.waiting() + first.opened.length).toBe(2))
  return { server, store, first, second: openNode(otherStore), otherStore }
}

/** A porter who opens a door at once, and turns the light off after a quarter of an hour. */
const openNode = (store: EventStore, busy: Promise<unknown> = Promise.resolve()) => {
  const clock = handClock(monday)
  const [opened, dark]: [string[], string[]] = [[], []]
  const porter = policy<Rung>({
    name: 'porter',
    when: {
      BellRung: async (_, fact) => {
        opened.push(doorOf(fact))
        await busy
      },
    },
    after: { BellRung: { seconds: 900, react: async (_, fact) => dark.push(doorOf(fact)) } },
  })
  return { clock, opened, dark, store, ...running(store, [porter], clock) }
}

describe('a policy in a cluster', { timeout: 20_000 }, () => {
  it('runs on one node', async () => {
    const { store, first, second } = await twoNodes()
    await ring(store, 'garden')
    await eventually(() => expect(first.opened).toEqual(['kitchen', 'garden']))
    expect(second.opened).toEqual([])
    expect([first.state('porter')?.runsHere, second.state('porter')?.runsHere]).toEqual([true, false])
  })

  it('goes on, on another node, where the first one stopped', async () => {
    const { first, second, otherStore } = await twoNodes()
    await first.stop()
    await first.store.close()
    await ring(otherStore, 'garden')

    await eventually(() => expect(second.opened).toEqual(['garden']))
    expect(second.state('porter')?.runsHere).toBe(true)
  })

  it('is done again, on another node, with what the first one was at when it died', async () => {
    const busy = Promise.withResolvers<void>()
    const { first, second, otherStore } = await twoNodes(busy.promise)
    await first.store.close()
    await ring(otherStore, 'garden')

    await eventually(() => expect(second.opened).toEqual(['kitchen', 'garden']))
    expect(first.opened).toEqual(['kitchen'])
    busy.resolve()
  })

  it('takes over a timer too, which acts when the fact comes due and once', async () => {
    const { first, second } = await twoNodes()
    await first.stop()
    await eventually(() => expect(second.clock.waiting()).toBe(1))
    expect(second.dark).toEqual([])

    for (const { clock } of [first, second]) clock.passes(900)

    await eventually(() => expect(second.dark).toEqual(['kitchen']))
    expect(first.dark).toEqual([])
  })
})
