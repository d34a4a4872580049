import { describe, expect, it } from 'vitest'
import { orderNoted } from '#api/eventStore/sqlite/testing/faultyDisk.ts'
import { givenStore } from '#api/eventStore/sqlite/testing/sqliteStoreFixture.ts'
import { placeOf } from '#api/eventStore/testing/storeFixtures.ts'

const hour = 60 * 60 * 1000

describe('the command keys of a store', () => {
  it('tell which append was the first', async () => {
    await using given = await givenStore()
    const append = () => given.store.append('order-1', 'any', [orderNoted()], 'place-7')

    expect(await Promise.all([append(), append(), append()])).toEqual([
      { revision: 0, position: 1, isFirst: true },
      { revision: 0, position: 1 },
      { revision: 0, position: 1 },
    ])
  })

  it('are found for more than a day, and forgotten after two days', async () => {
    let currentTime = Date.parse('2026-11-16T08:00:00.000Z')
    await using given = await givenStore({ now: () => currentTime })
    const placed = placeOf(await given.store.append('order-1', 'absent', [orderNoted()], 'place-7'))
    await given.store.close()

    currentTime += 47 * hour
    const nextDay = await given.reopen()
    expect(await nextDay.findCommand('order-1', 'place-7')).toEqual(placed)
    await nextDay.close()

    currentTime += 2 * hour
    const later = await given.reopen()
    expect(await later.findCommand('order-1', 'place-7')).toBeUndefined()
    expect(await later.append('order-1', { revision: 0 }, [orderNoted()], 'place-7')).toMatchObject({ revision: 1 })
  })

  it('are forgotten with their stream', async () => {
    await using given = await givenStore()
    await given.store.append('order-1', 'absent', [orderNoted(), orderNoted()], 'place-7')

    await given.store.forget('order-1')

    expect(await given.store.findCommand('order-1', 'place-7')).toBeUndefined()
    await given.store.append('order-1', 'absent', [orderNoted()], 'place-7')
    expect(await given.store.readStream('order-1')).toHaveLength(1)
  })
})
