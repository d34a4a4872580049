import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openLedger } from '#api/eventStore/handle.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { handClock } from '#api/policies/handClock.ts'
import { temporaryFolder } from '#api/temporaryFolder.ts'
import { monday } from '#domain/cast.ts'
import { eventually } from '#e2e/eventually.ts'
import { countingSearches } from './countingSearches.ts'

let books: Awaited<ReturnType<typeof openBooks>>

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  books = await openBooks()
})
afterEach(async () => {
  vi.useRealTimers()
  await books[Symbol.asyncDispose]()
})

const openBooks = async () => {
  const folder = await temporaryFolder()
  const store = await openSqliteEventStore(`${folder.path}/events.sqlite`)
  const clock = handClock(monday)
  const ledger = openLedger(store, clock.now)
  const onFailed = vi.fn()
  return {
    ledger,
    onFailed,
    searches: countingSearches({ ledger, now: clock.now, onFailed }),
    passes: async (seconds: number) => {
      clock.passes(seconds)
      await vi.advanceTimersByTimeAsync(seconds * 1000)
    },
    told: async () => (await store.readStream('searches-2026-11-16')).map(({ data }) => data),
    [Symbol.asyncDispose]: async () => {
      await store.close()
      await folder[Symbol.asyncDispose]()
    },
  }
}

describe('searches that found nothing', () => {
  it('are one fact a minute', async () => {
    const { searches, passes, told } = books
    for (const text of ['samp', 'Gas heater', ' gas  HEATER ']) searches.searched(text, false, 'nomsa')
    await passes(59)
    expect(await told()).toEqual([])
    await passes(1)
    await eventually(async () => expect(await told()).toHaveLength(1))
    searches.searched('umbrella', false, 'nomsa')
    await passes(60)
    await eventually(async () =>
      expect(await told()).toEqual([
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

  it('leave nothing behind of what was typed on to a telephone number or an address', async () => {
    const { searches, told } = books
    for (const typed of ['082 555', '082 555 01', '０８２５５５０１４２', 'nomsa.mok', 'nomsa.mokoena@mail.example'])
      searches.searched(typed, false, 'nomsa')
    await searches.close()
    expect(await told()).toEqual([])
  })

  it('are written, all of them, when the shop closes', async () => {
    const { searches, told } = books
    for (let number = 10; number < 80; number += 1) searches.searched(`mug ${number}`, false, `nomsa-${number}`)
    await searches.close()
    expect((await told()).map((data) => (data as { searches: object[] }).searches.length)).toEqual([50, 20])
  })

  it('are not written where they say who searches, and leave nothing behind where they found something', async () => {
    const { searches, told } = books
    for (const text of ['amina@ekhaya.example', '082 555 0142']) searches.searched(text, false, 'nomsa')
    searches.searched('kettle', true, 'nomsa')
    await searches.close()
    expect(await told()).toEqual([])
  })

  it('are kept where the store is silent, and written a minute later', async () => {
    const { searches, passes, told, ledger, onFailed } = books
    const silence = vi.spyOn(ledger, 'handle').mockRejectedValueOnce(new Error('The store is silent'))
    searches.searched('samp', false, 'nomsa')
    await passes(60)
    expect(onFailed).toHaveBeenCalledOnce()
    expect(silence).toHaveBeenCalledOnce()
    await passes(60)
    await eventually(async () => expect(await told()).toEqual([{ searches: [{ text: 'samp', count: 1 }] }]))
  })
})
