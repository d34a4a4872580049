import { existsSync, readdirSync, readFileSync, watch } from 'node:fs'
import { copyFile, mkdir, rm, rmdir } from 'node:fs/promises'
import { getPriority } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { openServedStore, startServerForTest } from '#api/eventStore/eventStoreDb/testing/servedStore.ts'
import { newFact } from '#api/eventStore/testing/storeFixtures.ts'
import { openLog } from '#api/log.ts'
import type { AppliedFact } from '#api/readModels/projector.ts'
import { createInProjectorThread, openProjectorThread } from '#api/readModels/thread/projectorThread.ts'
import type { FactsLocation } from '#api/readModels/thread/workerProtocol.ts'
import { startProjectorThread } from '#api/shop/startProjectorThread.ts'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { type GivenShop, givenShop } from '#api/testing/testShop.ts'
import { aminasHouse, blueKettle, enamelMug } from '#domain/testing/fixtures.ts'

const openThread = (facts: FactsLocation, readModels: string) =>
  openProjectorThread(startProjectorThread(), { facts, readModels }, openLog('silent'))

const nicenessOfThreads = () =>
  readdirSync('/proc/self/task').map((thread) => {
    try {
      return getPriority(Number(thread))
    } catch {
      return 'ended'
    }
  })

const ordersOfAmina = async ({ when }: GivenShop, headers: Record<string, string> = {}) => {
  const { body } = await when.amina('GET customer/orders/:customerId', { params: { customerId: 'amina' } }, headers)
  return body.orders.map(({ id }) => id)
}

describe('read models that a projector thread updates', { timeout: 30_000 }, () => {
  it('contain a write when its author reads them', async () => {
    await using shop = await givenShop({ projectorThread: true })
    await shop.given.product(blueKettle, 10)
    const querydata = { products: [{ productId: 'blue-kettle', count: 2 }], shippingAddress: aminasHouse }
    const placed = await shop.when.amina('POST order/placeOrder', { querydata })

    const listed = await ordersOfAmina(shop, { 'x-position': placed.headers.get('x-position') ?? '' })

    expect(listed).toEqual([placed.body.result.id])
  })

  it.runIf(process.platform === 'linux')('give way to the thread that serves callers', async () => {
    await using _shop = await givenShop({ projectorThread: true })

    expect(nicenessOfThreads()).toContain(Math.min(getPriority() + 5, 19))
  })

  it('notify listeners of applied facts', async () => {
    await using shop = await givenShop({ projectorThread: true })
    await shop.caughtUp()
    const applied: AppliedFact[] = []
    shop.projector.onApplied((facts) => applied.push(...facts))

    await shop.given.product(blueKettle, 10)
    await shop.caughtUp()

    expect(applied.map(({ type, stream }) => [type, stream])).toEqual([['ProductAdded', 'product-blue-kettle']])
  })

  it('continue from their checkpoint when the shop opens again', async () => {
    await using folder = await temporaryFolder()
    const before = await givenShop({ projectorThread: true, folder: folder.path })
    const order = await before.given.aminasOrder()
    await before.close()

    await using shop = await givenShop({ projectorThread: true, folder: folder.path })

    expect(await ordersOfAmina(shop)).toEqual([order.id])
  })

  it('stop at a fact that cannot be folded and report it, while the others continue', async () => {
    await using folder = await temporaryFolder()
    const before = await givenShop({ folder: folder.path })
    const order = await before.given.aminasOrder()
    await before.close()
    breakData(join(folder.path, 'events.sqlite'), `order-${order.id}`)
    await rm(join(folder.path, 'readModels.sqlite'))

    await using shop = await givenShop({ projectorThread: true, folder: folder.path })
    await shop.given.product(enamelMug, 5)
    await shop.caughtUp()

    const stopped = shop.projector
      .stoppedProjections()
      .map(({ projection, factType }) => `${projection} at ${factType}`)
    expect(stopped).toContain('orderList at OrderPlaced')
    const params = { slug: enamelMug.slug }
    expect((await shop.when.guest('GET products/getProduct/:slug', { params })).status).toBe(200)
  })

  it('contain no personal data of an erased customer', async () => {
    await using shop = await givenShop({ projectorThread: true })
    const isInBytes = () => holdBytes(shop.folder, 'Amina Daniels')
    await shop.caughtUp()
    expect(isInBytes()).toBe(true)

    await shop.accountErasure.erase('amina', { by: { role: 'customer', id: 'amina' }, correlationId: 'goodbye' })
    await shop.caughtUp()

    await expect.poll(isInBytes, { timeout: 4000 }).toBe(false)
  })

  it('contain no personal data of a customer who was erased while the thread was disconnected', async () => {
    await using folder = await temporaryFolder()
    const before = await givenShop({ projectorThread: true, folder: folder.path })
    await before.caughtUp()
    const files = ['', '-wal'].map((end) => join(folder.path, `readModels.sqlite${end}`))
    for (const file of files) await copyFile(file, `${file}-cut-off`)
    await before.accountErasure.erase('amina', { by: { role: 'customer', id: 'amina' }, correlationId: 'goodbye' })
    await before.close()
    for (const file of files) await copyFile(`${file}-cut-off`, file)
    expect(holdBytes(folder.path, 'Amina Daniels')).toBe(true)

    await using shop = await givenShop({ projectorThread: true, folder: folder.path })
    await shop.caughtUp()

    await expect.poll(() => holdBytes(folder.path, 'Amina Daniels')).toBe(false)
  })
})

describe('read models of a shop that has none yet', { timeout: 30_000 }, () => {
  /** The facts of a shop with an order of Amina's, and no read models. */
  const givenFacts = async () => {
    const folder = await temporaryFolder()
    const shop = await givenShop({ folder: folder.path })
    const { id: orderId } = await shop.given.aminasOrder()
    await shop.close()
    const readModels = join(folder.path, 'readModels.sqlite')
    await rm(readModels)
    const files = { facts: { file: join(folder.path, 'events.sqlite') }, readModels }
    return { folder: folder.path, files, orderId, [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose]() }
  }

  it('are created with every fact folded', async () => {
    await using given = await givenFacts()
    await using thread = startProjectorThread()

    await createInProjectorThread(thread, given.files, openLog('silent'))

    using database = new DatabaseSync(given.files.readModels)
    expect(database.prepare('SELECT id, confirmed FROM orders').get()).toEqual({ id: given.orderId, confirmed: 1 })
    const indexes = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'index' AND tbl_name = 'audit'")
    expect(indexes.all().length).toBeGreaterThan(1)
  })

  it('are created when the shop opens', async () => {
    await using given = await givenFacts()
    const names = new Set<string | null>()
    const watcher = watch(given.folder, (_, name) => names.add(name))

    await using shop = await givenShop({ projectorThread: true, folder: given.folder })

    watcher.close()
    expect(await ordersOfAmina(shop)).toEqual([given.orderId])
    expect([...names].join()).toContain('readModels.sqlite-filling-')
  })

  it('are filled as they are followed where they cannot be created', async () => {
    await using given = await givenFacts()
    const hindrance = `${given.files.readModels}-wal`
    await mkdir(hindrance)
    await using thread = startProjectorThread()

    await createInProjectorThread(thread, given.files, openLog('silent'))

    expect(existsSync(given.files.readModels)).toBe(false)
    await rmdir(hindrance)
    const projector = await openProjectorThread(thread, given.files, openLog('silent'))
    const stopping = new AbortController()
    const running = projector.run(stopping.signal)
    expect(await projector.waitForPosition(1, 10_000)).toBe(true)
    stopping.abort()
    await running
  })
})

const holdBytes = (folder: string, text: string) =>
  ['', '-wal'].some((end) => readFileSync(join(folder, `readModels.sqlite${end}`)).includes(text))

it('a thread that cannot open its files rejects with the reason', { timeout: 30_000 }, async () => {
  await using folder = await temporaryFolder()
  const [facts, readModels] = [join(folder.path, 'nothing.sqlite'), join(folder.path, 'readModels.sqlite')]

  await expect(openThread({ file: facts }, readModels)).rejects.toThrow('There are no facts')
})

describe('a thread that reads from EventStoreDB', { timeout: 30_000 }, () => {
  it('builds the read models from its facts', async () => {
    await using folder = await temporaryFolder()
    const { server, store } = await openServedStore()
    const readModels = join(folder.path, 'readModels.sqlite')
    const added = newFact('ProductAdded', { ...blueKettle, quantity: 10, dateAdded: '2026-11-23T08:00:00.000Z' })
    await store.append('product-blue-kettle', 'absent', [added])
    const projector = await openThread({ url: server.url }, readModels)
    const stopping = new AbortController()
    const running = projector.run(stopping.signal)

    expect(await projector.waitForPosition(await store.head(), 10_000)).toBe(true)

    expect(projector.stoppedProjections()).toEqual([])
    expect(slugsIn(readModels)).toEqual([blueKettle.slug])
    stopping.abort()
    await running
  })

  it('ends with the reason if the server no longer answers', async () => {
    await using folder = await temporaryFolder()
    const server = await startServerForTest()
    server.stop()
    const readModels = join(folder.path, 'readModels.sqlite')
    const projector = await openThread({ url: server.url }, readModels)

    const running = projector.run(new AbortController().signal)

    await expect(running).rejects.toThrow(`EventStoreDB at 127.0.0.1:${server.port} cannot be reached.`)
  })
})

const slugsIn = (file: string) => {
  const database = new DatabaseSync(file, { readOnly: true })
  const rows = database.prepare('SELECT slug FROM products').all()
  database.close()
  return rows.map(({ slug }) => slug)
}

const breakData = (file: string, stream: string) => {
  const database = new DatabaseSync(file)
  database.prepare(`UPDATE facts SET data = '{"broken' WHERE stream = ? AND revision = 0`).run(stream)
  database.close()
}
