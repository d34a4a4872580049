import { expect, it } from 'vitest'
import { diskErrors, givenFaultyDisk } from '#api/eventStore/sqlite/testing/faultyDisk.ts'
import { givenStore } from '#api/eventStore/sqlite/testing/sqliteStoreFixture.ts'
import { givenShop } from '#api/testing/testShop.ts'
import { aminasHouse } from '#domain/testing/fixtures.ts'
import { eventually } from '#testing/eventually.ts'

it.each(Object.entries(diskErrors))(
  'a shop whose disk refuses to write (%s) answers reads, refuses orders, and recovers by itself',
  async (_name, errcode) => {
    const disk = givenFaultyDisk()
    await using facts = await givenStore(disk)
    await using shop = await givenShop({ store: facts.store })
    const { id } = await shop.given.aminasOrder()
    await shop.caughtUp()
    disk.fail({ errcode })
    const querydata = { products: [{ productId: 'blue-kettle', count: 3 }], shippingAddress: aminasHouse }
    const placeAgain = () =>
      shop.when.amina('POST order/placeOrder', { querydata }, { 'Idempotency-Key': 'three kettles' })

    const refused = await placeAgain()

    expect(refused).toMatchObject({ status: 503, body: { code: 5, refusal: 'TooBusy' } })
    expect(refused.headers.get('retry-after')).toBe('2')
    expect(await shop.when.guest('GET products/getProduct/:slug', { params: { slug: 'blue-kettle' } })).toMatchObject({
      status: 200,
    })
    expect(await shop.when.amina('GET order/find/:id', { params: { id } })).toMatchObject({ status: 200 })

    disk.recover()
    const placed = await eventually(async () => {
      const answer = await placeAgain()
      expect(answer.status).toBe(200)
      return answer.body.result
    })
    expect(await shop.facts(`order-${placed.id}`)).toEqual(['OrderPlaced', 'OrderConfirmed'])
    expect((await shop.facts('product-blue-kettle')).filter((type) => type === 'StockReserved')).toHaveLength(2)
  },
)
