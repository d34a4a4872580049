import type { DatabaseSync } from 'node:sqlite'
import pLimit from 'p-limit'
import type { z } from 'zod'
import type { Ledger } from '#api/eventStore/ledger.ts'
import { cachedNamedActor } from '#api/history/actorNames.ts'
import type { Handlers } from '#api/http/handlers.ts'
import { bookingNumberOf, orderNumberOf } from '#api/recordNumbers.ts'
import { maskActor } from '#domain/account/masking.ts'
import type { AuditFact, auditContract } from '#domain/audit/auditContract.ts'
import { maxFactsPerFile } from '#domain/audit/auditLimits.ts'
import type { RecordKind } from '#domain/audit/recordKinds.ts'
import { parseAgendaId } from '#domain/booking/agendaMachine.ts'
import type { Actor } from '#domain/kernel/decision.ts'
import { dateRange } from '#domain/localDate.ts'
import { auditDownload } from './auditDownload.ts'
import { type AuditRow, auditQueries } from './auditQueries.ts'

interface AuditParts {
  database: DatabaseSync
  ledger: Ledger
}

const maxFollowed = 2000
/** How many names are looked up at once. */
const maxConcurrentLookups = 16

/** The audit over all records, and the facts that one record caused on others. */
export const auditRoutes = ({ database, ledger }: AuditParts): Handlers<typeof auditContract> => {
  const trail = auditQueries(database)
  const namesOf = recordNames(database, ledger)
  const limitLookups = pLimit(maxConcurrentLookups)
  const toEntries = (rows: readonly AuditRow[]) => {
    const names = namesOf()
    return Promise.all(rows.map((row) => limitLookups(() => auditEntryOf(row, names))))
  }

  return {
    'GET audit/recent': async ({ query: { since, until, nextCursor, limit, format, ...filter } }) => {
      const criteria = { ...filter, ...dateRange(since, until) }
      const size = format ? maxFactsPerFile : limit
      const rows = trail.page(criteria, nextCursor ?? Number.MAX_SAFE_INTEGER, size)
      const results = await toEntries(rows)
      if (format) return auditDownload(format, results)
      return { results, meta: { size: limit, nextCursor: rows.length < size ? null : String(rows.at(-1)?.position) } }
    },
    'GET audit/followed/:noun/:id': async ({ params: { noun, id } }) => ({
      results: await toEntries(trail.followed(`${noun}-${id}`, maxFollowed)),
    }),
  }
}

const auditEntryOf = async (
  row: AuditRow,
  names: ReturnType<ReturnType<typeof recordNames>>,
): Promise<z.output<typeof AuditFact>> => {
  const { position, stream, revision, id, type, at, sentence, correlation, causation } = row
  const dash = stream.indexOf('-')
  const noun = stream.slice(0, dash) as RecordKind
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

/** Display names of records, if they have one; customers' names are masked. Call the returned function once per response: it caches actors. */
const recordNames = (database: DatabaseSync, ledger: Ledger) => {
  const product = database.prepare('SELECT name FROM products WHERE id = ?')
  const provider = database.prepare("SELECT details ->> 'fullName' AS name FROM providers WHERE id = ?")
  const slide = database.prepare('SELECT title AS name FROM slides WHERE id = ?')
  const nameIn = (select: typeof product) => (id: string) => String(select.get(id)?.['name'] ?? '')
  return () => namesOf(ledger, { product: nameIn(product), provider: nameIn(provider), slide: nameIn(slide) })
}

type NameOf = (id: string) => string

const namesOf = (ledger: Ledger, named: Record<'product' | 'provider' | 'slide', NameOf>) => {
  const namedActorOf = cachedNamedActor(ledger)
  const customer = async (id: string) => maskActor(await namedActorOf({ role: 'customer', id })).name
  const names: Partial<Record<RecordKind, (id: string) => Promise<string> | string>> = {
    order: orderNumberOf,
    ...named,
    agenda: (id) => named.provider(parseAgendaId(id).providerId),
    booking: bookingNumberOf,
    account: customer,
    accountSecurity: customer,
    addressBook: customer,
    cart: customer,
  }

  return {
    record: (noun: RecordKind, id: string) => names[noun]?.(id) ?? '',
    /** Admins go by their names, customers by masked ones. */
    actor: async (by: Actor) => (by.role === 'customer' ? maskActor(await namedActorOf(by)) : namedActorOf(by)),
  }
}
