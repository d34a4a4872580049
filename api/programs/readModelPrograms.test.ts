import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { appendFacts } from '#api/appendFacts.ts'
import { productQueries } from '#api/catalogue/productList.ts'
import { openKeyring } from '#api/eventStore/keyring.ts'
import { openSealedStore } from '#api/eventStore/sealedStore.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { openVault } from '#api/eventStore/vault.ts'
import { openLog } from '#api/log.ts'
import { orderQueries } from '#api/order/orderList.ts'
import { openReadDatabase } from '#api/readModels/database.ts'
import { openProjector } from '#api/readModels/projector.ts'
import { shopReadModels } from '#api/readModels/shopReadModels.ts'
import { temporaryFolder } from '#api/temporaryFolder.ts'
import { aminasOrder, blueKettle, monday } from '#domain/cast.ts'
import { keepingOf } from '#domain/facts.ts'
import { fact } from '#domain/kernel/decision.ts'

let shop: Awaited<ReturnType<typeof openKettleShop>>

beforeEach(async () => {
  shop = await openKettleShop()
  await shop.happened('product-blue-kettle', 'ProductAdded', { ...blueKettle, quantity: 1_000_000, dateAdded: monday })
  await shop.happened('order-aminas', 'OrderPlaced', aminasOrder)
  await shop.happened('order-aminas', 'OrderConfirmed', {})
  await shop.caughtUp()
})
afterEach(() => shop.close())

it('read models are rebuilt beside a running shop: every answer in between is a full one', async () => {
  await shop.busyDay(6000)
  const products = productQueries(shop.database)
  const orders = orderQueries(shop.database)
  const answers: unknown[] = []
  const run = shop.program('rebuild')
  let isOver = false
  run.finally(() => {
    isOver = true
  })
  while (!isOver) {
    await shop.happened('product-blue-kettle', 'StockReserved', { orderId: 'aminas', count: 1 })
    answers.push([
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
  expect(answers.length).toBeGreaterThan(20)
  expect(answers).toEqual(answers.map(() => [1, 'Blue kettle', 1]))
  await shop.caughtUp()
  expect(await shop.program('verify')).toMatchObject({ code: 0 })
}, 30_000)

it('what was changed by hand is found and named, and a rebuild mends it', async () => {
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

it('a name that no read model has is told in a sentence', async () => {
  expect(await shop.program('rebuild', 'orderlist')).toEqual({
    code: 1,
    stdout: '',
    stderr: `There is no read model orderlist: they are ${shopReadModels.map(({ name }) => name).join(', ')}\n`,
  })
})

/** The facts and read models of a running shop, in the places where its programs look for them. */
const openKettleShop = async () => {
  const folder = await temporaryFolder()
  const raw = await openSqliteEventStore(join(folder.path, 'events.sqlite'))
  const store = openSealedStore(raw, openKeyring(openVault(raw)), keepingOf)
  const database = openReadDatabase(join(folder.path, 'readModels-embedded.sqlite'))
  const projector = openProjector(store, database, shopReadModels, openLog('silent'))
  const ending = new AbortController()
  const running = projector.run(ending.signal)

  return {
    database,
    happened: (stream: string, type: string, data: unknown) => appendFacts(store, stream, [fact(type, data)]),
    /** So many kettles are put aside one by one. */
    busyDay: async (count: number) => {
      const facts = Array.from({ length: count }, () => fact('StockReserved', { orderId: 'aminas', count: 1 }))
      await appendFacts(store, 'product-blue-kettle', facts)
    },
    caughtUp: async () => projector.reached(await store.head(), 5000),
    /** Runs `npm run …` for this shop: its exit code and what it printed. */
    program: (name: string, ...names: string[]) =>
      new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
        const env = { ...process.env, DATA_DIR: folder.path, EVENTSTORE_URL: '' }
        execFile(
          process.execPath,
          [join(import.meta.dirname, `${name}.ts`), ...names],
          { env },
          (error, stdout, stderr) => resolve({ code: error ? error.code : 0, stdout, stderr }),
        )
      }),
    close: async () => {
      ending.abort()
      await running
      await store.close()
      database.close()
      await folder[Symbol.asyncDispose]()
    },
  }
}
