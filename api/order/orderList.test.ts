import { join } from 'node:path'
import { expect, it } from 'vitest'
import { appendFacts } from '#api/appendFacts.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { openLog } from '#api/log.ts'
import { openReadDatabase } from '#api/readModels/database.ts'
import { openProjector } from '#api/readModels/projector.ts'
import { temporaryFolder } from '#api/temporaryFolder.ts'
import { aminasOrder } from '#domain/cast.ts'
import { fact } from '#domain/kernel/decision.ts'
import { orderList, orderQueries } from './orderList.ts'

it('an order is listed from its confirmation on: before, nobody knows whether it is one', async () => {
  await using folder = await temporaryFolder()
  const store = await openSqliteEventStore(join(folder.path, 'events.sqlite'))
  const database = openReadDatabase(join(folder.path, 'readModels.sqlite'))
  const projector = openProjector(store, database, [orderList], openLog('silent'))
  const ending = new AbortController()
  const running = projector.run(ending.signal)
  const listed = async () => {
    await projector.reached(await store.head(), 5000)
    return orderQueries(database).ofCustomer('amina')
  }

  await appendFacts(store, 'order-aminas-order', [fact('OrderPlaced', aminasOrder)])
  expect(await listed()).toEqual([])
  await appendFacts(store, 'order-aminas-order', [fact('OrderConfirmed', {})])
  expect(await listed()).toMatchObject([{ id: 'aminas-order', customerName: 'amina', pieces: 2, totalAmount: 698 }])

  ending.abort()
  await running
  await store.close()
  database.close()
})
