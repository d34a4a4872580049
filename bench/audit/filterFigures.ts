import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { auditRoutes } from '#api/audit/auditRoutes.ts'
import { auditTrail } from '#api/audit/auditTrail.ts'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import { openLedger } from '#api/eventStore/handle.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { openLog } from '#api/log.ts'
import type { Figures } from '#api/programs/figures.ts'
import { openReadDatabase } from '#api/readModels/database.ts'
import { openProjector } from '#api/readModels/projector.ts'
import { shopReadModels } from '#api/readModels/shopReadModels.ts'
import { type Chance, openChance } from '#bench/chance.ts'
import { openEngine } from '#bench/engine.ts'
import { quantile } from '#bench/rounds.ts'
import { auditContract } from '#domain/audit/auditContract.ts'
import { isRefusal } from '#domain/kernel/decision.ts'
import { seedTrade } from './tradingFacts.ts'

const forMinutes = 1_800_000

interface Asked {
  facts: number
  /** Of each kind. */
  questions: number
}

/** How fast the audit over so many facts answers whatever an admin may narrow it down to, in process, names and all. */
export const measureFilters = async ({ figure, note }: Figures, folder: string, { facts, questions }: Asked) => {
  const [events, readModels] = [join(folder, 'trade.sqlite'), join(folder, 'readModels.sqlite')]
  await seedTrade(folder, events, facts)
  const store = openEngine(await openSqliteEventStore(events))
  const database = openReadDatabase(readModels)
  note(`${facts.toLocaleString('en')} facts are written`)
  figure('audit, folded', facts / (await fold(store, database)), ' facts/s')
  figure('audit, read model', statSync(readModels).size / facts, ' bytes a fact')

  const answers = auditRoutes({ database, ledger: openLedger(store) })
  const ask = async (query: Record<string, string>) => {
    const asked = auditContract['GET audit/recent'].query.parse(query)
    const start = performance.now()
    const answer = await answers['GET audit/recent']({ ...nobody, params: {}, query: asked, querydata: {} })
    if (isRefusal(answer) || 'file' in answer) throw new Error(`${JSON.stringify(query)} was not answered`)
    JSON.stringify(answer)
    return performance.now() - start
  }
  const chance = openChance(7)
  const waits = new Map<string, number[]>()
  for (let turn = 0; turn < questions; turn += 1) {
    for (const [name, query] of Object.entries(asking(chance, facts)))
      waits.getOrInsertComputed(name, () => []).push(await ask(query))
  }
  for (const [name, times] of waits) figure(`audit by ${name}, p95`, quantile(times, 0.95), ' ms')
  const all = [...waits.values()].flat()
  figure('audit, all filters, p50', quantile(all, 0.5), ' ms')
  figure('audit, all filters, p95', quantile(all, 0.95), ' ms', { atMost: 50 })
  figure('audit, all filters, slowest', Math.max(...all), ' ms')
  await store.close()
  database.close()
}

const fold = async (store: EventStore, database: DatabaseSync) => {
  const start = performance.now()
  const ending = new AbortController()
  const projector = openProjector(store, database, [auditTrail], openLog('silent'))
  const running = projector.run(ending.signal)
  const isReached = await projector.reached(await store.head(), forMinutes)
  ending.abort()
  await running
  if (!isReached || projector.stopped().length > 0) throw new Error('The audit did not reach the end of the log')
  const took = (performance.now() - start) / 1000
  // Names are looked up in the other tables: they are there, and empty.
  openProjector(store, database, shopReadModels, openLog('silent'))
  return took
}

const day = 24 * 60 * 60 * 1000

const asking = (chance: Chance, facts: number): Record<string, Record<string, string>> => {
  const since = new Date(Date.parse('2026-08-01') + chance.below(80) * day).toISOString().slice(0, 10)
  const until = new Date(Date.parse(since) + chance.below(10) * day).toISOString().slice(0, 10)
  const noun = chance.pick(['order', 'product', 'cart', 'mail', 'account', 'review'])
  const type = chance.pick([
    'OrderPlaced',
    'OrderCanceled',
    'StockReserved',
    'MailSent',
    'ProductRepriced',
    'CartOrdered',
  ])
  const actor = chance.pick([`admin-${chance.below(20)}`, `customer-${chance.below(20_000)}`, 'reserveStock'])
  const role = chance.pick(['admin', 'customer', 'system', 'guest'])
  const nextCursor = String(1 + chance.below(facts))
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
    record: { noun: 'product', id: `mug-${chance.below(1000)}` },
    'record and type': { noun: 'product', id: `mug-${chance.below(10)}`, type: 'StockReleased' },
  }
}

const deed = { by: { role: 'admin', id: 'bench' }, correlationId: 'bench' } as const
const caller = { customerId: 'bench', sessionId: 'bench', role: 'Admin', emailVerified: true } as const
const nobody = { caller, deed, once: deed, key: undefined }
