import type { DatabaseSync } from 'node:sqlite'
import { type Changes, projection } from '#api/readModels/projection.ts'
import { table } from '#api/readModels/table.ts'
import { recordIdOf } from '#domain/kernel/streamName.ts'
import type { SearchFact } from '#domain/search/searchEvents.ts'

/** Read model of the texts of searches without results, by day. */
export const unfoundSearches = projection({
  name: 'unfoundSearches',
  version: 1,
  tables: { unfound_searches: table({ day: 'text', text: 'text', count: 'integer' }, ['day', 'text']) },
  when: ({ unfound_searches }): Changes<SearchFact> => ({
    SearchesFoundNothing: ({ searches }, fact) => {
      for (const { text, count } of searches) {
        const day = recordIdOf(fact)
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
    /** The number of searches without results since the start of a day, and their most frequent texts. */
    since: (day: string, limit: number) => {
      const rows = texts.all(day, limit)
      return {
        count: Number(rows[0]?.['total'] ?? 0),
        texts: rows.map(({ text, count }) => ({ text: String(text), count: Number(count) })),
      }
    },
  }
}
