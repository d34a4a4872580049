import type { DatabaseSync } from 'node:sqlite'
import { openBuilds } from '#api/readModels/builds.ts'
import { columnsSql, emptyColumns, setRow, stateCodes } from './columns.ts'
import { openPostingCache } from './postingCache.ts'
import { openSpelling } from './spelling.ts'

export type ProductIndex = ReturnType<typeof openProductIndex>

/**
 * The product columns and the caches of the text search, in memory. `columns` first reads what the projection `productList` has written
 * since the last call, or everything after a rebuild, so that it is never behind the tables.
 */
export const openProductIndex = (database: DatabaseSync) => {
  const selectChangedRows = database.prepare(`SELECT ${columnsSql} FROM products WHERE position > ? ORDER BY number`)
  const selectChangedTexts = database.prepare('SELECT number, words FROM product_texts WHERE position > ?')
  const builds = openBuilds(database)
  const postings = openPostingCache(database)
  const spelling = openSpelling(database)
  const names = openNameOrder(database)
  let columns = emptyColumns()
  let loaded = { build: '', position: 0 }
  let version = 0

  const reset = (build: string) => {
    columns = emptyColumns()
    loaded = { build, position: 0 }
    postings.clear()
    spelling.clear()
    names.clear()
    version += 1
  }
  const readColumns = () => {
    for (const row of selectChangedRows.iterate(loaded.position)) {
      const before = columns.states[Number(row['number'])]
      setRow(columns, row)
      version += 1
      if (before !== stateCodes[String(row['state']) as keyof typeof stateCodes]) spelling.clear()
    }
  }
  const readTexts = () => {
    const rows = selectChangedTexts.all(loaded.position)
    if (rows.length === 0) return
    postings.invalidate(rows.map(({ number, words }) => ({ number: Number(number), words: String(words) })))
    spelling.clear()
    names.clear()
  }
  const refresh = () => {
    const live = builds.find('productList', 'live')
    if (!live || (live.build === loaded.build && live.position === loaded.position)) return
    const isNewBuild = live.build !== loaded.build
    if (isNewBuild) reset(live.build)
    readColumns()
    // After a reset no texts are cached yet.
    if (!isNewBuild) readTexts()
    loaded = { build: live.build, position: live.position }
  }

  return {
    postings,
    spelling,
    /** The columns, up to date with the tables. */
    columns: () => {
      refresh()
      return columns
    },
    /** Grows with every change of the columns or the texts, as of the last call of `columns`. */
    version: () => version,
    /** By product number: the index of the product when all are sorted by name. */
    nameOrder: () => names.order(columns.size),
  }
}

const openNameOrder = (database: DatabaseSync) => {
  const selectByName = database.prepare('SELECT number FROM product_texts ORDER BY sort_name, number')
  let order: Uint32Array | undefined
  return {
    clear: () => {
      order = undefined
    },
    order: (size: number) => {
      order ??= orderByNumber(
        selectByName.all().map(({ number }) => Number(number)),
        size,
      )
      return order
    },
  }
}

const orderByNumber = (numbers: readonly number[], size: number) => {
  const order = new Uint32Array(size)
  for (const [index, number] of numbers.entries()) order[number] = index
  return order
}
