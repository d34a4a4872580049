import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { openLog } from '#api/log.ts'
import { openProjector } from '#api/readModels/projector.ts'
import { openReadDatabase } from '#api/readModels/readModelDatabase.ts'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { auditQueries } from './auditQueries.ts'
import { auditTrail } from './auditTrail.ts'

/** An audit of facts a second apart, written by two nodes whose clocks differ by five seconds, at sparse positions like EventStoreDB's. */
const openAuditOfADay = async (folder: string) => {
  const store = await openSqliteEventStore(join(folder, 'events.sqlite'))
  const database = openReadDatabase(join(folder, 'readModels.sqlite'))
  openProjector(store, database, [auditTrail], openLog('silent'))
  const insert = database.prepare(
    `INSERT INTO audit (position, stream, revision, id, type, at, role, actor, correlation, sentence)
     VALUES (?, 'order-7', 0, 'x', 'OrderPlaced', ?, 'customer', 'amina', 'c', 'placed the order')`,
  )
  const midnight = Date.parse('2026-11-16T00:00:00.000Z')
  for (let second = -300; second < 300; second += 1) {
    const clock = second % 2 === 0 ? 0 : 5000
    insert.run(1_000_000 + second * 700, new Date(midnight + second * 1000 + clock).toISOString())
  }
  const close = async () => {
    database.close()
    await store.close()
  }
  return { ...auditQueries(database), midnight, close }
}

it('a date range is complete at both ends, despite sparse positions and clock skew', async () => {
  await using folder = await temporaryFolder()
  const { page, midnight, close } = await openAuditOfADay(folder.path)
  const [since, until] = [new Date(midnight).toISOString(), new Date(midnight + 60_000).toISOString()]

  const found = page({ since, until }, Number.MAX_SAFE_INTEGER, 1000)
  expect(found.every(({ at }) => at >= since && at <= until)).toBe(true)
  // Even seconds by the first clock, odd ones by the second: 31 of each.
  expect(found).toHaveLength(62)
  await close()
})
