import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openLedger } from '#api/eventStore/ledger.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { openFakeClock } from '#api/policies/testing/fakeClock.ts'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { monday } from '#domain/testing/fixtures.ts'
import { eventually } from '#testing/eventually.ts'
import { openSearchCounter } from './searchCounter.ts'

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
    searches: openSearchCounter({ ledger, now: clock.now, onFailed }),
    advance: async (seconds: number) => {
      clock.advance(seconds)
      await vi.advanceTimersByTimeAsync(seconds * 1000)
    },
    storedSearches: async () => (await store.readStream('searches-2026-11-16')).map(({ data }) => data),
    [Symbol.asyncDispose]: async () => {
      await store.close()
      await folder[Symbol.asyncDispose]()
    },
  }
}

describe('searches without results', () => {
  it('are appended as one fact a minute', async () => {
    const { searches, advance, storedSearches } = fixture
    for (const text of ['samp', 'Gas heater']) searches.count(text, false, 'nomsa')
    searches.count(' gas  HEATER ', false, 'sipho')
    await advance(59)
    expect(await storedSearches()).toEqual([])
    await advance(1)
    await eventually(async () => expect(await storedSearches()).toHaveLength(1))
    searches.count('umbrella', false, 'nomsa')
    await advance(60)
    await eventually(async () =>
      expect(await storedSearches()).toEqual([
        {
          searches: [
            { text: 'gas heater', count: 2 },
            { text: 'samp', count: 1 },
          ],
        },
        { searches: [{ text: 'umbrella', count: 1 }] },
      ]),
    )
  })

  it('are not counted if they are the beginning of a phone number or an e-mail address', async () => {
    const { searches, storedSearches } = fixture
    for (const typed of ['082 555', '082 555 01', '０８２５５５０１４２', 'nomsa.mok', 'nomsa.mokoena@mail.example'])
      searches.count(typed, false, 'nomsa')
    await searches.close()
    expect(await storedSearches()).toEqual([])
  })

  it('are all appended when the shop closes', async () => {
    const { searches, storedSearches } = fixture
    for (let number = 10; number < 80; number += 1) searches.count(`mug ${number}`, false, `nomsa-${number}`)
    await searches.close()
    expect((await storedSearches()).map((data) => (data as { searches: object[] }).searches.length)).toEqual([50, 20])
  })

  it('are not counted if the text is personal; neither are searches that found something', async () => {
    const { searches, storedSearches } = fixture
    for (const text of ['amina@ekhaya.example', '082 555 0142']) searches.count(text, false, 'nomsa')
    searches.count('kettle', true, 'nomsa')
    await searches.close()
    expect(await storedSearches()).toEqual([])
  })

  it('are appended a minute later if the store does not respond', async () => {
    const { searches, advance, storedSearches, ledger, onFailed } = fixture
    const failingHandle = vi.spyOn(ledger, 'handle').mockRejectedValueOnce(new Error('The store does not respond'))
    searches.count('samp', false, 'nomsa')
    await advance(60)
    expect(onFailed).toHaveBeenCalledOnce()
    expect(failingHandle).toHaveBeenCalledOnce()
    await advance(60)
    await eventually(async () => expect(await storedSearches()).toEqual([{ searches: [{ text: 'samp', count: 1 }] }]))
  })
})
