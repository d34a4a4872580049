import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFigures } from '#api/programs/figures.ts'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { shopFiles } from '#harness/shop/shopLocation.ts'
import { acknowledgedOrders } from '#verification/invariants/clientLog.ts'
import { countShopViolations } from './countShopViolations.ts'
import { killRepeatedly, type SurvivedShop } from './killRepeatedly.ts'
import { reportSurvival } from './reportKilledShop.ts'

/** Enough that nothing sells out, so that no reservation is released. */
const pieces = 1000
const noViolations = {
  ...{ lost: 0, doubled: 0, halfDone: 0, unbalanced: 0, takenAfterAll: 0, other: 0 },
  ...{ mailsMissing: 0, mailsDoubled: 0, broken: 0 },
  bookings: { lost: 0, doubled: 0, halfDone: 0, takenAfterAll: 0 },
}

describe('a shop that was killed while customers ordered and booked, and opened again', { timeout: 60_000 }, () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let shop: SurvivedShop
  let copies = 0
  beforeAll(async () => {
    folder = await temporaryFolder()
    shop = await killRepeatedly({ folder: join(folder.path, 'shop'), cycles: 2, seed: 7, pieces, awaitsAnswers: true })
  }, 300_000)
  afterAll(() => folder[Symbol.asyncDispose]())

  const violationsAfter = async (
    damage: (files: ReturnType<typeof shopFiles>) => void,
    clientLog = shop.answerLog.clientLog,
  ) => {
    copies += 1
    const copy = join(folder.path, `copy-${copies}`)
    cpSync(join(folder.path, 'shop'), copy, { recursive: true })
    damage(shopFiles({ folder: copy }))
    return countShopViolations({ folder: copy }, pieces, clientLog)
  }

  it('holds every answered order and booking exactly once', async () => {
    expect(await violationsAfter(() => undefined)).toMatchObject(noViolations)
    expect(shop.apiViolations).toEqual({ brokenTimelines: [], unlisted: [], unlistedBookings: [], fullCarts: [] })
    expect(shop.answerLog.unexpectedAnswers).toEqual([])
    expect(acknowledgedOrders(shop.answerLog.clientLog).size).toBeGreaterThan(2)
    expect(shop.answerLog.clientLog.bookings.made.size).toBeGreaterThan(0)
  })

  it('is reported in figures, each with a bar', async () => {
    const lines: string[] = []
    const figures = openFigures((line) => lines.push(line))

    expect(reportSurvival(figures, shop, await violationsAfter(() => undefined))).toBe(true)
    expect(lines).toContain('orders lost, or without their pieces: 0 (bar: at most 0)')
    expect(reportSurvival(figures, shop, { ...(await violationsAfter(() => undefined)), mailsMissing: 1 })).toBe(false)
    expect(lines).toContain('mails missing: 1 (bar: at most 0)')
    expect(lines).toContain('bookings lost, or without their time: 0 (bar: at most 0)')
  })

  it('given an answered order that is missing and a refused order that is confirmed, both are reported', async () => {
    const { clientLog } = shop.answerLog
    const { answers } = clientLog
    const placed = [...answers.placed, 'aminas-order']
    const forgedLog = { ...clientLog, answers: { ...answers, placed, rejected: answers.placed.slice(0, 1) } }

    expect(await violationsAfter(() => undefined, forgedLog)).toMatchObject({
      ...noViolations,
      lost: 1,
      takenAfterAll: 1,
    })
  })

  it.each(['BookingRequested', 'SlotBooked'])('given bookings without their %s, they are reported', async (type) => {
    const { bookings } = await violationsAfter(({ events }) => executeSql(events, deleteAll(type)))

    expect(bookings.lost).toBeGreaterThan(0)
  })

  it.each([
    ['a line without its reservation', deleteNewest('StockReserved'), { lost: 1 }],
    ['a cart that still holds what was ordered', deleteNewest('CartOrdered'), { halfDone: 1 }],
    ['a mail without its fact', deleteNewest('MailSent'), { mailsMissing: 1 }],
  ])('given %s, it is reported', async (_what, sql, expected) => {
    expect(await violationsAfter(({ events }) => executeSql(events, sql))).toMatchObject({
      ...noViolations,
      ...expected,
    })
  })

  it.each([
    ['missing in the outbox', 'DELETE FROM mails WHERE number = (SELECT max(number) FROM mails)', { mailsMissing: 1 }],
    [
      'in the outbox twice',
      `INSERT INTO mails (id, customer_id, recipient, subject, text, html, sent_at)
        SELECT 'again', customer_id, recipient, subject, text, html, sent_at FROM mails LIMIT 1`,
      { mailsDoubled: 1 },
    ],
  ])('given a mail that is %s, it is reported', async (_what, sql, expected) => {
    expect(await violationsAfter(({ outbox }) => executeSql(outbox, sql))).toMatchObject({
      ...noViolations,
      ...expected,
    })
  })
})

// Deletes the streams that hold such a fact.
const deleteAll = (type: string) => `DELETE FROM facts
  WHERE stream IN (SELECT stream FROM facts WHERE type = '${type}');
  UPDATE removals SET facts = facts + changes()`

// Also deletes the facts after it in its stream, so that the integrity chain has no gap.
const deleteNewest = (type: string) => `DELETE FROM facts
  WHERE position >= (SELECT max(position) FROM facts WHERE type = '${type}')
  AND stream = (SELECT stream FROM facts WHERE type = '${type}' ORDER BY position DESC LIMIT 1);
  UPDATE removals SET facts = facts + changes()`

const executeSql = (file: string, sql: string) => {
  using database = new DatabaseSync(file)
  database.exec(sql)
}
