import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openCallRush } from '#api/http/callRush.ts'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { type GivenShop, givenShop } from '#api/testing/testShop.ts'
import { productMachine, productStream } from '#domain/catalogue/productMachine.ts'
import { fact } from '#domain/kernel/decision.ts'
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

describe('while customers crowd the shop', () => {
  const querydata = { products: [{ productId: 'blue-kettle', count: 1 }], shippingAddress: aminasHouse }
  const mailsTo = async (shop: GivenShop, customerId: string) => {
    const response = await fetch(`${shop.url}/dev/outbox.json?to=${customerId}@ekhaya.example`)
    return ((await response.json()) as { subject: string }[]).map(({ subject }) => subject)
  }

  it('a mail about an order waits, and one with a code does not', async () => {
    const rush = openCallRush({ releaseInterval: 600_000 })
    await using shop = await givenShop({ rush })
    await shop.given.product(blueKettle, 10)
    const ended = Promise.withResolvers<void>()
    const crowd = Array.from({ length: 8 }, () => rush.during(() => ended.promise))
    expect((await shop.when.amina('POST order/placeOrder', { querydata })).status).toBe(200)
    await shop.given.facts('account-sipho', [fact('OtpIssued', { purpose: 'reset', id: 'of-a-code' })])

    await eventually(async () => expect(await mailsTo(shop, 'sipho')).toHaveLength(1))
    expect(await mailsTo(shop, 'amina')).toEqual([])
    ended.resolve()
    await Promise.all(crowd)
    await eventually(async () => expect(await mailsTo(shop, 'amina')).toHaveLength(1))
  })

  it('the shop knows it by the calls that are in progress', async () => {
    const rush = openCallRush()
    await using shop = await givenShop({ rush })
    await shop.given.product(blueKettle, 100)
    expect(rush.isOn()).toBe(false)
    // Orders of one customer are placed one after the other, so that many are in progress for a while.
    const orders = Array.from({ length: 30 }, () => shop.when.amina('POST order/placeOrder', { querydata }))
    await eventually(() => expect(rush.isOn()).toBe(true))
    await Promise.all(orders)
    await eventually(() => expect(rush.isOn()).toBe(false))
  })
})
