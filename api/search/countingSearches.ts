import { randomUUID } from 'node:crypto'
import type { Ledger } from '#api/eventStore/handle.ts'
import { fact } from '#domain/kernel/decision.ts'
import { countedText, plainText } from '#domain/search/countedText.ts'
import type { UnfoundSearch } from '#domain/search/searchEvents.ts'
import { searchesMachine, searchesStream } from '#domain/search/searchesMachine.ts'
import { shopDay } from '#domain/shopDay.ts'
import { openTally } from './searchTally.ts'

interface Parts {
  ledger: Ledger
  now: () => Date
  /** What could not be written is tried again a minute later. */
  onFailed: (error: unknown) => void
}

/** Milliseconds between two facts. */
const pause = 60_000
const textsInFact = 50

/** Counts what visitors search for and the shop does not have: in memory, and at most once a minute in a fact. */
export const countingSearches = ({ ledger, now, onFailed }: Parts) => {
  const tally = openTally()
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()

  const write = (searches: readonly UnfoundSearch[]) => {
    const deed = { by: { role: 'system', id: 'searches' }, correlationId: randomUUID() } as const
    return ledger.handle(searchesMachine, searchesStream(shopDay(now())), deed, () => [
      fact('SearchesFoundNothing', { searches }),
    ])
  }
  const writeOrKeep = async (searches: readonly UnfoundSearch[]) => {
    if (searches.length === 0) return
    await write(searches).catch((error) => {
      tally.putBack(searches)
      onFailed(error)
    })
  }
  const wake = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      writing = writeOrKeep(tally.take(now().getTime(), textsInFact))
      writing.finally(() => tally.isEmpty() || wake())
    }, pause).unref()
  }

  return {
    /** `by`: the customer, or the address of whoever is none. */
    searched: (typed: string, found: boolean, by: string) => {
      const text = countedText(typed)
      // What is somebody's own is not counted, and neither is its beginning, that was only on the way to it.
      tally.searched({ text: text ?? plainText(typed), at: now().getTime(), by }, found || text === undefined)
      if (!tally.isEmpty()) wake()
    },
    /** Writes what is left. Where the store is gone, it goes too. */
    close: async () => {
      await writing
      clearTimeout(timer)
      for (let rest = tally.take(Number.POSITIVE_INFINITY, textsInFact); rest.length > 0; ) {
        await write(rest).catch(onFailed)
        rest = tally.take(Number.POSITIVE_INFINITY, textsInFact)
      }
    },
  }
}
