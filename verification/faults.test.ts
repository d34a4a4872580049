import { cpSync, mkdirSync, rmSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { randomFractions } from '#harness/seededRandom.ts'
import { checkInvariants } from './faults/checkInvariants.ts'
import type { Leftovers } from './faults/checkReopenedShop.ts'
import { acknowledgedAppends, type JournalEntry, readJournal } from './faults/journal.ts'
import { cutPower } from './faults/powerCut.ts'
import { noViolations } from './faults/violations.ts'
import { readWal } from './faults/walFile.ts'
import { startWriter } from './faults/writer.ts'

describe('the check of a shop that was killed', { timeout: 60_000 }, () => {
  let shop: Awaited<ReturnType<typeof openKilledShop>>
  beforeAll(async () => {
    shop = await openKilledShop()
  }, 60_000)
  afterAll(() => shop.done())

  it('reports no violation where nothing is wrong', async () => {
    expect(await shop.check(() => undefined)).toEqual(noViolations())
    expect(shop.entries.length).toBeGreaterThan(50)
  })

  it('reports no violation after a power cut that lost only what was never synced', async () => {
    const newest = Math.max(...shop.entries.map((entry) => (entry.is === 'appended' ? entry.position : 0)))
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      expect(await shop.check((file) => cutPower(file, newest, randomFractions(seed)))).toEqual(noViolations())
    }
  })

  it('reports as lost what a disk lost that acknowledged a sync and did not do it', async () => {
    const found = await shop.check((file) => {
      const { commits } = readWal(`${file}-wal`)
      truncateSync(`${file}-wal`, commits.at(-6) ?? 0)
      rmSync(`${file}-shm`)
    })

    expect(found.lost.size).toBeGreaterThan(0)
    expect(found.partial.size).toBe(0)
  })

  it('reports one acknowledged fact that is missing, even where the counts of the file agree', async () => {
    // Take the newest append of several facts that was acknowledged: an append in progress at the kill does not count as lost.
    const acknowledged = acknowledgedAppends(shop.entries).filter(
      ({ stream, ids }) => /^cart-collector/.test(stream) && ids.length > 1,
    )
    const { lost, partial } = await shop.check((file) =>
      executeSql(
        file,
        `DELETE FROM facts WHERE position = ${acknowledged.at(-1)?.position}; UPDATE removals SET facts = facts + 1`,
      ),
    )

    expect(lost.size).toBe(1)
    expect(partial.size).toBe(1)
  })

  it('reports a fact that is stored twice', async () => {
    const { doubled } = await shop.check((file) =>
      executeSql(
        file,
        `INSERT INTO facts SELECT (SELECT seq + 1 FROM sqlite_sequence WHERE name = 'facts'), stream, revision + 1, id, type, version, data, at,
          by_role, by_id, correlation, causation, hash, stream_number FROM facts
          WHERE stream = 'cart-commander1' ORDER BY revision DESC LIMIT 1`,
      ),
    )

    expect(doubled.size).toBeGreaterThan(0)
  })

  it('reports a confirmed order with a line that has no reservation', async () => {
    const { partial } = await shop.check((file) => executeSql(file, deleteNewestReservation), { patience: 2000 })

    expect([...partial]).toContainEqual(expect.stringMatching(/^order \w+: 0 of kettle-\d+ set aside, not \d$/))
  })

  it('reports an acknowledged order that was never placed, and an acknowledged secret of which an older entry is stored', async () => {
    const forgedEntries: JournalEntry[] = [
      { is: 'ordered', orderId: 'aminas-order', outcome: 'confirmed' },
      { is: 'kept', key: 'session-buyer1', count: 1_000_000 },
    ]

    expect((await shop.check(() => undefined, { entries: forgedEntries })).lost.size).toBe(2)
  })
})

const openKilledShop = async () => {
  const folder = await temporaryFolder()
  const original = join(folder.path, 'left')
  const journal = join(folder.path, 'journal')
  mkdirSync(original)
  const writer = await startWriter({ file: join(original, 'events.sqlite'), journal, seed: 7 })
  await writer.waitUntil((entries) => entries.filter(({ is }) => is === 'ordered').length > 20)
  await pause(100)
  await writer.kill()
  const entries = readJournal(journal)
  let copies = 0

  const check = async (damage: (file: string) => unknown, leftovers: Partial<Leftovers> = {}) => {
    copies += 1
    const copy = join(folder.path, `copy-${copies}`)
    cpSync(original, copy, { recursive: true })
    const file = join(copy, 'events.sqlite')
    await damage(file)
    const violations = noViolations()
    await checkInvariants({ file, entries, ...leftovers }, violations)
    return violations
  }

  return { entries, check, done: () => folder[Symbol.asyncDispose]() }
}

const executeSql = (file: string, sql: string) => {
  using database = new DatabaseSync(file)
  database.exec(sql)
}

// Deletes the newest reservation that is the last fact of its product and belongs to a confirmed order that is not canceled.
const deleteNewestReservation = `
  DELETE FROM facts WHERE position = (
    SELECT max(newest.position) FROM facts AS newest
    WHERE newest.type = 'StockReserved'
    AND newest.revision = (SELECT max(revision) FROM facts WHERE stream = newest.stream)
    AND EXISTS (SELECT 1 FROM facts AS confirmed WHERE confirmed.type = 'OrderConfirmed'
      AND confirmed.stream = 'order-' || json_extract(newest.data, '$.orderId'))
    AND NOT EXISTS (SELECT 1 FROM facts AS canceled WHERE canceled.type = 'OrderCanceled'
      AND canceled.stream = 'order-' || json_extract(newest.data, '$.orderId')));
  UPDATE removals SET facts = facts + 1`
