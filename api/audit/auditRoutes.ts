import type { DatabaseSync } from 'node:sqlite'
import pLimit from 'p-limit'
import type { z } from 'zod'
import type { Ledger } from '#api/eventStore/handle.ts'
import type { Answers } from '#api/http/answers.ts'
import type { AuditFact, auditContract } from '#domain/audit/auditContract.ts'
import type { Noun } from '#domain/audit/auditNouns.ts'
import { mostInFile } from '#domain/audit/mostInFile.ts'
import { stretchOf } from '#domain/shopDay.ts'
import { auditFile } from './auditFile.ts'
import { type AuditRow, auditQueries } from './auditQueries.ts'
import { recordNames } from './recordNames.ts'

interface Parts {
  database: DatabaseSync
  ledger: Ledger
}

const mostFollowed = 2000
/** How many names are looked up at once. */
const lookups = 16

/** The audit over all nouns, and what followed from one record on others. */
export const auditRoutes = ({ database, ledger }: Parts): Answers<typeof auditContract> => {
  const trail = auditQueries(database)
  const namesOf = recordNames(database, ledger)
  const atOnce = pLimit(lookups)
  const tell = (rows: readonly AuditRow[]) => {
    const names = namesOf()
    return Promise.all(rows.map((row) => atOnce(() => told(row, names))))
  }

  return {
    'GET audit/recent': async ({ query: { since, until, nextCursor, limit, format, ...filter } }) => {
      const wanted = { ...filter, ...stretchOf(since, until) }
      const size = format ? mostInFile : limit
      const rows = trail.page(wanted, nextCursor ?? Number.MAX_SAFE_INTEGER, size)
      const results = await tell(rows)
      if (format) return auditFile(format, results)
      return { results, meta: { size: limit, nextCursor: rows.length < size ? null : String(rows.at(-1)?.position) } }
    },
    'GET audit/followed/:noun/:id': async ({ params: { noun, id } }) => ({
      results: await tell(trail.followed(`${noun}-${id}`, mostFollowed)),
    }),
  }
}

const told = async (
  row: AuditRow,
  names: ReturnType<ReturnType<typeof recordNames>>,
): Promise<z.output<typeof AuditFact>> => {
  const { position, stream, revision, id, type, at, sentence, correlation, causation } = row
  const dash = stream.indexOf('-')
  const noun = stream.slice(0, dash) as Noun
  const recordId = stream.slice(dash + 1)
  const by = { role: row.role as AuditFactActor['role'], id: row.actor }
  return {
    ...{ position, noun, recordId, revision, id, type, at, sentence },
    recordName: await names.record(noun, recordId),
    actor: await names.actor(by),
    correlationId: correlation,
    causationId: causation,
  }
}

type AuditFactActor = z.output<typeof AuditFact>['actor']
