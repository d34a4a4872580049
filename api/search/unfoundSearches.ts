import type { DatabaseSync } from 'node:sqlite'
import { type Changes, idOf, projection } from '#api/readModels/projection.ts'
import { table } from '#api/readModels/table.ts'
import type { SearchFact } from '#domain/search/searchEvents.ts'

/** What was searched for and not found, by day. */
export const unfoundSearches = projection({
  name: 'unfoundSearches',
  version: 1,
  tables: { unfound_searches: table({ day: 'text', text: 'text', count: 'integer' }, ['day', 'text']) },
  when: ({ unfound_searches }): Changes<SearchFact> => ({
    SearchesFoundNothing: ({ searches }, fact) => {
      for (const { text, count } of searches) {
        const day = idOf(fact)
        const before = unfound_searches.get([day, text])?.count ?? 0
        unfound_searches.put({ day, text, count: before + count })
      }
    },
  }),
})

export const unfoundQueries = (database: DatabaseSync) => {
  const texts = database.prepare(
    `SELECT text, sum(count) AS count, sum(sum(count)) OVER () AS total FROM unfound_searches WHERE day >= ?
     GROUP BY text ORDER BY sum(count) DESC, text LIMIT ?`,
  )

  return {
    /** How many searches there were since a day began, and the texts that were searched for most. */
    since: (day: string, limit: number) => {
      const rows = texts.all(day, limit)
      return {
        count: Number(rows[0]?.['total'] ?? 0),
        texts: rows.map(({ text, count }) => ({ text: String(text), count: Number(count) })),
      }
    },
  }
}
