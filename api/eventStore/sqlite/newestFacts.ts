import type { Appended, StoredFact } from '#api/eventStore/eventStore.ts'
import { factAtHand } from './deliveredFacts.ts'
import { type FactReads, heavy, restAsRead, type WrittenFact } from './factsTable.ts'

/** How many facts are at hand at most. */
const most = 500

interface Log {
  read<Answer>(ask: (facts: FactReads) => Answer): Answer
}

/** The newest facts of the log as they were written: who follows it closely has no need to read them. */
export const newestFacts = (log: Log) => {
  // Everything after `since` and up to `until`, but what is in the vault; nothing is known where both are 0.
  let facts: StoredFact[] = []
  let [since, until] = [0, 0]
  let writing: Writing | undefined
  const textAt = (position: number) => log.read((reads) => reads.textAt(position))

  const forget = () => {
    facts = []
    since = 0
    until = 0
    if (writing) writing.isRemoving = true
  }

  const keep = ({ from, to, added, isRemoving }: Writing) => {
    if (isRemoving || from !== until) {
      facts = []
      since = isRemoving ? to : from
    }
    if (!isRemoving) facts = facts.concat(added)
    until = to
    if (facts.length <= most) return
    facts = facts.slice(-most / 2)
    since = (facts[0]?.position ?? until + 1) - 1
  }

  return {
    /** A transaction begins where the log ends with a position. */
    begins: (from: number) => {
      writing = { from, to: from, added: [], isRemoving: false }
    },
    /** Facts were appended in it: `end` is where their stream and the log end now; `isTrimmed`: older ones made room for them. */
    appended: (stream: string, written: readonly WrittenFact[], end: Appended, isTrimmed: boolean) => {
      if (!writing) return
      writing.to = end.position
      if (stream.startsWith('vault-')) return
      if (isTrimmed) return forget()
      const before = { revision: end.revision - written.length, position: end.position - written.length }
      for (const [index, fact] of written.entries()) {
        const place = { revision: before.revision + index + 1, position: before.position + index + 1 }
        writing.added.push(atHand(stream, place, fact, textAt))
      }
    },
    /** It is durable. */
    isDurable: () => {
      if (writing) keep(writing)
      writing = undefined
    },
    /** It is over: where it was not durable, nobody knows what the log ends with. */
    isOver: () => {
      if (writing) forget()
      writing = undefined
    },
    /** Something is removed from the log. */
    forget,
    /** All facts after a position, where none of them is missing here. */
    after: (position: number): StoredFact[] | undefined => {
      if (until === 0 || position < since) return undefined
      return facts.slice(facts.findLastIndex((fact) => fact.position <= position) + 1)
    },
  }
}

interface Writing {
  from: number
  to: number
  added: StoredFact[]
  isRemoving: boolean
}

const atHand = (
  stream: string,
  { revision, position }: Appended,
  fact: WrittenFact,
  textAt: (position: number) => string | undefined,
) => {
  const { type, version, text } = fact
  const light = Buffer.byteLength(text) > heavy ? null : text
  return factAtHand([position, stream, revision, type, version, light], { position, ...restAsRead(fact) }, textAt)
}
