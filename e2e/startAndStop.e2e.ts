import { readdirSync, rmSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '#api/eventStore/testServer/testServer.ts'
import { asAdmin, asAmina, type Person } from './calling.ts'
import { dataFolder, runShop, startShop } from './runningShop.ts'

const data = dataFolder()
afterAll(data.remove)

const orderOneKettle = async (url: string, amina: Person) => {
  const answer = await fetch(`${url}/products/getByCategoryOrPageNumber?limit=1&categoryName=Kitchen%20Appliances`)
  const { data: products } = (await answer.json()) as { data: { id: string }[] }
  const placed = await amina.post('order/placeOrder', {
    products: [{ id: products[0]?.id, count: 1 }],
    shippingAddress: { id: 'amina-1' },
  })
  return placed['result'] as { id: string; orderNumber: string }
}

const countOrders = async (url: string) => {
  const { meta } = (await (await asAdmin(url)).get('order/all')) as unknown as { meta: { totalCount: number } }
  return meta.totalCount
}

// Each of these opens the shop two or three times, one after the other.
const timeout = 120_000

describe('the shop on the embedded store', { timeout }, () => {
  it('keeps orders and sessions when it is stopped, or killed, and started again', async () => {
    const first = await startShop(data.folder)
    const amina = await asAmina(first.url)
    const ordered = await orderOneKettle(first.url, amina)
    await first.stop()

    const second = await startShop(data.folder)
    const again = await asAmina(second.url)
    const orderedAgain = await orderOneKettle(second.url, again)
    await second.stop('SIGKILL')

    const third = await startShop(data.folder)
    const { orders } = (await (await asAmina(third.url)).get(`customer/orders/${amina.customerId}`)) as unknown as {
      orders: { orderNumber: string }[]
    }
    await third.stop()

    const newest = orders.slice(0, 2).map((order) => order.orderNumber)
    expect(newest).toEqual([orderedAgain.orderNumber, ordered.orderNumber])
  })

  it('answers from read models that it builds anew where their file is gone', async () => {
    const before = await startShop(data.folder)
    const ordersBefore = await countOrders(before.url)
    await before.stop()
    for (const file of readdirSync(data.folder).filter((name) => name.startsWith('readModels'))) {
      rmSync(`${data.folder}/${file}`)
    }

    const shop = await startShop(data.folder)
    const ordersAfter = await countOrders(shop.url)
    await shop.stop()

    expect(ordersBefore).toBeGreaterThan(2)
    expect(ordersAfter).toBe(ordersBefore)
  })
})

describe('the shop on EventStoreDB', { timeout }, () => {
  it('serves the same shop, and finds its orders again', async () => {
    const eventStore = await startTestServer()
    const readModels = dataFolder()

    const first = await startShop(readModels.folder, { EVENTSTORE_URL: eventStore.url })
    const amina = await asAmina(first.url)
    const { id } = await orderOneKettle(first.url, amina)
    await first.stop()
    const second = await startShop(readModels.folder, { EVENTSTORE_URL: eventStore.url })
    const found = await (await asAmina(second.url)).get(`order/find/${id}`)
    await second.stop()
    eventStore.stop()
    readModels.remove()

    expect(found).toMatchObject({ status: 200, result: { id, orderStatus: 'Pending' } })
  })

  it('says in a sentence that the server cannot be reached, and ends', async () => {
    const { code, printed } = await runShop(data.folder, { EVENTSTORE_URL: 'esdb://127.0.0.1:9?tls=false' })

    expect(code).toBe(1)
    expect(printed).toMatch(/EventStoreDB.*127\.0\.0\.1:9/)
    expect(printed).not.toMatch(/\n\s+at /)
  })
})

describe('a configuration that cannot be used', () => {
  it.each([
    [{ SHOP_MODE: 'production' }, 'TOKEN_SECRET is missing'],
    [{ SHOP_MODE: 'production', TOKEN_SECRET: 'short' }, 'TOKEN_SECRET must be at least 32 characters long'],
    [{ EVENTSTORE_URL: 'http://127.0.0.1:2113' }, 'EVENTSTORE_URL must begin with esdb://'],
    [{ PORT: 'three thousand' }, 'PORT'],
  ])('%o stops the shop with a sentence', async (environment, sentence) => {
    const { code, printed } = await runShop(data.folder, environment)

    expect(code).toBe(1)
    expect(printed).toContain(sentence)
    expect(printed).not.toMatch(/\n\s+at /)
  })
})

describe('a data folder that is in use', () => {
  it('is left alone by a second shop, which says so', async () => {
    const first = await startShop(data.folder)
    const { code, printed } = await runShop(data.folder, {})
    await first.stop()

    expect(code).toBe(1)
    expect(printed).toContain('Another shop is using')
  })
})
