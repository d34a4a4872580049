import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { auditRoutes } from '#api/audit/auditRoutes.ts'
import { auditTrail } from '#api/audit/auditTrail.ts'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import { openLedger } from '#api/eventStore/ledger.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { openLog } from '#api/log.ts'
import type { Figures } from '#api/programs/figures.ts'
import { openProjector } from '#api/readModels/projector.ts'
import { openReadDatabase } from '#api/readModels/readModelDatabase.ts'
import { shopReadModels } from '#api/shop/shopReadModels.ts'
import { quantile } from '#bench/rounds.ts'
import { auditContract } from '#domain/audit/auditContract.ts'
import { isRefusal } from '#domain/kernel/decision.ts'
import { millisecondsPerDay } from '#domain/localDate.ts'
import { encryptStore } from '#harness/encryptStore.ts'
import { openSeededRandom, type SeededRandom } from '#harness/seededRandom.ts'
import { seedTradeFacts } from './seedTradeFacts.ts'

const timeout = 1_800_000

interface MeasureOptions {
  facts: number
  /** Queries of each kind. */
  queries: number
}

/** Measures the audit handler over so many facts with all combinations of filters, in process, with the lookup of names. */
export const measureFilters = async ({ figure, note }: Figures, folder: string, { facts, queries }: MeasureOptions) => {
  const [events, readModels] = [join(folder, 'trade.sqlite'), join(folder, 'readModels.sqlite')]
  await seedTradeFacts(folder, events, facts)
  const store = encryptStore(await openSqliteEventStore(events))
  const database = openReadDatabase(readModels)
  note(`${facts.toLocaleString('en')} facts are written`)
  figure('audit, folded', facts / (await secondsToFold(store, database)), ' facts/s')
  figure('audit, read model', statSync(readModels).size / facts, ' bytes a fact')

  const handlers = auditRoutes({ database, ledger: openLedger(store) })
  const ask = async (query: Record<string, string>) => {
    const parsedQuery = auditContract['GET audit/recent'].query.parse(query)
    const start = performance.now()
    const answer = await handlers['GET audit/recent']({ ...adminCall, params: {}, query: parsedQuery, querydata: {} })
    if (isRefusal(answer) || 'file' in answer) throw new Error(`${JSON.stringify(query)} was not answered`)
    JSON.stringify(answer)
    return performance.now() - start
  }
  const random = openSeededRandom(7)
  const latencies = new Map<string, number[]>()
  for (let round = 0; round < queries; round += 1) {
    for (const [name, query] of Object.entries(randomQueries(random, facts)))
      latencies.getOrInsertComputed(name, () => []).push(await ask(query))
  }
  for (const [name, times] of latencies) figure(`audit by ${name}, p95`, quantile(times, 0.95), ' ms')
  const all = [...latencies.values()].flat()
  figure('audit, all filters, p50', quantile(all, 0.5), ' ms')
  figure('audit, all filters, p95', quantile(all, 0.95), ' ms', { atMost: 50 })
  figure('audit, all filters, slowest', Math.max(...all), ' ms')
  await store.close()
  database.close()
}

const secondsToFold = async (store: EventStore, database: DatabaseSync) => {
  const start = performance.now()
  const ending = new AbortController()
  const projector = openProjector(store, database, [auditTrail], openLog('silent'))
  const running = projector.run(ending.signal)
  const isReached = await projector.waitForPosition(await store.head(), timeout)
  ending.abort()
  await running
  if (!isReached || projector.stoppedProjections().length > 0)
    throw new Error('The audit did not reach the end of the log')
  const seconds = (performance.now() - start) / 1000
  // The handler looks names up in the tables of the other read models: this creates them, empty.
  openProjector(store, database, shopReadModels, openLog('silent'))
  return seconds
}

const randomQueries = (random: SeededRandom, facts: number): Record<string, Record<string, string>> => {
  const since = new Date(Date.parse('2026-08-01') + random.below(80) * millisecondsPerDay).toISOString().slice(0, 10)
  const until = new Date(Date.parse(since) + random.below(10) * millisecondsPerDay).toISOString().slice(0, 10)
  const noun = random.pick(['order', 'product', 'cart', 'mail', 'account', 'review'])
  const type = random.pick([
    'OrderPlaced',
    'OrderCanceled',
    'StockReserved',
    'MailSent',
    'ProductRepriced',
    'CartOrdered',
  ])
  const actor = random.pick([`admin-${random.below(20)}`, `customer-${random.below(20_000)}`, 'reserveStock'])
  const role = random.pick(['admin', 'customer', 'system', 'guest'])
  const nextCursor = String(1 + random.below(facts))
  return {
    nothing: { nextCursor },
    noun: { noun, nextCursor },
    type: { type },
    actor: { actor },
    'actor and type': { actor, type },
    'actor and noun': { actor, noun },
    'role and noun': { role, noun },
    days: { since, until },
    'days and type': { since, until, type },
    'days, actor and noun': { since, until, actor, noun },
    record: { noun: 'product', id: `mug-${random.below(1000)}` },
    'record and type': { noun: 'product', id: `mug-${random.below(10)}`, type: 'StockReleased' },
  }
}

const context = { by: { role: 'admin', id: 'bench' }, correlationId: 'bench' } as const
const caller = { customerId: 'bench', sessionId: 'bench', role: 'Admin', emailVerified: true } as const
const adminCall = { caller, context, idempotentContext: context, key: undefined }
