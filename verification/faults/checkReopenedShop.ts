import { setTimeout as pause } from 'node:timers/promises'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { verifyFacts } from '#api/eventStore/verifyFacts.ts'
import { orderMachine } from '#domain/order/orderMachine.ts'
import { type HeadlessShop, openHeadlessShop } from '#verification/headlessShop.ts'
import { checkShop } from '#verification/invariants/checkShop.ts'
import { openClientLog } from '#verification/invariants/clientLog.ts'
import { readLogSnapshot } from '#verification/invariants/logSnapshot.ts'
import type { Violation } from '#verification/invariants/violation.ts'
import type { JournalEntry } from './journal.ts'
import { initialStock } from './kettles.ts'
import type { Violations } from './violations.ts'

/** What is left of a shop. */
export interface Leftovers {
  /** The SQLite file of facts. */
  file: string
  /** What the journal holds. */
  entries: readonly JournalEntry[]
  /** Milliseconds that the policies may make no progress on what the crash interrupted; 20,000 by default. */
  patience?: number
}

/** Opens the shop again, lets its policies finish, and checks orders, stock, secrets and the integrity chain. */
export const checkReopenedShop = async (leftovers: Leftovers, violations: Violations) => {
  const { file, entries, patience = 20_000 } = leftovers
  const raw = await openSqliteEventStore(file)
  const shop = openHeadlessShop(raw)
  const stop = new AbortController()
  const policies = shop.policies.run(stop.signal)
  try {
    for (const { kind, detail } of await remainingViolations(() => violationsIn(shop), patience))
      violations[kind === 'doubled' ? 'doubled' : 'partial'].add(detail)
    await checkJournal(shop, entries, violations)
    const { firstBroken } = await verifyFacts(raw)
    if (firstBroken) violations.other.add(`the chain is broken: ${JSON.stringify(firstBroken)}`)
  } finally {
    stop.abort()
    await policies
    await raw.close()
  }
}

/**
 * Repeats `findViolations` until it finds none, or the same for `patience` milliseconds, ten times as long at most. Returns the violations that
 * remain.
 */
const remainingViolations = async (findViolations: () => Promise<Violation[]>, patience: number) => {
  const startedAt = performance.now()
  let newest = ''
  let changedAt = startedAt
  for (;;) {
    const found = await findViolations()
    if (found.length === 0) return found
    const details = found
      .map(({ detail }) => detail)
      .sort()
      .join('\n')
    if (details !== newest) changedAt = performance.now()
    newest = details
    const now = performance.now()
    if (now - changedAt > patience || now - startedAt > 10 * patience) return found
    await pause(20)
  }
}

/** Checks the stored facts. Answers to clients are in the journal. */
const violationsIn = async ({ store }: HeadlessShop) => {
  const snapshot = await readLogSnapshot(store)
  const initialQuantities = [...snapshot.products.keys()].map((id) => [id, initialStock] as const)
  return [...checkShop(snapshot, openClientLog(), initialQuantities)]
}

/** Checks every acknowledged order outcome and secret of the journal against the reopened shop. */
const checkJournal = async (
  { ledger, secretStore }: HeadlessShop,
  entries: readonly JournalEntry[],
  { lost, other }: Violations,
) => {
  for (const entry of entries) {
    if (entry.is === 'surprised') other.add(entry.why)
    if (entry.is !== 'ordered') continue
    const order = await ledger.load(orderMachine, `order-${entry.orderId}`)
    const isAsAnswered = order.is('canceled') || (entry.outcome === 'confirmed' && order.is('pending'))
    if (!isAsAnswered) lost.add(`order ${entry.orderId} was ${entry.outcome}, and is ${order.state}`)
  }
  const newest = new Map(entries.flatMap((entry) => (entry.is === 'kept' ? [[entry.key, entry.count] as const] : [])))
  for (const [key, count] of newest) {
    const secret = await secretStore.get<{ count: number }>(key)
    if ((secret?.count ?? 0) < count) lost.add(`${key} was kept at ${count}, and is ${secret?.count}`)
  }
}
