import { type StoredFact, UnreadableData } from '#api/eventStore/eventStore.ts'
import { TamperedFact } from '#api/eventStore/factEncryption.ts'
import { projection } from '#api/readModels/projection.ts'
import { table } from '#api/readModels/table.ts'
import { orderNumberOf } from '#api/recordNumbers.ts'
import { auditSentence, recordKindOf } from '#domain/audit/auditSentences.ts'
import type { RecordKind } from '#domain/audit/recordKinds.ts'
import { auditIndexes } from './auditQueries.ts'

/** Every fact of the log with a sentence that names no customer. The key, the position, is the rowid, which SQLite appends to every index. */
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
  isFilledApart: true,
  when: () => ({}),
  every:
    ({ audit }) =>
    (fact) => {
      const noun = recordKindOf(fact.type)
      if (!noun) return
      const { position, stream, revision, id, type, meta } = fact
      const { at, by, correlationId: correlation, causationId: causation = null } = meta
      const who = { role: by.role, actor: by.id }
      const sentence = sentenceOf(noun, fact)
      audit.put({ position, stream, revision, id, type, at, ...who, correlation, causation, sentence })
    },
})

const sentenceOf = (noun: RecordKind, fact: StoredFact) => {
  try {
    return auditSentence(noun, fact, orderNumberOf)
  } catch (error) {
    if (isUnreadable(error)) return `wrote ${fact.type}, which cannot be read`
    throw error
  }
}

const isUnreadable = (error: unknown) => error instanceof TamperedFact || error instanceof UnreadableData
