import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type GivenShop, givenShop } from '#api/testing/testShop.ts'
import { at, openPlumber } from './testing/plumberFixture.ts'
import { openBookingUpdate } from './updateBooking.ts'

let shop: GivenShop

beforeAll(async () => {
  shop = await givenShop()
})
afterAll(() => shop.close())

describe('a change that is repeated late', () => {
  const given = async () => {
    const thabo = await openPlumber(shop)
    const day = '2026-11-24'
    const { id } = (await thabo.request(shop.when.amina, at(day, 9))).body.result
    const change = openBookingUpdate({ ...shop, raw: shop.store, now: shop.clock.now })
    const by = { role: 'customer', id: 'amina' } as const
    const move = (start: string, command: string) =>
      change(id, { as: 'Customer', start }, { by, correlationId: randomUUID(), command })
    return { thabo, day, move }
  }

  it('leaves the booking the time of the newest change', async () => {
    const { thabo, move } = await given()
    await move(at('2026-11-25', 9), 'to Wednesday')
    await move(at('2026-11-26', 9), 'to Thursday')
    await move(at('2026-11-25', 9), 'to Wednesday')
    await expect.poll(() => thabo.freeTimes('2026-11-25')).toContain(at('2026-11-25', 9))
    expect(await thabo.freeTimes('2026-11-26')).not.toContain(at('2026-11-26', 9))
  })

  it('takes no other time that is asked for under its key', async () => {
    const { thabo, day, move } = await given()
    await move(at(day, 10), 'to ten')
    await move(at('2026-11-25', 10), 'to ten')
    expect(await thabo.freeTimes(day)).not.toContain(at(day, 10))
    expect(await thabo.freeTimes('2026-11-25')).toContain(at('2026-11-25', 10))
  })
})
