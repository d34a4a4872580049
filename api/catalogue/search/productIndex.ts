import type { DatabaseSync } from 'node:sqlite'
import { termsSql } from '#api/catalogue/textTables.ts'
import { type Builds, openBuilds } from '#api/readModels/builds.ts'
import { columnsSql, emptyColumns, setRow } from './columns.ts'
import { openPostingCache } from './postingCache.ts'
import { openSpelling } from './spelling.ts'

export type ProductIndex = ReturnType<typeof openProductIndex>

/**
 * The product columns and the caches of the text search, in memory. `columns` first reads what the projections `productList` and `productTexts`
 * have written since the last call, or everything after a rebuild, so that it is never behind the tables.
 */
export const openProductIndex = (database: DatabaseSync) => {
  const selectChangedRows = database.prepare(`SELECT ${columnsSql} FROM products WHERE position > ? ORDER BY number`)
  const selectChangedTexts = database.prepare(
    `SELECT number, ${termsSql()} AS terms FROM product_texts WHERE position > ?`,
  )
  const builds = openBuilds(database)
  const postings = openPostingCache(database)
  const spelling = openSpelling(database)
  const names = openNameOrder(database)
  let columns = emptyColumns()
  let version = 0

  const list = openProgress(builds, 'productList')
  const texts = openProgress(builds, 'productTexts')
  const readColumns = (after: number) => {
    if (after === 0) {
      columns = emptyColumns()
      version += 1
    }
    for (const row of selectChangedRows.iterate(after)) {
      const before = columns.states[Number(row['number'])]
      setRow(columns, row)
      version += 1
      // Only listed products are counted.
      if (before !== columns.states[Number(row['number'])]) spelling.clear()
    }
  }
  const readTexts = (after: number) => {
    if (after === 0) postings.clear()
    else {
      const rows = selectChangedTexts.all(after)
      if (rows.length === 0) return
      postings.invalidate(rows.map(({ number, terms }) => ({ number: Number(number), terms: String(terms) })))
    }
    spelling.clear()
    names.clear()
    version += 1
  }
  const refresh = () => {
    list.read(readColumns)
    texts.read(readTexts)
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

/** How far the live tables of a projection have been read. */
const openProgress = (builds: Builds, projection: string) => {
  let read = { build: '', position: 0 }
  return {
    /** Calls `work` if there is something new, with the position after which it was written: 0 where the tables are others. */
    read: (work: (after: number) => void) => {
      const live = builds.find(projection, 'live')
      if (!live || (live.build === read.build && live.position === read.position)) return
      work(live.build === read.build ? read.position : 0)
      read = { build: live.build, position: live.position }
    },
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
      if (order?.length !== size) order = orderByNumber(selectByName.all(), size)
      return order
    },
  }
}

const orderByNumber = (rows: readonly Readonly<Record<string, unknown>>[], size: number) => {
  // A product whose texts could not be made is the last one.
  const order = new Uint32Array(size).fill(size)
  for (const [index, { number }] of rows.entries()) order[Number(number)] = index
  return order
}
