import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFigures } from '#api/programs/figures.ts'
import { temporaryFolder } from '#api/temporaryFolder.ts'
import { filesIn } from '#bench/http/catalogueOfSize.ts'
import { tellSurvived } from './killedShop.ts'
import { killAgainAndAgain, type Survived } from './killing.ts'
import { remainsOf } from './remains.ts'

/** Nothing is sold out: what was set aside is never given back. */
const pieces = 1000
const nothingWrong = {
  ...{ lost: 0, doubled: 0, halfDone: 0, unbalanced: 0, takenAfterAll: 0 },
  ...{ mailsMissing: 0, mailsDoubled: 0, broken: 0 },
}

describe('a shop that was killed while people ordered, and opened again', { timeout: 60_000 }, () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let shop: Survived
  let copies = 0
  beforeAll(async () => {
    folder = await temporaryFolder()
    shop = await killAgainAndAgain({ folder: join(folder.path, 'shop'), cycles: 2, seed: 7, pieces })
  }, 60_000)
  afterAll(() => folder[Symbol.asyncDispose]())

  const remains = async (spoil: (files: ReturnType<typeof filesIn>) => void, told = shop.told) => {
    copies += 1
    const copy = join(folder.path, `copy-${copies}`)
    cpSync(join(folder.path, 'shop'), copy, { recursive: true })
    spoil(filesIn(copy))
    return remainsOf(copy, pieces, told)
  }

  it('holds everything that its buyers were told, once', async () => {
    expect(await remains(() => undefined)).toMatchObject(nothingWrong)
    expect(shop.counter).toEqual({ brokenTimelines: [], unlisted: [], fullCarts: [] })
    expect(shop.told.surprises).toEqual([])
    expect(shop.told.confirmed.size).toBeGreaterThan(2)
  })

  it('is told in figures with a bar each', async () => {
    const lines: string[] = []
    const figures = openFigures((line) => lines.push(line))

    expect(tellSurvived(figures, shop, await remains(() => undefined))).toBe(true)
    expect(lines).toContain('orders lost, or without their pieces: 0 (bar: at most 0)')
    expect(tellSurvived(figures, shop, { ...(await remains(() => undefined)), mailsMissing: 1 })).toBe(false)
    expect(lines).toContain('mails missing: 1 (bar: at most 0)')
  })

  it('is found out where an order is not there, or was refused and taken after all', async () => {
    const confirmed = new Map(shop.told.confirmed).set('aminas-order', [{ productId: 'blue-kettle', count: 1 }])
    const refused = new Set([...shop.told.confirmed.keys()].slice(0, 1))

    const told = { ...shop.told, confirmed, refused }
    expect(await remains(() => undefined, told)).toMatchObject({ ...nothingWrong, lost: 1, takenAfterAll: 1 })
  })

  it.each([
    ['a line that is not set aside', newest('StockReserved'), { lost: 1 }],
    ['a cart that still holds what was ordered', newest('CartOrdered'), { halfDone: 1 }],
    ['a mail that nobody noted', newest('MailSent'), { mailsMissing: 1 }],
  ])('is found out where there is %s', async (_what, sql, found) => {
    expect(await remains(({ events }) => change(events, sql))).toMatchObject({ ...nothingWrong, ...found })
  })

  it.each([
    ['missing', 'DELETE FROM mails WHERE number = (SELECT max(number) FROM mails)', { mailsMissing: 1 }],
    [
      'there twice',
      `INSERT INTO mails (id, customer_id, recipient, subject, text, html, sent_at)
        SELECT 'again', customer_id, recipient, subject, text, html, sent_at FROM mails LIMIT 1`,
      { mailsDoubled: 1 },
    ],
  ])('is found out where a mail is %s', async (_what, sql, found) => {
    expect(await remains(({ outbox }) => change(outbox, sql))).toMatchObject({ ...nothingWrong, ...found })
  })
})

// What came after it in its stream goes with it: the chain holds without its end.
const newest = (type: string) => `DELETE FROM facts
  WHERE position >= (SELECT max(position) FROM facts WHERE type = '${type}')
  AND stream = (SELECT stream FROM facts WHERE type = '${type}' ORDER BY position DESC LIMIT 1);
  UPDATE removals SET facts = facts + changes()`

const change = (file: string, sql: string) => {
  using database = new DatabaseSync(file)
  database.exec(sql)
}
