import type { DatabaseSync } from 'node:sqlite'
import { openBuilds } from '#api/readModels/builds.ts'
import { columnsRead, emptyColumns, setRow, states } from './columns.ts'
import { openPostings } from './postings.ts'
import { openSpelling } from './spelling.ts'

export type ProductIndex = ReturnType<typeof openProductIndex>

/**
 * What lists are made of, in memory. It is read from the tables of the projection `productList`, and whenever it is asked it reads what was
 * written since: it is never behind them, also when they were built anew.
 */
export const openProductIndex = (database: DatabaseSync) => {
  const changed = database.prepare(`SELECT ${columnsRead} FROM products WHERE position > ? ORDER BY number`)
  const written = database.prepare('SELECT number, words FROM product_texts WHERE position > ?')
  const named = database.prepare('SELECT number FROM product_texts ORDER BY sort_name, number')
  const builds = openBuilds(database)
  const postings = openPostings(database)
  const spelling = openSpelling(database)
  let columns = emptyColumns()
  let known = { build: '', position: 0 }
  let names: Uint32Array | undefined
  let version = 0

  const begin = (build: string) => {
    columns = emptyColumns()
    known = { build, position: 0 }
    postings.clear()
    spelling.forget()
    names = undefined
    version += 1
  }
  const readColumns = () => {
    for (const row of changed.iterate(known.position)) {
      const before = columns.states[Number(row['number'])]
      setRow(columns, row)
      version += 1
      if (before !== states[String(row['state']) as keyof typeof states]) spelling.forget()
    }
  }
  const readTexts = () => {
    const rows = written.all(known.position)
    if (rows.length === 0) return
    postings.follow(rows.map(({ number, words }) => ({ number: Number(number), words: String(words) })))
    spelling.forget()
    names = undefined
  }
  const refresh = () => {
    const live = builds.find('productList', 'live')
    if (!live || (live.build === known.build && live.position === known.position)) return
    const isNew = live.build !== known.build
    if (isNew) begin(live.build)
    readColumns()
    // Nothing is remembered of texts yet.
    if (!isNew) readTexts()
    known = { build: live.build, position: live.position }
  }

  return {
    postings,
    spelling,
    /** The columns as they are now. */
    columns: () => {
      refresh()
      return columns
    },
    /** Grows whenever anything in the columns or the texts changes; as it was when the columns were asked for last. */
    version: () => version,
    /** The place of every product in the order of their names. */
    names: () => {
      names ??= placesIn(
        named.all().map(({ number }) => Number(number)),
        columns.size,
      )
      return names
    },
  }
}

const placesIn = (numbers: readonly number[], size: number) => {
  const places = new Uint32Array(size)
  for (const [place, number] of numbers.entries()) places[number] = place
  return places
}
