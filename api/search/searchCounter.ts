import { randomUUIDv7 } from 'node:crypto'
import type { Ledger } from '#api/eventStore/ledger.ts'
import { openIntervalWriter } from '#api/intervalWriter.ts'
import { fact } from '#domain/kernel/decision.ts'
import { localDate } from '#domain/localDate.ts'
import { countableSearchText, normalizeSearchText } from '#domain/search/countableSearchText.ts'
import type { SearchWithoutResults } from '#domain/search/searchEvents.ts'
import { searchesMachine, searchesStream } from '#domain/search/searchesMachine.ts'
import { openSearchTally } from './searchTally.ts'

interface Parts {
  ledger: Ledger
  now: () => Date
  /** Called when an append fails. The counts are written again a minute later. */
  onFailed: (error: unknown) => void
}

/** Milliseconds between two facts. */
const writeInterval = 60_000
const maxTextsPerFact = 50

/** Counts searches without results in memory, and appends the counts as a fact at most once a minute. */
export const openSearchCounter = ({ ledger, now, onFailed }: Parts) => {
  const tally = openSearchTally()

  const write = (searches: readonly SearchWithoutResults[]) => {
    const context = { by: { role: 'system', id: 'searches' }, correlationId: randomUUIDv7() } as const
    return ledger.handle(searchesMachine, searchesStream(localDate(now())), context, () => [
      fact('SearchesFoundNothing', { searches }),
    ])
  }
  const writer = openIntervalWriter({
    interval: writeInterval,
    take: (isFlush) => {
      const searches = tally.take(isFlush ? Number.POSITIVE_INFINITY : now().getTime(), maxTextsPerFact)
      return searches.length > 0 ? searches : undefined
    },
    isEmpty: tally.isEmpty,
    write,
    restore: tally.restore,
    onFailed,
  })

  return {
    /** `searcherId`: the customer id, or the address of a guest. */
    count: (typed: string, found: boolean, searcherId: string) => {
      const text = countableSearchText(typed)
      // A personal text is not counted, but it removes the shorter text that was typed on the way to it.
      tally.add(
        { text: text ?? normalizeSearchText(typed), at: now().getTime(), searcherId },
        found || text === undefined,
      )
      if (!tally.isEmpty()) writer.schedule()
    },
    /** Writes the remaining counts. Those whose append fails are lost. */
    close: writer.close,
  }
}
