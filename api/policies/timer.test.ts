import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { temporaryFolder } from '#api/temporaryFolder.ts'
import { monday } from '#domain/cast.ts'
import { eventually } from '#e2e/eventually.ts'
import { wallClock } from './clock.ts'
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

const timer = 'porter-BellRung-after-900'

/** A porter who turns the light off a quarter of an hour after somebody rang. */
const openPorter = (turnOff: (door: string) => void = () => {}, seconds = 900) => {
  const dark: string[] = []
  const react = async ({ door }: { door: string }) => {
    dark.push(door)
    turnOff(door)
  }
  return { porter: policy<Rung>({ name: 'porter', after: { BellRung: { seconds, react } } }), dark }
}

const at = (seconds: number) => new Date(Date.parse(monday) + seconds * 1000).toISOString()
const [soon, never] = [50, 30]

describe('a timer', () => {
  it('acts when so many seconds have passed since the fact, and not before', async () => {
    const clock = handClock(monday)
    const { porter, dark } = openPorter()
    running(store, [porter], clock)
    await ring(store, 'kitchen')
    for (let minute = 0; minute < 15; minute += 1) {
      await eventually(() => expect(clock.waiting()).toBe(1))
      expect(dark).toEqual([])
      clock.passes(60)
    }
    await eventually(() => expect(dark).toEqual(['kitchen']))
  })

  it('acts on one fact after the other as they come due, and passes others by', async () => {
    const clock = handClock(monday)
    const { porter, dark } = openPorter()
    await ring(store, 'window', { type: 'WindowBroken' })
    await ring(store, 'kitchen')
    await ring(store, 'kitchen', { type: 'DoorPainted', at: at(5) })
    await ring(store, 'garden', { at: at(10) })
    running(store, [porter], clock)
    await eventually(() => expect(clock.waiting()).toBe(1))

    clock.passes(905)
    await eventually(() => expect(dark).toEqual(['kitchen']))
    await eventually(() => expect(clock.waiting()).toBe(1))
    clock.passes(4)
    await pause(never)
    expect(dark).toEqual(['kitchen'])
    clock.passes(1)
    await eventually(() => expect(dark).toEqual(['kitchen', 'garden']))
  })

  it('acts at once on what came due while the shop was closed', async () => {
    for (const [index, door] of ['kitchen', 'garden', 'street'].entries()) await ring(store, door, { at: at(index) })
    const clock = handClock(at(86_400))
    const { porter, dark } = openPorter()
    running(store, [porter], clock)
    await eventually(() => expect(dark).toEqual(['kitchen', 'garden', 'street']))
    expect(clock.waiting()).toBe(0)
  })

  it('does not act where it is stopped while it waits, and waits on after a restart', async () => {
    const clock = handClock(monday)
    const { porter, dark } = openPorter()
    await ring(store, 'kitchen')
    const before = running(store, [porter], clock)
    await eventually(() => expect(clock.waiting()).toBe(1))
    await before.stop()
    expect(dark).toEqual([])

    clock.passes(899)
    running(store, [porter], clock)
    await eventually(() => expect(clock.waiting()).toBe(1))
    expect(dark).toEqual([])
    clock.passes(1)
    await eventually(() => expect(dark).toEqual(['kitchen']))
  })

  it('waits no longer than its seconds for a fact from a node whose clock is ahead', async () => {
    const clock = handClock(monday)
    await ring(store, 'kitchen', { at: at(7200) })
    const { porter, dark } = openPorter()
    running(store, [porter], clock)
    await eventually(() => expect(clock.waiting()).toBe(1))
    clock.passes(900)
    await eventually(() => expect(dark).toEqual(['kitchen']))
  })

  it('is late by a minute at most where the machine slept meanwhile', async () => {
    const clock = handClock(monday)
    await ring(store, 'kitchen')
    const { porter, dark } = openPorter()
    running(store, [porter], clock)
    await eventually(() => expect(clock.waiting()).toBe(1))
    clock.isAsleepFor(900)
    clock.passes(60)
    await eventually(() => expect(dark).toEqual(['kitchen']))
  })

  it('tries again where it failed, without waiting again', async () => {
    const clock = handClock(monday)
    let tries = 0
    const { porter, dark } = openPorter(() => {
      tries += 1
      if (tries === 1) throw new Error('The switch is stuck')
    })
    await ring(store, 'kitchen')
    running(store, [porter], clock)
    await eventually(() => expect(clock.waiting()).toBe(1))
    clock.passes(900)
    await eventually(() => expect(dark).toEqual(['kitchen', 'kitchen']))
  })

  it('holds up neither what its policy does at once nor another timer', async () => {
    const clock = handClock(monday)
    const done: string[] = []
    const doing =
      (deed: string) =>
      async ({ door }: { door: string }) =>
        done.push(`${deed} ${door}`)
    const porter = policy<Rung>({
      name: 'porter',
      when: { BellRung: doing('open') },
      after: { BellRung: { seconds: 900, react: doing('darken') } },
    })
    const guard = policy<Rung>({ name: 'guard', after: { BellRung: { seconds: 300, react: doing('lock') } } })
    for (const door of ['kitchen', 'garden']) await ring(store, door)
    running(store, [porter, guard], clock)
    await eventually(() => expect(done).toEqual(['open kitchen', 'open garden']))
    await eventually(() => expect(clock.waiting()).toBe(2))
    clock.passes(300)
    await eventually(() => expect(done.slice(2)).toEqual(['lock kitchen', 'lock garden']))
    clock.passes(600)
    await eventually(() => expect(done.slice(4)).toEqual(['darken kitchen', 'darken garden']))
  })

  it('keeps time by the clock on the wall as well, and ends early when it is stopped', async () => {
    const { porter, dark } = openPorter(undefined, 1)
    const started = Date.now()
    await ring(store, 'kitchen', { at: new Date(started - 1000 + soon).toISOString() })
    const { stop } = running(store, [porter], wallClock)
    await eventually(() => expect(dark).toEqual(['kitchen']))
    expect(Date.now() - started).toBeGreaterThanOrEqual(soon)

    await ring(store, 'garden', { at: new Date().toISOString() })
    await pause(never)
    const stopped = Date.now()
    await stop()
    expect(Date.now() - stopped).toBeLessThan(500)
    expect(dark).toEqual(['kitchen'])
  })

  it.each([[1801], [86_400], [0.5]])('of %d seconds is refused at the start', (seconds) => {
    const { porter } = openPorter(undefined, seconds)
    expect(() => running(store, [porter])).toThrow('must wait at most 1800 seconds')
  })
})

describe('how far a timer is behind', () => {
  it('is nothing while it waits, and then counts from when the fact was due', async () => {
    const clock = handClock(monday)
    const { porter } = openPorter(() => {
      throw new Error('The switch is stuck')
    })
    await ring(store, 'kitchen')
    const { state } = running(store, [porter], clock)
    await eventually(() => expect(clock.waiting()).toBe(1))
    expect(state(timer)).toEqual({ name: timer, runsHere: true, behind: 0, position: 0 })

    clock.passes(930)
    await eventually(() => expect(state(timer)?.failing?.tries).toBe(1))
    expect(state(timer)).toMatchObject({ behind: 30, failing: { why: 'Error: The switch is stuck' } })
  })
})
