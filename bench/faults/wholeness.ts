import { setTimeout as pause } from 'node:timers/promises'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { verifyFacts } from '#api/eventStore/verifyFacts.ts'
import { type Product, productMachine, productStream, reservedFor } from '#domain/catalogue/productMachine.ts'
import { type Order, orderMachine } from '#domain/order/orderMachine.ts'
import { type BackRoom, type Engine, initialStock, openBackRoom, shelf } from './backRoom.ts'
import type { Findings } from './findings.ts'
import type { Entry } from './journal.ts'

/** What is left of a shop. */
export interface Left {
  /** The file of facts. */
  file: string
  /** What was written down before the end. */
  entries: readonly Entry[]
  engine: Engine
  /** Milliseconds: how long the policies may take to finish what the crash left; twenty seconds where nobody says. */
  patience?: number
}

/** Opens the shop again, lets its policies finish, and looks whether orders, stock, secrets and the chain of hashes are whole. */
export const findBroken = async (left: Left, orders: readonly string[], findings: Findings) => {
  const { file, entries, engine, patience = 20_000 } = left
  const raw = await openSqliteEventStore(file)
  const room = openBackRoom(raw, engine)
  const stop = new AbortController()
  const policies = room.runPolicies(stop.signal)
  try {
    for (const part of await whatRemains(() => partsIn(room, orders), patience)) findings.partial.add(part)
    await findLostWords(room, entries, findings)
    const { firstBroken } = await verifyFacts(raw)
    if (firstBroken) findings.other.add(`the chain is broken: ${JSON.stringify(firstBroken)}`)
  } finally {
    stop.abort()
    await policies
    await raw.close()
  }
}

/** What is still wrong when there was time enough to mend it. */
const whatRemains = async (look: () => Promise<string[]>, patience: number) => {
  const end = performance.now() + patience
  for (;;) {
    const found = await look()
    if (found.length === 0 || performance.now() > end) return found
    await pause(20)
  }
}

/** Orders that are neither whole nor nothing, and products whose pieces do not add up. */
const partsIn = async (room: BackRoom, ids: readonly string[]) => {
  const orders = new Map<string, Order>()
  for (const id of ids) orders.set(id, await room.ledger.load(orderMachine, `order-${id}`))
  const products = new Map<string, Product>()
  const found: string[] = []
  for (const slug of shelf) {
    const product = await room.ledger.load(productMachine, productStream(slug))
    const { context } = product
    products.set(slug, product)
    const reserved = context.reserved.reduce((all, { count }) => all + count, 0)
    const isEmpty = context.details === undefined
    if (!isEmpty && (context.quantity < 0 || context.quantity + reserved !== initialStock)) {
      found.push(`${slug}: ${context.quantity} on the shelf, ${reserved} reserved, ${initialStock} at first`)
    }
  }
  for (const [id, order] of orders) found.push(...partsOf(id, order, products))
  return found
}

const partsOf = (id: string, order: Order, products: ReadonlyMap<string, Product>) => {
  if (order.is('reserving')) return [`order ${id} still waits for its stock`]
  const wanted = new Map(order.context.placed?.lines.map(({ productId, count }) => [productId, count]))
  const isTaken = order.is('pending')
  return [...products].flatMap(([slug, product]) => {
    const due = isTaken ? (wanted.get(slug) ?? 0) : 0
    const is = reservedFor(product, id) ?? 0
    return is === due ? [] : [`order ${id}: ${is} of ${slug} set aside, not ${due}`]
  })
}

/** What customers were told about orders, and secrets that were kept. */
const findLostWords = async ({ ledger, vault }: BackRoom, entries: readonly Entry[], { lost, other }: Findings) => {
  for (const entry of entries) {
    if (entry.is === 'surprised') other.add(entry.why)
    if (entry.is !== 'ordered') continue
    const order = await ledger.load(orderMachine, `order-${entry.orderId}`)
    const isAsTold = order.is('canceled') || (entry.outcome === 'confirmed' && order.is('pending'))
    if (!isAsTold) lost.add(`order ${entry.orderId} was ${entry.outcome}, and is ${order.state}`)
  }
  const newest = new Map(entries.flatMap((entry) => (entry.is === 'kept' ? [[entry.key, entry.count] as const] : [])))
  for (const [key, count] of newest) {
    const kept = await vault.get<{ count: number }>(key)
    if ((kept?.count ?? 0) < count) lost.add(`${key} was kept at ${count}, and is ${kept?.count}`)
  }
}
