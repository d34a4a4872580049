import type { DatabaseSync } from 'node:sqlite'
import { type Changes, projection } from '#api/readModels/projection.ts'
import { table } from '#api/readModels/table.ts'
import { recordIdOf } from '#domain/kernel/streamName.ts'
import type { PageViewFact } from '#domain/pageView/pageViewEvents.ts'

/** Read model of the page views, by day and path. */
export const pageViewList = projection({
  name: 'pageViewList',
  version: 1,
  tables: { page_views: table({ day: 'text', path: 'text', count: 'integer' }, ['day', 'path']) },
  when: ({ page_views }): Changes<PageViewFact> => ({
    PageViewsCounted: ({ pages }, fact) => {
      for (const { path, count } of pages) {
        const day = recordIdOf(fact)
        const before = page_views.get([day, path])?.count ?? 0
        page_views.put({ day, path, count: before + count })
      }
    },
  }),
})

export const pageViewQueries = (database: DatabaseSync) => {
  const paths = database.prepare(
    'SELECT path, sum(count) AS count FROM page_views WHERE day >= ? GROUP BY path ORDER BY sum(count) DESC, path',
  )

  return {
    /** The page views since the start of a day, by path, the most first. */
    since: (day: string) => paths.all(day).map(({ path, count }) => ({ path: String(path), count: Number(count) })),
  }
}
