import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { givenShop } from '#api/testing/testShop.ts'
import { productMachine, productStream } from '#domain/catalogue/productMachine.ts'
import { aminasHouse, blueKettle } from '#domain/testing/fixtures.ts'
import { eventually } from '#testing/eventually.ts'

it('a shop that is closed and opened again has all its data', async () => {
  await using folder = await temporaryFolder()
  const before = await givenShop({ folder: folder.path })
  const { id, orderNumber } = await before.given.aminasOrder()
  await before.when.amina('POST cart/add', { querydata: { productId: 'blue-kettle', count: 1 } })
  const facts = await before.store.head()
  await before.close()

  await using after = await givenShop({ folder: folder.path })
  expect(await after.store.head()).toBe(facts)
  const params = { customerId: 'amina' }
  expect((await after.when.amina('GET customer/orders/:customerId', { params })).body.orders).toMatchObject([
    { id, orderNumber, orderStatus: 'Pending' },
  ])
  expect((await after.when.amina('GET cart/:customerId', { params })).body.result.lines).toEqual([
    { productId: 'blue-kettle', count: 1 },
  ])
  const kettle = await after.ledger.load(productMachine, productStream('blue-kettle'))
  expect(kettle.context).toMatchObject({ quantity: 8, reserved: [{ orderId: id, count: 2 }] })
})

it('deleted read models are rebuilt from the log', async () => {
  await using folder = await temporaryFolder()
  const before = await givenShop({ folder: folder.path })
  const { id } = await before.given.aminasOrder()
  await before.close()
  for (const end of ['', '-wal', '-shm']) await rm(join(folder.path, `readModels.sqlite${end}`), { force: true })

  await using after = await givenShop({ folder: folder.path })
  const { body } = await after.when.amina('GET customer/orders/:customerId', { params: { customerId: 'amina' } })
  expect(body.orders.map((order) => order.id)).toEqual([id])
})

it('while customers crowd the shop, mails about their orders wait; then all are sent', async () => {
  await using shop = await givenShop()
  await shop.given.product(blueKettle, 100)
  const querydata = { products: [{ productId: 'blue-kettle', count: 1 }], shippingAddress: aminasHouse }
  // Orders of one customer are placed one after the other: while the twentieth is answered, ten are in progress.
  const twenty = Promise.withResolvers<void>()
  let answered = 0
  const orders = Array.from({ length: 30 }, async () => {
    expect((await shop.when.amina('POST order/placeOrder', { querydata })).status).toBe(200)
    answered += 1
    if (answered === 20) twenty.resolve()
  })
  const mailCount = async () => {
    const response = await fetch(`${shop.url}/dev/outbox.json?to=amina@ekhaya.example`)
    return ((await response.json()) as unknown[]).length
  }

  await twenty.promise
  // Those of the first orders, before the crowd was there.
  expect(await mailCount()).toBeLessThan(8)
  await Promise.all(orders)
  await eventually(async () => expect(await mailCount()).toBe(30))
})
