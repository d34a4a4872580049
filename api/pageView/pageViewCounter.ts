import { randomUUIDv7 } from 'node:crypto'
import type { Ledger } from '#api/eventStore/ledger.ts'
import { openIntervalWriter } from '#api/intervalWriter.ts'
import { fact } from '#domain/kernel/decision.ts'
import { localDate } from '#domain/localDate.ts'
import type { CountedPage } from '#domain/pageView/pageViewEvents.ts'
import { pageViewsMachine, pageViewsStream } from '#domain/pageView/pageViewsMachine.ts'
import type { TermsPath } from '#domain/terms/termsPages.ts'

interface Parts {
  ledger: Ledger
  now: () => Date
  /** Called when an append fails. The counts are written again a minute later. */
  onFailed: (error: unknown) => void
}

/** Milliseconds between two facts. */
const writeInterval = 60_000

/** The views of one day that are not written yet. */
interface DayViews {
  day: string
  pages: readonly CountedPage[]
}

export type PageViewCounter = ReturnType<typeof openPageViewCounter>

/** Counts page views in memory by day and path, and appends the counts as one fact a minute. It never sees who opened a page. */
export const openPageViewCounter = ({ ledger, now, onFailed }: Parts) => {
  const days = new Map<string, Map<string, number>>()

  const add = (day: string, path: string, count: number) => {
    const paths = days.getOrInsertComputed(day, () => new Map())
    paths.set(path, (paths.get(path) ?? 0) + count)
  }
  const writer = openIntervalWriter<DayViews>({
    interval: writeInterval,
    take: () => {
      for (const [day, paths] of days) {
        days.delete(day)
        return { day, pages: [...paths].map(([path, count]) => ({ path, count })) }
      }
      return undefined
    },
    isEmpty: () => days.size === 0,
    write: ({ day, pages }) => {
      const context = { by: { role: 'system', id: 'pageViews' }, correlationId: randomUUIDv7() } as const
      return ledger.handle(pageViewsMachine, pageViewsStream(day), context, () => [fact('PageViewsCounted', { pages })])
    },
    restore: ({ day, pages }) => {
      for (const { path, count } of pages) add(day, path, count)
    },
    onFailed,
  })

  return {
    count: (path: TermsPath) => {
      add(localDate(now()), path, 1)
      writer.schedule()
    },
    /** Writes the remaining counts. Those whose append fails are lost. */
    close: writer.close,
  }
}
