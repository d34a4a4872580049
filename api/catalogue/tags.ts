import type { DatabaseSync } from 'node:sqlite'
import { plainText } from '#domain/catalogue/searchText.ts'
import { tagWord } from './search/words.ts'

const mostSuggested = 5

/** The tags of listed products. */
export const openTags = (database: DatabaseSync) => {
  const all = database.prepare(
    'SELECT name AS key, products AS count FROM product_tags WHERE products > 0 ORDER BY tag',
  )
  const begun = database.prepare(
    `SELECT name FROM product_tags WHERE tag >= ?1 AND tag < ?1 || char(0x10ffff) AND products > 0
     ORDER BY length(name), tag LIMIT ${mostSuggested}`,
  )

  return {
    tags: () => all.all().map((row) => ({ key: String(row['key']), count: Number(row['count']) })),
    /** Tags that begin like a text, the shortest first. */
    suggestions: (text: string) => {
      const beginning = tagWord(plainText(text))
      return beginning === '' ? [] : begun.all(beginning).map(({ name }) => String(name))
    },
  }
}
