import { existsSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { openLog } from '#api/log.ts'
import { fillReadModels } from '#api/readModels/filling/fillReadModels.ts'
import { typesOf } from '#api/readModels/projection.ts'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { givenShop } from '#api/testing/testShop.ts'
import { fillInThread, removeFilesOfEarlierVersions } from './fillThread.ts'
import { openFactsReader } from './openFactsReader.ts'
import { openShopProjector } from './shopProjector.ts'
import { shopReadModels } from './shopReadModels.ts'

const rowsIn = (file: string, tables: readonly string[]) => {
  using database = new DatabaseSync(file, { readOnly: true })
  return tables.map((table) => database.prepare(`SELECT * FROM ${table} ORDER BY 1`).all())
}

/** A shop with an order, which is closed. */
const givenFacts = async () => {
  const folder = await temporaryFolder()
  const shop = await givenShop({ folder: folder.path })
  await shop.given.aminasOrder()
  await shop.caughtUp()
  const head = await shop.store.head()
  await shop.close()
  const facts = { file: join(folder.path, 'events.sqlite') }
  const readModels = join(folder.path, 'readModels.sqlite')
  return { facts, readModels, head, [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose]() }
}

it.each([
  ['auditTrail', ['audit']],
  ['productTexts', ['product_texts', 'product_words', 'product_tags']],
])('a thread fills %s with the rows that the projector has written', { timeout: 60_000 }, async (name, tables) => {
  await using given = await givenFacts()

  const file = `${given.readModels}-${name}`
  const fill = fillInThread(given.facts, openLog('silent'))

  expect(await fill(name, file, given.head, new AbortController().signal)).toBe(true)

  const rows = rowsIn(given.readModels, tables)
  expect(rows.every(({ length }) => length > 0)).toBe(true)
  expect(rowsIn(file, tables)).toEqual(rows)
})

it('a thread that fails leaves nothing behind, and says so in the log', { timeout: 60_000 }, async () => {
  await using given = await givenFacts()
  const logged: string[] = []
  const log = openLog('warn', { write: (line) => logged.push(JSON.parse(line).msg) })
  const file = `${given.readModels}-auditTrail`
  const fill = fillInThread({ file: `${given.facts.file}-missing` }, log)

  expect(await fill('auditTrail', file, given.head, new AbortController().signal)).toBe(false)

  expect(logged).toEqual(['A read model could not be filled in a thread of its own'])
  expect(existsSync(file)).toBe(false)
})

it('what a killed start of an earlier version left is removed', async () => {
  await using folder = await temporaryFolder()
  const readModels = join(folder.path, 'readModels.sqlite')
  const left = `${readModels}-auditTrail`
  writeFileSync(left, 'half a file')

  removeFilesOfEarlierVersions(readModels)

  expect(existsSync(left)).toBe(false)
})

it('all read models that are filled in parts have the rows that the projector has written', {
  timeout: 60_000,
}, async () => {
  await using given = await givenFacts()
  const path = join(dirname(given.readModels), 'filled.sqlite')
  const log = openLog('silent')
  const { store, close } = await openFactsReader(given.facts)
  await using _reader = { [Symbol.asyncDispose]: close }

  const filled = await fillReadModels({
    path,
    store,
    projections: shopReadModels,
    fillApart: fillInThread(given.facts, log),
    minFilledApart: 0,
  })
  await openShopProjector(store, filled.database, log).catchUp(new AbortController().signal)
  filled.database.close()

  const tables = shopReadModels.flatMap((each) => Object.keys(each.tables))
  expect(rowsIn(filled.path, tables)).toEqual(rowsIn(given.readModels, tables))
})

it('the audit is filled from every fact, and the search texts from those of products', () => {
  const types = Object.fromEntries(shopReadModels.map((each) => [each.name, typesOf(each)]))

  expect(types['auditTrail']).toBe(undefined)
  expect(types['productTexts']).toEqual([
    'ProductAdded',
    'ProductDrafted',
    'ProductDescribed',
    'ProductListed',
    'ProductWithdrawn',
  ])
})
