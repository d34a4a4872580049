import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { productQueries } from '#api/catalogue/productList.ts'
import { openEncryptedStore } from '#api/eventStore/encryptedStore.ts'
import { openEventStoreDb } from '#api/eventStore/eventStoreDb.ts'
import { openKeyring } from '#api/eventStore/keyring.ts'
import { openSecretStore } from '#api/eventStore/secretStore.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { startTestServer, type TestServer } from '#api/eventStore/testing/testServer/testServer.ts'
import { openLog } from '#api/log.ts'
import { orderQueries } from '#api/order/orderList.ts'
import { openProjector } from '#api/readModels/projector.ts'
import { openReadDatabase } from '#api/readModels/readModelDatabase.ts'
import { shopReadModels } from '#api/shop/shopReadModels.ts'
import { appendFacts } from '#api/testing/appendFacts.ts'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { fact } from '#domain/kernel/decision.ts'
import { schemaOf } from '#domain/recordDefinitions.ts'
import { aminasOrder, blueKettle, monday } from '#domain/testing/fixtures.ts'

let shop: Awaited<ReturnType<typeof openKettleShop>>

beforeEach(async () => {
  shop = await openKettleShop()
  await shop.append('product-blue-kettle', 'ProductAdded', { ...blueKettle, quantity: 1_000_000, dateAdded: monday })
  await shop.append('order-aminas', 'OrderPlaced', aminasOrder)
  await shop.append('order-aminas', 'OrderConfirmed', {})
  await shop.caughtUp()
})
afterEach(() => shop.close())

it('read models are rebuilt beside a running shop: queries in between return complete results', async () => {
  await shop.reserveStock(6000)
  const products = productQueries(shop.database)
  const orders = orderQueries(shop.database)
  const results: unknown[] = []
  const run = shop.program('rebuild')
  let isOver = false
  run.finally(() => {
    isOver = true
  })
  while (!isOver) {
    await shop.append('product-blue-kettle', 'StockReserved', { orderId: 'aminas', count: 1 })
    results.push([
      products.page({}).products.length,
      products.bySlug('blue-kettle')?.name,
      orders.ofCustomer('amina').length,
    ])
    await pause(1)
  }
  expect(await run).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(`bars: ${shopReadModels.length} met, 0 short`),
  })
  expect(results.length).toBeGreaterThan(20)
  expect(results).toEqual(results.map(() => [1, 'Blue kettle', 1]))
  await shop.caughtUp()
  expect(await shop.program('verify')).toMatchObject({ code: 0 })
}, 30_000)

it('a row that was changed by hand is reported, and a rebuild repairs it', async () => {
  shop.database.exec("UPDATE orders SET total = 1 WHERE id = 'aminas'")
  const found = await shop.program('verify')
  expect(found).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('orderList, rows that differ: 1 (bar: at most 0)'),
  })
  expect(found.stdout).toContain('orderList, first difference: orders aminas, total: live 1, rebuilt 69800')
  expect(await shop.program('rebuild', 'orderList')).toMatchObject({ code: 0 })
  expect(await shop.program('verify')).toMatchObject({ code: 0 })
}, 30_000)

it('an unknown read model name is a one-sentence error', async () => {
  expect(await shop.program('rebuild', 'orderlist')).toEqual({
    code: 1,
    stdout: '',
    stderr: `There is no read model orderlist: they are ${shopReadModels.map(({ name }) => name).join(', ')}\n`,
  })
})

describe('with ESDB_TEST_URL', () => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer()
  })
  afterEach(() => server.stop())

  it('the facts of that server are verified, with temporary read models', async () => {
    const facts = await openEventStoreDb(server.url)
    const added = fact('ProductAdded', { ...blueKettle, quantity: 3, dateAdded: monday })
    await appendFacts(openEncryptedStore(facts, openKeyring(openSecretStore(facts)), schemaOf), 'product-blue-kettle', [
      added,
    ])
    await facts.close()

    const { code, stdout } = await shop.programWith({ ESDB_TEST_URL: server.url }, 'verify')
    expect([code, stdout]).toEqual([0, expect.stringContaining('productList, rows that differ: 0 (bar: at most 0)')])
    expect(stdout).toContain(`facts: EventStoreDB at 127.0.0.1:${server.port}\nfacts in chains: 1\n`)
  }, 60_000)

  it('a server without facts is an error, and so are two server addresses', async () => {
    const empty = { ESDB_TEST_URL: server.url }
    expect(await shop.programWith(empty, 'verify')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'The server in ESDB_TEST_URL holds no facts yet\n',
    })
    expect(await shop.programWith({ ...empty, EVENTSTORE_URL: 'esdb://127.0.0.1:2113' }, 'verify')).toMatchObject({
      code: 1,
      stderr: 'ESDB_TEST_URL and EVENTSTORE_URL name two event stores: unset one of them\n',
    })
  }, 60_000)
})

/** The event store and read models of a running shop, in the files where the programs look for them. */
const openKettleShop = async () => {
  const folder = await temporaryFolder()
  const raw = await openSqliteEventStore(join(folder.path, 'events.sqlite'))
  const store = openEncryptedStore(raw, openKeyring(openSecretStore(raw)), schemaOf)
  const database = openReadDatabase(join(folder.path, 'readModels-embedded.sqlite'))
  const projector = openProjector(store, database, shopReadModels, openLog('silent'))
  const stopping = new AbortController()
  const running = projector.run(stopping.signal)

  return {
    database,
    append: (stream: string, type: string, data: unknown) => appendFacts(store, stream, [fact(type, data)]),
    /** Appends so many stock reservations. */
    reserveStock: async (count: number) => {
      const facts = Array.from({ length: count }, () => fact('StockReserved', { orderId: 'aminas', count: 1 }))
      await appendFacts(store, 'product-blue-kettle', facts)
    },
    caughtUp: async () => projector.waitForPosition(await store.head(), 5000),
    /** Runs `npm run …` for this shop: its exit code and what it printed. */
    program: (name: string, ...names: string[]) => run({ DATA_DIR: folder.path }, name, names),
    /** The same, with more in the environment. */
    programWith: (environment: NodeJS.ProcessEnv, name: string) =>
      run({ DATA_DIR: folder.path, ...environment }, name, []),
    close: async () => {
      stopping.abort()
      await running
      await store.close()
      database.close()
      await folder[Symbol.asyncDispose]()
    },
  }
}

const run = (environment: NodeJS.ProcessEnv, name: string, names: readonly string[]) =>
  new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    const env = { ...process.env, EVENTSTORE_URL: '', ESDB_TEST_URL: '', ...environment }
    execFile(process.execPath, [join(import.meta.dirname, `${name}.ts`), ...names], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, stdout, stderr }),
    )
  })
