import type { Appended, StoredFact } from '#api/eventStore/eventStore.ts'
import { type FactReads, headerAsRead, largeDataSize, type SerializedFact } from './factsTable.ts'
import { factWithHeader } from './lazyFacts.ts'

/** Maximum number of cached facts. */
const maxFacts = 500

interface FactReader {
  read<Answer>(ask: (facts: FactReads) => Answer): Answer
}

/** Caches the newest facts of the log as they are written, so that subscribers that are up to date need no reads. */
export const tailCache = (log: FactReader) => {
  // `facts` has everything after `since` up to `until`, without the secret store; both are 0 while the cache is empty.
  let facts: StoredFact[] = []
  let [since, until] = [0, 0]
  let transaction: Transaction | undefined
  const dataAt = (position: number) => log.read((reads) => reads.dataAt(position))

  const clear = () => {
    facts = []
    since = 0
    until = 0
    if (transaction) transaction.hasRemovals = true
  }

  const addCommitted = ({ from, to, added, hasRemovals }: Transaction) => {
    if (hasRemovals || from !== until) {
      facts = []
      since = hasRemovals ? to : from
    }
    if (!hasRemovals) facts = facts.concat(added)
    until = to
    if (facts.length <= maxFacts) return
    facts = facts.slice(-maxFacts / 2)
    since = (facts[0]?.position ?? until + 1) - 1
  }

  return {
    /** Begins a transaction; `from` is the last position of the log. */
    begin: (from: number) => {
      transaction = { from, to: from, added: [], hasRemovals: false }
    },
    /** Adds facts that the transaction appended; `end`: their last place; `hasRetention`: older facts of the stream were removed. */
    append: (stream: string, serialized: readonly SerializedFact[], end: Appended, hasRetention: boolean) => {
      if (!transaction) return
      transaction.to = end.position
      if (stream.startsWith('vault-')) return
      if (hasRetention) return clear()
      const before = { revision: end.revision - serialized.length, position: end.position - serialized.length }
      for (const [index, fact] of serialized.entries()) {
        const place = { revision: before.revision + index + 1, position: before.position + index + 1 }
        transaction.added.push(toLazyFact(stream, place, fact, dataAt))
      }
    },
    /** The transaction is durable: its facts can be delivered. */
    commit: () => {
      if (transaction) addCommitted(transaction)
      transaction = undefined
    },
    /** Ends the transaction. If it was not durable, the head of the log is unknown and the cache is cleared. */
    end: () => {
      if (transaction) clear()
      transaction = undefined
    },
    /** Call it when facts are removed from the log. */
    clear,
    /** All facts after a position, if the cache has every one of them. */
    after: (position: number): StoredFact[] | undefined => {
      if (until === 0 || position < since) return undefined
      return facts.slice(facts.findLastIndex((fact) => fact.position <= position) + 1)
    },
  }
}

interface Transaction {
  from: number
  to: number
  added: StoredFact[]
  hasRemovals: boolean
}

const toLazyFact = (
  stream: string,
  { revision, position }: Appended,
  fact: SerializedFact,
  dataAt: (position: number) => string | undefined,
) => {
  const { type, version, text } = fact
  const inlineText = Buffer.byteLength(text) > largeDataSize ? null : text
  return factWithHeader(
    [position, stream, revision, type, version, inlineText],
    { position, ...headerAsRead(fact) },
    dataAt,
  )
}
