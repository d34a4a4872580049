import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import type { Deed } from '#api/eventStore/handle.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { temporaryFolder } from '#api/temporaryFolder.ts'
import { monday } from '#domain/cast.ts'
import { eventually } from '#e2e/eventually.ts'
import { type Rung, ring, running } from './givenDoors.ts'
import { handClock } from './handClock.ts'
import { policy } from './policy.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let store: EventStore

beforeEach(async () => {
  folder = await temporaryFolder()
  store = await openSqliteEventStore(join(folder.path, 'events.sqlite'))
})
afterEach(async () => {
  await store.close()
  await folder[Symbol.asyncDispose]()
})

const reopened = async () => {
  await store.close()
  store = await openSqliteEventStore(join(folder.path, 'events.sqlite'))
}

/** A porter that opens doors: `opened` tells which. `open` may throw. */
const openPorter = (open: (door: string, deed: Deed) => unknown = () => {}) => {
  const opened: string[] = []
  const porter = policy<Rung>({
    name: 'porter',
    when: {
      BellRung: async ({ door }, _fact, deed) => {
        opened.push(door)
        await open(door, deed)
      },
    },
  })
  return { porter, opened }
}

const stuckAt = (stuck: string, times = Number.POSITIVE_INFINITY) => {
  let left = times
  return (door: string) => {
    if (door !== stuck || left === 0) return
    left -= 1
    throw new TypeError(`The ${door} door is stuck`)
  }
}

describe('a policy', () => {
  it('acts on every fact it knows, in order, and on no other', async () => {
    for (const door of ['kitchen', 'garden', 'street']) await ring(store, door)
    await ring(store, 'window', { type: 'WindowBroken' })
    await ring(store, 'cellar')
    const { porter, opened } = openPorter()
    running(store, [porter])
    await eventually(() => expect(opened).toEqual(['kitchen', 'garden', 'street', 'cellar']))
  })

  it('acts as the system, on account of the fact', async () => {
    const id = await ring(store, 'kitchen')
    const deeds: Deed[] = []
    running(store, [openPorter((_door, deed) => deeds.push(deed)).porter])
    const deed = { by: { role: 'system', id: 'porter' }, correlationId: 'visit to kitchen', causationId: id }
    await eventually(() => expect(deeds).toEqual([deed]))
  })

  it('tries again where it failed, before it goes on', async () => {
    for (const door of ['kitchen', 'garden']) await ring(store, door)
    const { porter, opened } = openPorter(stuckAt('kitchen', 1))
    running(store, [porter])
    await eventually(() => expect(opened).toEqual(['kitchen', 'kitchen', 'garden']))
  })

  it('does not act again, after a restart, on what it did long before', async () => {
    await ring(store, 'kitchen')
    await ring(store, 'garden')
    const before = openPorter()
    const yesterday = running(store, [before.porter])
    await eventually(() => expect(before.opened).toEqual(['kitchen', 'garden']))
    await yesterday.stop()
    await reopened()

    await ring(store, 'street')
    const { porter, opened } = openPorter()
    running(store, [porter])
    await eventually(() => expect(opened.at(-1)).toBe('street'))
    expect(opened).not.toContain('kitchen')
  })

  it('runs once, however many want to run it, and the next one takes over', async () => {
    const [here, there] = [openPorter(), openPorter()]
    const first = running(store, [here.porter])
    const second = running(store, [there.porter])
    for (const door of ['kitchen', 'garden']) await ring(store, door)
    await eventually(() => expect(here.opened).toEqual(['kitchen', 'garden']))
    expect([first.state('porter')?.runsHere, second.state('porter')?.runsHere]).toEqual([true, false])

    await first.stop()
    await ring(store, 'street')

    await eventually(() => expect(there.opened.at(-1)).toBe('street'))
    expect(there.opened).not.toContain('kitchen')
    expect([first.state('porter')?.runsHere, second.state('porter')?.runsHere]).toEqual([false, true])
  })

  it('is refused at the start where another one has its name', () => {
    expect(() => running(store, [openPorter().porter, openPorter().porter])).toThrow('Two policies are named porter')
  })
})

describe('a policy that meets a fact it cannot digest', () => {
  it('stands before it, tries again, and nothing overtakes it', async () => {
    for (const door of ['kitchen', 'garden', 'street']) await ring(store, door)
    const { porter, opened } = openPorter(stuckAt('garden'))
    const { state } = running(store, [porter])
    await eventually(() => expect(state('porter')?.failing?.tries).toBeGreaterThan(2))
    expect([...new Set(opened)]).toEqual(['kitchen', 'garden'])
  })

  it('does not hold up another one', async () => {
    for (const door of ['kitchen', 'garden', 'street']) await ring(store, door)
    const { porter } = openPorter(stuckAt('kitchen'))
    const { porter: watchdog, opened } = openPorter()
    running(store, [porter, { ...watchdog, name: 'watchdog' }])
    await eventually(() => expect(opened).toEqual(['kitchen', 'garden', 'street']))
  })

  it('says which one, since when and why', async () => {
    await ring(store, 'kitchen')
    await ring(store, 'garden')
    const clock = handClock(monday)
    clock.passes(40)
    const { state } = running(store, [openPorter(stuckAt('garden')).porter], clock)
    await eventually(() => expect(state('porter')?.failing?.tries).toBe(2))
    clock.passes(5)
    expect(state('porter')).toEqual({
      name: 'porter',
      runsHere: true,
      behind: 45,
      position: 1,
      failing: {
        factType: 'BellRung',
        stream: 'door-garden',
        position: 2,
        tries: 2,
        since: '2026-11-16T08:00:40.000Z',
        why: 'TypeError: The garden door is stuck',
      },
    })
  })

  it('is in trouble after a minute, until it is past it', async () => {
    await ring(store, 'kitchen')
    const clock = handClock(monday)
    let isStuck = true
    const { porter } = openPorter(() => isStuck && Promise.reject(new Error('The key is lost')))
    const { state, areInTrouble } = running(store, [porter], clock)
    await eventually(() => expect(state('porter')?.failing).toBeDefined())
    clock.passes(60)
    expect(areInTrouble()).toBe(false)
    clock.passes(1)
    expect(areInTrouble()).toBe(true)

    isStuck = false
    await eventually(() => expect(areInTrouble()).toBe(false))
    expect(state('porter')).not.toHaveProperty('failing')
  })

  it('goes on where it stood, after a mend and a restart', async () => {
    for (const door of ['kitchen', 'garden', 'street']) await ring(store, door)
    const broken = running(store, [openPorter(stuckAt('garden')).porter])
    await eventually(() => expect(broken.state('porter')?.failing).toBeDefined())
    await broken.stop()
    await reopened()

    const { porter, opened } = openPorter()
    const mended = running(store, [porter])

    await eventually(() => expect(opened.at(-1)).toBe('street'))
    expect(opened.slice(-2)).toEqual(['garden', 'street'])
    expect(mended.state('porter')).not.toHaveProperty('failing')
  })
})

describe('how far a policy is behind', () => {
  it('is nothing where there is nothing to do', async () => {
    const { state } = running(store, [openPorter().porter])
    expect(state('porter')).toMatchObject({ behind: 0, position: 0 })
  })

  it('is the age of what it works on, and for a moment of what it worked on last', async () => {
    const clock = handClock(monday)
    const busy = Promise.withResolvers<void>()
    const { state } = running(store, [openPorter(() => busy.promise).porter], clock)
    await ring(store, 'kitchen')
    await eventually(() => expect(state('porter')?.runsHere).toBe(true))
    clock.passes(90)
    expect(state('porter')).toMatchObject({ behind: 90, position: 0 })

    busy.resolve()
    await eventually(() => expect(state('porter')).toMatchObject({ behind: 90, position: 1 }))
    clock.passes(1)
    expect(state('porter')).toMatchObject({ behind: 0, position: 1 })
  })
})
