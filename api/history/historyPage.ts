import type { HistoryEntry } from './historyEntry.ts'

/** Revisions from `start` to before `end`. */
interface HistoryPage {
  start: number
  end: number
}

/** Which facts of a timeline: the newest `limit` before the revision `before`; without `limit`, and in a file, all of them. */
export interface PageQuery {
  before?: number | undefined
  limit?: number | undefined
  format?: 'csv' | 'json' | undefined
}

export const pageOf = (count: number, { before = count, limit = count, format }: PageQuery): HistoryPage => {
  if (format) return { start: 0, end: count }
  const end = Math.min(before, count)
  return { start: Math.max(0, end - limit), end }
}

/** The revisions of a page, and the one before it. */
export const revisionsAround = ({ start, end }: HistoryPage) =>
  Array.from({ length: end - start + 1 }, (_, index) => start - 1 + index)

interface BesideParts {
  page: HistoryPage
  /** Positions of all facts of the record. */
  positions: readonly number[]
  stateAt(revision: number): string
}

/** The facts of a page and those of another stream that happened meanwhile, in the order of the log. The latter increase no revision. */
export const withBeside = (
  facts: readonly HistoryEntry[],
  beside: readonly HistoryEntry[],
  { page, positions, stateAt }: BesideParts,
): HistoryEntry[] => {
  const besideOnPage = beside
    .map((fact) => ({
      ...fact,
      revision: Math.max(
        0,
        positions.findLastIndex((each) => each < fact.position),
      ),
    }))
    .filter(({ revision }) => revision >= page.start && revision < page.end)
    .map((fact) => ({ ...fact, state: stateAt(fact.revision), isBeside: true as const }))
  return [...facts, ...besideOnPage].toSorted((one, other) => one.position - other.position)
}
