import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { startTestServer } from '#api/eventStore/testing/testServer/testServer.ts'
import { aminasHouse } from '#domain/testing/fixtures.ts'
import { asAdmin, asAmina, signInOverHttp } from '#e2e/testing/apiClient.ts'
import { orderOneKettle } from '#e2e/testing/orders.ts'
import { runShop, startShop, temporaryDataFolder } from '#e2e/testing/startShop.ts'

const data = temporaryDataFolder()
afterAll(data.remove)

const countOrders = async (url: string) => {
  const { meta } = (await (await asAdmin(url)).get('order/all')) as unknown as { meta: { totalCount: number } }
  return meta.totalCount
}

// Each test starts the shop two or three times.
const timeout = 120_000

describe('the shop on the embedded store', { timeout }, () => {
  it('keeps orders and sessions when it is stopped, or killed, and started again', async () => {
    const first = await startShop(data.folder)
    const amina = await asAmina(first.url)
    const firstOrder = await orderOneKettle(amina)
    await first.stop()

    const second = await startShop(data.folder)
    const again = await asAmina(second.url)
    const secondOrder = await orderOneKettle(again)
    await second.stop('SIGKILL')

    const third = await startShop(data.folder)
    const { orders } = (await (await asAmina(third.url)).get(`customer/orders/${amina.customerId}`)) as unknown as {
      orders: { orderNumber: string }[]
    }
    await third.stop()

    const newest = orders.slice(0, 2).map((order) => order.orderNumber)
    expect(newest).toEqual([secondOrder.orderNumber, firstOrder.orderNumber])
  })

  it('given that the files of the read models are deleted, builds them again and answers from them', async () => {
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

/** A module that each thread loads first. It prints a line once the thread has loaded Node's TypeScript compiler. */
const compilerProbe = (cache: string) => `
  import { writeSync } from 'node:fs'
  // Not in the environment of the process: Node would enable the cache before it loads the program.
  process.env.NODE_COMPILE_CACHE ??= ${JSON.stringify(cache)}
  const watching = setInterval(() => {
    if (!process.moduleLoadList.some((name) => name.includes('amaro'))) return
    writeSync(1, 'TypeScript is compiled\\n')
    clearInterval(watching)
  }, 20).unref()`

it(
  'after npm run compile, a shop loads no TypeScript compiler in any thread',
  async () => {
    const compiled = temporaryDataFolder()
    onTestFinished(compiled.remove)
    const probe = `data:text/javascript,${encodeURIComponent(compilerProbe(compiled.folder))}`
    const environment = { NODE_OPTIONS: `--import=${probe}` }
    const compilersIn = (output: string) => output.match(/TypeScript is compiled/g)?.length ?? 0

    const { stdout } = await promisify(execFile)(process.execPath, ['api/programs/compile.ts'], {
      env: { ...process.env, ...environment },
    })
    // In the program itself, in the shop, and in its thread of read models.
    expect(compilersIn(stdout)).toBeGreaterThan(2)

    const shop = await startShop(data.folder, environment)
    await orderOneKettle(await asAmina(shop.url))
    await pause(500)
    await shop.stop()
    expect(compilersIn(shop.output())).toBe(0)
  },
  timeout,
)

describe('a shop that gets a signal to stop', { timeout }, () => {
  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('%s: answers the pending request first', async (signal) => {
    const shop = await startShop(data.folder)
    const { hostname, port } = new URL(shop.url)
    const connection = connect(Number(port), hostname)
    let response = ''
    connection.on('data', (chunk) => {
      response += chunk
    })
    connection.write(
      'POST /products/find HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: 16\r\n\r\n',
    )
    await pause(200)
    const stopped = shop.stop(signal)
    await pause(200)
    connection.write('{"querydata":{}}')

    expect(await stopped).toEqual({ code: 0, signal: null })
    expect(response).toMatch(/^HTTP\/1.1 [2-4]\d\d/)
  })
})

it(
  'a shop that gets two signals, as from npm and a terminal, stops once and in order',
  async () => {
    const shop = await startShop(data.folder)
    const stopped = shop.stop('SIGINT')
    shop.stop('SIGINT')

    expect(await stopped).toEqual({ code: 0, signal: null })
  },
  timeout,
)

const blueKettle = {
  name: 'Blue kettle',
  brand: 'Ndlovu',
  description: 'Boils a full family pot of tea in five minutes.',
  price: 349,
  costPrice: 200,
  quantity: 10,
  categories: ['Appliances', 'Kitchen Appliances', 'Kettles'],
}

const production = {
  SHOP_MODE: 'production',
  RATE_LIMITS: 'on',
  TOKEN_SECRET: randomBytes(32).toString('base64url'),
  // No mail server listens there: mails wait.
  SMTP_URL: 'smtp://127.0.0.1:9',
  PUBLIC_URL: 'https://shop.example',
  ADMIN_EMAIL: 'themba@shop.example',
  ADMIN_PASSWORD: 'Rondavel-in-winter7',
}

describe('the shop on EventStoreDB', { timeout }, () => {
  it('in production, keeps its products and orders over a restart', async () => {
    const eventStore = await startTestServer()
    const readModels = temporaryDataFolder()
    const environment = { ...production, EVENTSTORE_URL: eventStore.url }

    const first = await startShop(readModels.folder, environment)
    const admin = await signInOverHttp(first.url, production.ADMIN_EMAIL, production.ADMIN_PASSWORD)
    const { result: kettle } = await admin.post('products/add', blueKettle)
    const products = [{ id: Reflect.get(Object(kettle), 'id'), count: 2 }]
    const placed = await admin.post('order/placeOrder', { products, shippingAddress: aminasHouse })
    await first.stop()
    const second = await startShop(readModels.folder, environment)
    const again = await signInOverHttp(second.url, production.ADMIN_EMAIL, production.ADMIN_PASSWORD)
    const found = await again.get(`order/find/${Reflect.get(Object(placed['result']), 'id')}`)
    const product = await again.get('products/getProduct/blue-kettle')
    await second.stop()
    eventStore.stop()
    readModels.remove()

    expect(found).toMatchObject({ status: 200, result: { orderStatus: 'Pending', totalAmount: 698 } })
    expect(product).toMatchObject({ status: 200, data: { name: 'Blue kettle', quantity: 8 } })
  })

  it('says in a sentence that the server cannot be reached, and ends', async () => {
    const { code, output } = await runShop(data.folder, { EVENTSTORE_URL: 'esdb://127.0.0.1:9?tls=false' })

    expect(code).toBe(1)
    expect(output).toMatch(/EventStoreDB.*127\.0\.0\.1:9/)
    expect(output).not.toMatch(/\n\s+at /)
  })
})

describe('an invalid configuration', () => {
  it.each([
    [{ SHOP_MODE: 'production' }, 'TOKEN_SECRET is missing'],
    [{ SHOP_MODE: 'production', TOKEN_SECRET: 'short' }, 'TOKEN_SECRET must be at least 32 characters long'],
    [{ EVENTSTORE_URL: 'http://127.0.0.1:2113' }, 'EVENTSTORE_URL must begin with esdb://'],
    [{ PORT: 'three thousand' }, 'PORT'],
  ])('%o stops the shop with a sentence', async (environment, sentence) => {
    const { code, output } = await runShop(data.folder, environment)

    expect(code).toBe(1)
    expect(output).toContain(sentence)
    expect(output).not.toMatch(/\n\s+at /)
  })
})

describe('a data folder that is in use', () => {
  it('is left alone by a second shop, which says so', async () => {
    const first = await startShop(data.folder)
    const { code, output } = await runShop(data.folder, {})
    await first.stop()

    expect(code).toBe(1)
    expect(output).toContain('Another shop is using')
  })
})
