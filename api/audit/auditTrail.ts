import { type StoredFact, UnreadableData } from '#api/eventStore/eventStore.ts'
import { TamperedFact } from '#api/eventStore/sealing.ts'
import { orderNumberOf } from '#api/orderNumber.ts'
import { projection } from '#api/readModels/projection.ts'
import { table } from '#api/readModels/table.ts'
import type { Noun } from '#domain/audit/auditNouns.ts'
import { auditSentence, nounOf } from '#domain/audit/auditSentences.ts'
import { auditIndexes } from './auditQueries.ts'

/** Every fact of the log, told in a sentence that names no customer. Its key is the row's number, which ends every index. */
export const auditTrail = projection({
  name: 'auditTrail',
  version: 1,
  tables: {
    audit: table(
      {
        position: 'integer',
        stream: 'text',
        revision: 'integer',
        id: 'text',
        type: 'text',
        at: 'text',
        role: 'text',
        actor: 'text',
        correlation: 'text',
        causation: 'text?',
        sentence: 'text',
      },
      ['position'],
      auditIndexes,
    ),
  },
  when: () => ({}),
  every:
    ({ audit }) =>
    (fact) => {
      const noun = nounOf(fact.type)
      if (!noun) return
      const { position, stream, revision, id, type, meta } = fact
      const { at, by, correlationId: correlation, causationId: causation = null } = meta
      const who = { role: by.role, actor: by.id }
      const sentence = sentenceOf(noun, fact)
      audit.put({ position, stream, revision, id, type, at, ...who, correlation, causation, sentence })
    },
})

const sentenceOf = (noun: Noun, fact: StoredFact) => {
  try {
    return auditSentence(noun, fact, orderNumberOf)
  } catch (error) {
    if (isUnreadable(error)) return `wrote ${fact.type}, which cannot be read`
    throw error
  }
}

const isUnreadable = (error: unknown) => error instanceof TamperedFact || error instanceof UnreadableData
