import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import type { CommandContext } from '#api/eventStore/recordCommand.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { monday } from '#domain/testing/fixtures.ts'
import { eventually } from '#testing/eventually.ts'
import { policy } from './policy.ts'
import { openFakeClock } from './testing/fakeClock.ts'
import { type BellRung, ringBell, runPolicies } from './testing/porterFixture.ts'

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

const reopenStore = async () => {
  await store.close()
  store = await openSqliteEventStore(join(folder.path, 'events.sqlite'))
}

/** A policy that reacts to bells and records them in `opened`; `open` may throw. */
const openPorter = (open: (door: string, context: CommandContext) => unknown = () => {}) => {
  const opened: string[] = []
  const porter = policy<BellRung>({
    name: 'porter',
    when: {
      BellRung: async ({ door }, _fact, context) => {
        opened.push(door)
        await open(door, context)
      },
    },
  })
  return { porter, opened }
}

const failingAt = (stuck: string, times = Number.POSITIVE_INFINITY) => {
  let left = times
  return (door: string) => {
    if (door !== stuck || left === 0) return
    left -= 1
    throw new TypeError(`The ${door} door is stuck`)
  }
}

describe('a policy', () => {
  it('reacts to every fact of its types, in order, and to no other', async () => {
    for (const door of ['kitchen', 'garden', 'street']) await ringBell(store, door)
    await ringBell(store, 'window', { type: 'WindowBroken' })
    await ringBell(store, 'cellar')
    const { porter, opened } = openPorter()
    runPolicies(store, [porter])
    await eventually(() => expect(opened).toEqual(['kitchen', 'garden', 'street', 'cellar']))
  })

  it('acts as the system, with the fact as the cause', async () => {
    const id = await ringBell(store, 'kitchen')
    const contexts: CommandContext[] = []
    runPolicies(store, [openPorter((_door, context) => contexts.push(context)).porter])
    const context = { by: { role: 'system', id: 'porter' }, correlationId: 'visit to kitchen', causationId: id }
    await eventually(() => expect(contexts).toEqual([context]))
  })

  it('retries the fact that it failed at before it handles the next', async () => {
    for (const door of ['kitchen', 'garden']) await ringBell(store, door)
    const { porter, opened } = openPorter(failingAt('kitchen', 1))
    runPolicies(store, [porter])
    await eventually(() => expect(opened).toEqual(['kitchen', 'kitchen', 'garden']))
  })

  it('does not react again, after a restart, to facts that it handled before', async () => {
    await ringBell(store, 'kitchen')
    await ringBell(store, 'garden')
    const before = openPorter()
    const yesterday = runPolicies(store, [before.porter])
    await eventually(() => expect(before.opened).toEqual(['kitchen', 'garden']))
    await yesterday.stop()
    await reopenStore()

    await ringBell(store, 'street')
    const { porter, opened } = openPorter()
    runPolicies(store, [porter])
    await eventually(() => expect(opened.at(-1)).toBe('street'))
    expect(opened).not.toContain('kitchen')
  })

  it('runs on one node at a time, and another node takes over when it stops', async () => {
    const [here, there] = [openPorter(), openPorter()]
    const first = runPolicies(store, [here.porter])
    const second = runPolicies(store, [there.porter])
    for (const door of ['kitchen', 'garden']) await ringBell(store, door)
    await eventually(() => expect(here.opened).toEqual(['kitchen', 'garden']))
    expect([first.state('porter')?.runsHere, second.state('porter')?.runsHere]).toEqual([true, false])

    await first.stop()
    await ringBell(store, 'street')

    await eventually(() => expect(there.opened.at(-1)).toBe('street'))
    expect(there.opened).not.toContain('kitchen')
    expect([first.state('porter')?.runsHere, second.state('porter')?.runsHere]).toEqual([false, true])
  })

  it('is refused at the start if another one has the same name', () => {
    expect(() => runPolicies(store, [openPorter().porter, openPorter().porter])).toThrow(
      'Two policies are named porter',
    )
  })
})

describe('a policy that fails at a fact', () => {
  it('retries it, and handles no later fact before it', async () => {
    for (const door of ['kitchen', 'garden', 'street']) await ringBell(store, door)
    const { porter, opened } = openPorter(failingAt('garden'))
    const { state } = runPolicies(store, [porter])
    await eventually(() => expect(state('porter')?.failing?.tries).toBeGreaterThan(2))
    expect([...new Set(opened)]).toEqual(['kitchen', 'garden'])
  })

  it('does not hold up another one', async () => {
    for (const door of ['kitchen', 'garden', 'street']) await ringBell(store, door)
    const { porter } = openPorter(failingAt('kitchen'))
    const { porter: watchdog, opened } = openPorter()
    runPolicies(store, [porter, { ...watchdog, name: 'watchdog' }])
    await eventually(() => expect(opened).toEqual(['kitchen', 'garden', 'street']))
  })

  it('reports the fact, since when it fails, and the error', async () => {
    await ringBell(store, 'kitchen')
    await ringBell(store, 'garden')
    const clock = openFakeClock(monday)
    clock.advance(40)
    const { state } = runPolicies(store, [openPorter(failingAt('garden')).porter], clock)
    await eventually(() => expect(state('porter')?.failing?.tries).toBe(2))
    clock.advance(5)
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

  it('counts as failing after a minute, until it succeeds', async () => {
    await ringBell(store, 'kitchen')
    const clock = openFakeClock(monday)
    let isStuck = true
    const { porter } = openPorter(() => isStuck && Promise.reject(new Error('The key is lost')))
    const { state, areFailing } = runPolicies(store, [porter], clock)
    await eventually(() => expect(state('porter')?.failing).toBeDefined())
    clock.advance(60)
    expect(areFailing()).toBe(false)
    clock.advance(1)
    expect(areFailing()).toBe(true)

    isStuck = false
    await eventually(() => expect(areFailing()).toBe(false))
    expect(state('porter')).not.toHaveProperty('failing')
  })

  it('continues at that fact after a fix and a restart', async () => {
    for (const door of ['kitchen', 'garden', 'street']) await ringBell(store, door)
    const broken = runPolicies(store, [openPorter(failingAt('garden')).porter])
    await eventually(() => expect(broken.state('porter')?.failing).toBeDefined())
    await broken.stop()
    await reopenStore()

    const { porter, opened } = openPorter()
    const mended = runPolicies(store, [porter])

    await eventually(() => expect(opened.at(-1)).toBe('street'))
    expect(opened.slice(-2)).toEqual(['garden', 'street'])
    expect(mended.state('porter')).not.toHaveProperty('failing')
  })
})

describe('a policy whose next fact cannot be decrypted', () => {
  it('reports the failure, and continues once the fact can be decrypted', async () => {
    let isLocked = true
    const encrypted: EventStore = {
      ...store,
      // The encrypted store throws this if a key cannot be read.
      consume: (name, handle, signal, options) =>
        store.consume(
          name,
          async (fact) => {
            if (isLocked && fact.stream === 'door-kitchen') throw new Error('The key cannot be read')
            await handle(fact)
          },
          signal,
          options,
        ),
    }
    await ringBell(store, 'kitchen')
    await ringBell(store, 'garden')
    const { porter, opened } = openPorter()
    const { state } = runPolicies(encrypted, [porter])

    const failing = { factType: 'BellRung', stream: 'door-kitchen', why: 'Error: The key cannot be read' }
    await eventually(() => expect(state('porter')).toMatchObject({ failing }))
    expect(opened).toEqual([])
    isLocked = false

    await eventually(() => expect(opened).toEqual(['kitchen', 'garden']))
    expect(state('porter')).not.toHaveProperty('failing')
  })
})

describe('how far a policy is behind', () => {
  it('is 0 if there is nothing to do', async () => {
    const { state } = runPolicies(store, [openPorter().porter])
    expect(state('porter')).toMatchObject({ behind: 0, position: 0 })
  })

  it('is the age of the fact that it handles, and for a second after that of the last one', async () => {
    const clock = openFakeClock(monday)
    const busy = Promise.withResolvers<void>()
    const { porter, opened } = openPorter(() => busy.promise)
    const { state } = runPolicies(store, [porter], clock)
    await ringBell(store, 'kitchen')
    await eventually(() => expect(opened).toEqual(['kitchen']))
    clock.advance(90)
    expect(state('porter')).toMatchObject({ behind: 90, position: 0 })

    busy.resolve()
    await eventually(() => expect(state('porter')).toMatchObject({ behind: 90, position: 1 }))
    clock.advance(1)
    expect(state('porter')).toMatchObject({ behind: 0, position: 1 })
  })
})
