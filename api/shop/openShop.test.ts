import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { givenShop } from '#api/testing/testShop.ts'
import { productMachine, productStream } from '#domain/catalogue/productMachine.ts'

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
