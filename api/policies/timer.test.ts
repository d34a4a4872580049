import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { wallClock } from '#api/eventStore/wallClock.ts'
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

const timer = 'porter-BellRung-after-900'

/** A policy with a timer: it turns the light off a quarter of an hour after the bell. */
const openPorter = (turnOff: (door: string) => void = () => {}, seconds = 900) => {
  const dark: string[] = []
  const react = async ({ door }: { door: string }) => {
    dark.push(door)
    turnOff(door)
  }
  return { porter: policy<BellRung>({ name: 'porter', after: { BellRung: { seconds, react } } }), dark }
}

const at = (seconds: number) => new Date(Date.parse(monday) + seconds * 1000).toISOString()
const [shortDelay, quietTime] = [50, 30]

describe('a timer', () => {
  it('reacts when so many seconds have passed since the fact, and not before', async () => {
    const clock = openFakeClock(monday)
    const { porter, dark } = openPorter()
    runPolicies(store, [porter], clock)
    await ringBell(store, 'kitchen')
    for (let minute = 0; minute < 15; minute += 1) {
      await eventually(() => expect(clock.waiterCount()).toBe(1))
      expect(dark).toEqual([])
      clock.advance(60)
    }
    await eventually(() => expect(dark).toEqual(['kitchen']))
  })

  it('reacts to one fact after the other as they become due, and skips facts of other types', async () => {
    const clock = openFakeClock(at(10))
    const { porter, dark } = openPorter()
    await ringBell(store, 'window', { type: 'WindowBroken' })
    await ringBell(store, 'kitchen')
    await ringBell(store, 'kitchen', { type: 'DoorPainted', at: at(5) })
    await ringBell(store, 'garden', { at: at(10) })
    runPolicies(store, [porter], clock)
    await eventually(() => expect(clock.waiterCount()).toBe(1))

    clock.advance(895)
    await eventually(() => expect(dark).toEqual(['kitchen']))
    await eventually(() => expect(clock.waiterCount()).toBe(1))
    clock.advance(4)
    await pause(quietTime)
    expect(dark).toEqual(['kitchen'])
    clock.advance(1)
    await eventually(() => expect(dark).toEqual(['kitchen', 'garden']))
  })

  it('reacts at once to facts that became due while the shop was closed', async () => {
    for (const [index, door] of ['kitchen', 'garden', 'street'].entries())
      await ringBell(store, door, { at: at(index) })
    const clock = openFakeClock(at(86_400))
    const { porter, dark } = openPorter()
    runPolicies(store, [porter], clock)
    await eventually(() => expect(dark).toEqual(['kitchen', 'garden', 'street']))
    expect(clock.waiterCount()).toBe(0)
  })

  it('does not react if it is stopped while it waits, and continues to wait after a restart', async () => {
    const clock = openFakeClock(monday)
    const { porter, dark } = openPorter()
    await ringBell(store, 'kitchen')
    const before = runPolicies(store, [porter], clock)
    await eventually(() => expect(clock.waiterCount()).toBe(1))
    await before.stop()
    expect(dark).toEqual([])

    clock.advance(899)
    runPolicies(store, [porter], clock)
    await eventually(() => expect(clock.waiterCount()).toBe(1))
    expect(dark).toEqual([])
    clock.advance(1)
    await eventually(() => expect(dark).toEqual(['kitchen']))
  })

  it('waits no longer than its seconds for a fact from a node whose clock is ahead', async () => {
    const clock = openFakeClock(monday)
    await ringBell(store, 'kitchen', { at: at(7200) })
    const { porter, dark } = openPorter()
    runPolicies(store, [porter], clock)
    await eventually(() => expect(clock.waiterCount()).toBe(1))
    clock.advance(900)
    await eventually(() => expect(dark).toEqual(['kitchen']))
  })

  it('is at most a minute late after the machine was in standby', async () => {
    const clock = openFakeClock(monday)
    await ringBell(store, 'kitchen')
    const { porter, dark } = openPorter()
    runPolicies(store, [porter], clock)
    await eventually(() => expect(clock.waiterCount()).toBe(1))
    clock.suspendFor(900)
    clock.advance(60)
    await eventually(() => expect(dark).toEqual(['kitchen']))
  })

  it('retries after a failure, without waiting again', async () => {
    const clock = openFakeClock(monday)
    let tries = 0
    const { porter, dark } = openPorter(() => {
      tries += 1
      if (tries === 1) throw new Error('The switch is stuck')
    })
    await ringBell(store, 'kitchen')
    runPolicies(store, [porter], clock)
    await eventually(() => expect(clock.waiterCount()).toBe(1))
    clock.advance(900)
    await eventually(() => expect(dark).toEqual(['kitchen', 'kitchen']))
  })

  it('delays neither the immediate reactions of its policy nor another timer', async () => {
    const clock = openFakeClock(monday)
    const done: string[] = []
    const doing =
      (context: string) =>
      async ({ door }: { door: string }) =>
        done.push(`${context} ${door}`)
    const porter = policy<BellRung>({
      name: 'porter',
      when: { BellRung: doing('open') },
      after: { BellRung: { seconds: 900, react: doing('darken') } },
    })
    const guard = policy<BellRung>({ name: 'guard', after: { BellRung: { seconds: 300, react: doing('lock') } } })
    for (const door of ['kitchen', 'garden']) await ringBell(store, door)
    runPolicies(store, [porter, guard], clock)
    await eventually(() => expect(done).toEqual(['open kitchen', 'open garden']))
    await eventually(() => expect(clock.waiterCount()).toBe(2))
    clock.advance(300)
    await eventually(() => expect(done.slice(2)).toEqual(['lock kitchen', 'lock garden']))
    clock.advance(600)
    await eventually(() => expect(done.slice(4)).toEqual(['darken kitchen', 'darken garden']))
  })

  it('works with the system clock as well, and ends its wait when it is stopped', async () => {
    const { porter, dark } = openPorter()
    const started = Date.now()
    await ringBell(store, 'kitchen', { at: new Date(started - 900_000 + shortDelay).toISOString() })
    const { stop } = runPolicies(store, [porter], wallClock)
    await eventually(() => expect(dark).toEqual(['kitchen']))
    expect(Date.now() - started).toBeGreaterThanOrEqual(shortDelay)

    await ringBell(store, 'garden', { at: new Date().toISOString() })
    await pause(quietTime)
    await stop()
    expect(dark).toEqual(['kitchen'])
  })

  it('that fails at one fact does not delay those that are due later', async () => {
    const clock = openFakeClock(at(20))
    const { porter, dark } = openPorter((door) => {
      if (door === 'kitchen') throw new Error('The switch is stuck')
    })
    await ringBell(store, 'kitchen')
    await ringBell(store, 'garden', { at: at(10) })
    const { state } = runPolicies(store, [porter], clock)
    await eventually(() => expect(clock.waiterCount()).toBe(1))

    clock.advance(900)

    await eventually(() => expect(dark).toContain('garden'))
    expect(state(timer)).toMatchObject({ failing: { stream: 'door-kitchen' } })
  })

  it('fires for two thousand facts, however often the shop restarts, and for none before its time', async () => {
    const doors = Array.from({ length: 2000 }, (_, index) => `room-${index}`)
    await Promise.all(doors.map((door, index) => ringBell(store, door, { at: at(Math.floor(index / 10)) })))
    const fired = new Set<string>()
    for (let restart = 0; restart < 10; restart += 1) {
      const clock = openFakeClock(at(900 + restart * 20))
      const { porter, dark } = openPorter()
      const { stop } = runPolicies(store, [porter], clock)
      // Some runs are stopped while due facts are still unhandled.
      const most = () => new Set([...fired, ...dark]).size
      await eventually(() => expect(most()).toBeGreaterThan(restart * 200 - (restart % 3) * 50))
      await stop()
      expect(dark.every((door) => doors.indexOf(door) < (restart * 20 + 1) * 10)).toBe(true)
      for (const door of dark) fired.add(door)
      await reopenStore()
    }
    const { porter, dark } = openPorter()
    runPolicies(store, [porter], openFakeClock(at(2000)))

    await eventually(() => expect(new Set([...fired, ...dark]).size).toBe(2000))
  })

  it.each([[-1], [0.5]])('of %d seconds is refused at the start', (seconds) => {
    const { porter } = openPorter(undefined, seconds)
    expect(() => runPolicies(store, [porter])).toThrow('must wait whole seconds')
  })
})

describe('how far a timer is behind', () => {
  it('is 0 while it waits, and then counts from the time when the fact was due', async () => {
    const clock = openFakeClock(monday)
    const { porter } = openPorter(() => {
      throw new Error('The switch is stuck')
    })
    await ringBell(store, 'kitchen')
    const { state } = runPolicies(store, [porter], clock)
    await eventually(() => expect(clock.waiterCount()).toBe(1))
    expect(state(timer)).toEqual({ name: timer, runsHere: true, behind: 0, position: 0 })

    clock.advance(930)
    await eventually(() => expect(state(timer)?.failing?.tries).toBe(1))
    expect(state(timer)).toMatchObject({ behind: 30, failing: { why: 'Error: The switch is stuck' } })
  })
})
