import { cpSync, mkdirSync, rmSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '#api/temporaryFolder.ts'
import { chance } from './chance.ts'
import { openEngine } from './engine.ts'
import { noFindings } from './faults/findings.ts'
import { acknowledgedIn, type Entry, readJournal } from './faults/journal.ts'
import { judge } from './faults/judgement.ts'
import { cutPower } from './faults/powerCut.ts'
import { readWal } from './faults/walFile.ts'
import { wishesOf } from './faults/wishes.ts'
import { startWriter } from './faults/writer.ts'

describe('the judgement of a shop that was killed', { timeout: 60_000 }, () => {
  let shop: Awaited<ReturnType<typeof killedShop>>
  beforeAll(async () => {
    shop = await killedShop()
  }, 60_000)
  afterAll(() => shop.done())

  it('finds nothing where nothing is wrong', async () => {
    expect(await shop.judged(() => undefined)).toEqual(noFindings())
    expect(shop.entries.length).toBeGreaterThan(50)
  })

  it('finds nothing after a power cut that took what was never synced', async () => {
    const newest = Math.max(...shop.entries.map((entry) => (entry.is === 'appended' ? entry.position : 0)))
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      expect(await shop.judged((file) => cutPower(file, newest, chance(seed)))).toEqual(noFindings())
    }
  })

  it('finds what a disk lost that only said it had synced', async () => {
    const found = await shop.judged((file) => {
      const { commits } = readWal(`${file}-wal`)
      truncateSync(`${file}-wal`, commits.at(-6) ?? 0)
      rmSync(`${file}-shm`)
    })

    expect(found.lost.size).toBeGreaterThan(0)
    expect(found.partial.size).toBe(0)
  })

  it('finds one acknowledged fact that is gone, although the file is counted right', async () => {
    // The newest of several that were acknowledged together: what was on its way when the shop was killed is nobody's loss.
    const told = acknowledgedIn(shop.entries).filter(
      ({ stream, ids }) => /^cart-collector/.test(stream) && ids.length > 1,
    )
    const { lost, partial } = await shop.judged((file) =>
      change(
        file,
        `DELETE FROM facts WHERE position = ${told.at(-1)?.position}; UPDATE removals SET facts = facts + 1`,
      ),
    )

    expect(lost.size).toBe(1)
    expect(partial.size).toBe(1)
  })

  it('finds a fact that is there twice', async () => {
    const { doubled } = await shop.judged((file) =>
      change(
        file,
        `INSERT INTO facts SELECT (SELECT seq + 1 FROM sqlite_sequence), stream, revision + 1, id, type, version, data, at,
          by_role, by_id, correlation, causation, hash FROM facts
          WHERE stream = 'cart-commander1' ORDER BY revision DESC LIMIT 1`,
      ),
    )

    expect(doubled.size).toBeGreaterThan(0)
  })

  it('finds a confirmed order with a line that is not set aside', async () => {
    const { partial } = await shop.judged((file) => change(file, forgetNewestReservation))

    expect([...partial]).toContainEqual(expect.stringMatching(/^order \w+: 0 of kettle-\d+ set aside, not \d$/))
  })

  it('finds an order that was acknowledged and never placed, and a secret that was kept and is old', async () => {
    const words: Entry[] = [
      { is: 'ordered', orderId: 'aminas-order', outcome: 'confirmed' },
      { is: 'kept', key: 'session-buyer1', count: 1_000_000 },
    ]

    expect((await shop.judged(() => undefined, words)).lost.size).toBe(2)
  })
})

describe('the arguments of the program', () => {
  it('are how many cycles, a seed, and whether the whole shop is killed', () => {
    expect(wishesOf([])).toEqual({ cycles: 20, seed: 1, shop: false })
    expect(wishesOf(['--cycles', '200', '--seed', '7', '--shop'])).toEqual({ cycles: 200, seed: 7, shop: true })
  })

  it.each([['--cycles', '0'], ['--cycles', 'many'], ['--seed', '-1'], ['--speed', '3'], ['twenty']])(
    'are refused where they make no sense: %s %s',
    (...args) => {
      expect(() => wishesOf(args)).toThrow()
    },
  )
})

const killedShop = async () => {
  const folder = await temporaryFolder()
  const left = join(folder.path, 'left')
  const journal = join(folder.path, 'journal')
  mkdirSync(left)
  const writer = await startWriter({ file: join(left, 'events.sqlite'), journal, seed: 7 })
  await writer.until((entries) => entries.filter(({ is }) => is === 'ordered').length > 20)
  await pause(100)
  await writer.kill()
  const entries = readJournal(journal)
  let copies = 0

  const judged = async (harm: (file: string) => unknown, told: readonly Entry[] = entries) => {
    copies += 1
    const copy = join(folder.path, `copy-${copies}`)
    cpSync(left, copy, { recursive: true })
    const file = join(copy, 'events.sqlite')
    await harm(file)
    const findings = noFindings()
    await judge({ file, entries: told, engine: openEngine, patience: 1000 }, findings)
    return findings
  }

  return { entries, judged, done: () => folder[Symbol.asyncDispose]() }
}

const change = (file: string, sql: string) => {
  using database = new DatabaseSync(file)
  database.exec(sql)
}

// The newest fact of a product that is a reservation of an order that is neither canceled nor rejected.
const forgetNewestReservation = `
  DELETE FROM facts WHERE position = (
    SELECT max(newest.position) FROM facts AS newest
    WHERE newest.type = 'StockReserved'
    AND newest.revision = (SELECT max(revision) FROM facts WHERE stream = newest.stream)
    AND EXISTS (SELECT 1 FROM facts AS confirmed WHERE confirmed.type = 'OrderConfirmed'
      AND confirmed.stream = 'order-' || json_extract(newest.data, '$.orderId'))
    AND NOT EXISTS (SELECT 1 FROM facts AS canceled WHERE canceled.type = 'OrderCanceled'
      AND canceled.stream = 'order-' || json_extract(newest.data, '$.orderId')));
  UPDATE removals SET facts = facts + 1`
