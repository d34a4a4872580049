import { describe, expect, it } from 'vitest'
import { noted } from './givenDisk.ts'
import { givenStore } from './givenStore.ts'

const hour = 60 * 60 * 1000

describe('the commands that a store remembers', () => {
  it('are answered for a day and more, and forgotten after two', async () => {
    let moment = Date.parse('2026-11-16T08:00:00.000Z')
    await using given = await givenStore({ now: () => moment })
    const placed = await given.store.append('order-1', 'absent', [noted()], 'place-7')
    await given.store.close()

    moment += 47 * hour
    const nextDay = await given.again()
    expect(await nextDay.answered('order-1', 'place-7')).toEqual(placed)
    await nextDay.close()

    moment += 2 * hour
    const later = await given.again()
    expect(await later.answered('order-1', 'place-7')).toBeUndefined()
    expect(await later.append('order-1', { revision: 0 }, [noted()], 'place-7')).toMatchObject({ revision: 1 })
  })

  it('are forgotten with their stream', async () => {
    await using given = await givenStore()
    await given.store.append('order-1', 'absent', [noted(), noted()], 'place-7')

    await given.store.forget('order-1')

    expect(await given.store.answered('order-1', 'place-7')).toBeUndefined()
    await given.store.append('order-1', 'absent', [noted()], 'place-7')
    expect(await given.store.readStream('order-1')).toHaveLength(1)
  })
})
