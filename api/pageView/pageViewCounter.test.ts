import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openLedger } from '#api/eventStore/ledger.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { openFakeClock } from '#api/policies/testing/fakeClock.ts'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { monday } from '#domain/testing/fixtures.ts'
import { eventually } from '#testing/eventually.ts'
import { openPageViewCounter } from './pageViewCounter.ts'

let fixture: Awaited<ReturnType<typeof openFixture>>

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fixture = await openFixture()
})
afterEach(async () => {
  vi.useRealTimers()
  await fixture[Symbol.asyncDispose]()
})

const openFixture = async () => {
  const folder = await temporaryFolder()
  const store = await openSqliteEventStore(`${folder.path}/events.sqlite`)
  const clock = openFakeClock(monday)
  const ledger = openLedger(store, clock.now)
  const onFailed = vi.fn()
  return {
    ledger,
    onFailed,
    views: openPageViewCounter({ ledger, now: clock.now, onFailed }),
    advance: async (seconds: number) => {
      clock.advance(seconds)
      await vi.advanceTimersByTimeAsync(seconds * 1000)
    },
    storedViews: async (day: string) => (await store.readStream(`pageViews-${day}`)).map(({ data }) => data),
    [Symbol.asyncDispose]: async () => {
      await store.close()
      await folder[Symbol.asyncDispose]()
    },
  }
}

it('a thousand views within a minute are one fact', async () => {
  const { views, advance, storedViews } = fixture
  for (let times = 0; times < 1000; times += 1) views.count(times % 4 === 0 ? '/Privacy' : '/LayBuy')
  await advance(59)
  expect(await storedViews('2026-11-16')).toEqual([])
  await advance(1)
  await eventually(async () =>
    expect(await storedViews('2026-11-16')).toEqual([
      {
        pages: [
          { path: '/Privacy', count: 250 },
          { path: '/LayBuy', count: 750 },
        ],
      },
    ]),
  )
})

it('views around midnight count for the day on which they were', async () => {
  const { views, advance, storedViews } = fixture
  const secondsUntilMidnight = (Date.parse('2026-11-16T22:00:00Z') - Date.parse(monday)) / 1000
  await advance(secondsUntilMidnight - 10)
  views.count('/Returns')
  await advance(20)
  views.count('/Returns')
  await views.close()
  expect(await storedViews('2026-11-16')).toEqual([{ pages: [{ path: '/Returns', count: 1 }] }])
  expect(await storedViews('2026-11-17')).toEqual([{ pages: [{ path: '/Returns', count: 1 }] }])
})

it('views that the store does not accept are written a minute later, with those of the meantime', async () => {
  const { views, advance, storedViews, ledger, onFailed } = fixture
  vi.spyOn(ledger, 'handle').mockRejectedValueOnce(new Error('The store does not respond'))
  views.count('/LayBuy')
  await advance(60)
  expect(onFailed).toHaveBeenCalledOnce()
  views.count('/LayBuy')
  await advance(60)
  await eventually(async () =>
    expect(await storedViews('2026-11-16')).toEqual([{ pages: [{ path: '/LayBuy', count: 2 }] }]),
  )
})
