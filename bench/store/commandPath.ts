import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import { type Deed, type Ledger, openLedger } from '#api/eventStore/handle.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import type { Figures } from '#api/programs/figures.ts'
import { openEngine } from '#bench/engine.ts'
import { alternate, median, medianRatio, quantile, rate } from '#bench/rounds.ts'
import { blueKettle } from '#domain/cast.ts'
import { releaseStock, reserveStock } from '#domain/catalogue/productCommands.ts'
import type { ProductFact } from '#domain/catalogue/productEvents.ts'
import { type Product, productMachine, productStream } from '#domain/catalogue/productMachine.ts'
import { type Decision, isRefusal } from '#domain/kernel/decision.ts'
import { stockReserved } from './clients.ts'
import { tenFacts } from './shelf.ts'

const rounds = 5
const callers = 32
/** Each command meets a product that no cache knows: this many in a round. */
const productsPerRound = 4000
/** Milliseconds of the other measures in a round. */
const duration = 500

const atLeast = 10_000
const shareOfGroupCommit = 0.4

/**
 * Load, replay, decide, append, durable: the whole way of a command, on products with ten facts each; against the bare appends of
 * one fact each to as many such products in the same file.
 */
export const measureCommands = async ({ figure }: Figures, folder: string) => {
  const file = join(folder, 'commands.sqlite')
  const products = Array.from({ length: 2 * rounds * productsPerRound + callers }, () => randomUUID())
  await stock(file, products)
  const store = await openSqliteEventStore(file)
  const ledger = openLedger(openEngine(store))
  const favourites = products.splice(0, callers)
  const waits: number[] = []
  const found = await alternate(rounds, {
    group: () => rate(() => appendToEach(store, products.splice(0, productsPerRound))),
    unknown: () => rate(() => reserveEach(ledger, products.splice(0, productsPerRound), waits)),
    known: () => rate(() => reserveAndRelease(ledger, favourites, duration)),
  })
  await store.close()

  const unit = ' commands/s'
  const share = medianRatio(found.unknown, found.group)
  figure('group commit beside the commands, 32 callers', median(found.group), ' events/s')
  figure('commands, 32 callers, streams of 10 facts', median(found.unknown), unit)
  figure('commands to the group commit', share, 'x')
  const best = Math.max(median(found.unknown) / atLeast, share / shareOfGroupCommit)
  figure(`commands, the better of 10,000 a second and ${shareOfGroupCommit}x`, best, 'x', { atLeast: 1 })
  figure('commands, p50', quantile(waits, 0.5), ' ms')
  figure('commands, p99', quantile(waits, 0.99), ' ms')
  figure('commands on products that are known already', median(found.known), unit)
}

const deed: Deed = { by: { role: 'system', id: 'reserveStock' }, correlationId: 'bench' }

// With a store of its own, so that nothing of it is remembered.
const stock = async (file: string, products: readonly string[]) => {
  const store = await openSqliteEventStore(file)
  await inGroups(openEngine(store), products)
  await store.close()
}

const inGroups = async (store: EventStore, products: readonly string[]) => {
  for (let start = 0; start < products.length; start += 500) {
    const group = products.slice(start, start + 500)
    await Promise.all(group.map((id) => store.append(productStream(id), 'absent', tenFacts(blueKettle))))
  }
}

// What the group commit alone does with them: no reading, no deciding, no chain.
const appendToEach = async (store: EventStore, products: readonly string[]) => {
  const queue = products.values()
  const inTurn = async () => {
    for (const id of queue) await store.append(productStream(id), { revision: 9 }, [stockReserved()])
  }
  await Promise.all(Array.from({ length: callers }, inTurn))
  return products.length
}

const reserveEach = async (ledger: Ledger, products: readonly string[], waits: number[]) => {
  const queue = products.values()
  await Promise.all(Array.from({ length: callers }, () => reserveInTurn(ledger, queue, waits)))
  return products.length
}

const reserveInTurn = async (ledger: Ledger, products: Iterable<string>, waits: number[]) => {
  for (const id of products) {
    const asked = performance.now()
    await change(ledger, id, (product) => reserveStock(product, randomUUID(), 1))
    waits.push(performance.now() - asked)
  }
}

const reserveAndRelease = async (ledger: Ledger, products: readonly string[], duration: number) => {
  const end = performance.now() + duration
  let times = 0
  const keepChanging = async (id: string) => {
    for (; performance.now() < end; times += 2) {
      const orderId = randomUUID()
      await change(ledger, id, (product) => reserveStock(product, orderId, 1))
      await change(ledger, id, (product) => releaseStock(product, orderId))
    }
  }
  await Promise.all(products.map(keepChanging))
  return times
}

const change = async (ledger: Ledger, id: string, decide: (product: Product) => Decision<ProductFact, string>) => {
  const outcome = await ledger.handle(productMachine, productStream(id), deed, decide)
  if (isRefusal(outcome) || outcome.position === 0) throw new Error(`${id} did not change: ${JSON.stringify(outcome)}`)
}

/** How long it takes to know a record that no cache knows, by how many facts it has: whether snapshots would pay. */
export const measureLoads = async ({ figure }: Figures, folder: string) => {
  const store = await openSqliteEventStore(join(folder, 'loads.sqlite'))
  const engine = openEngine(store)
  for (const facts of [10, 100, 1000]) {
    const stream = productStream(`of ${facts} facts`)
    const [added] = tenFacts(blueKettle)
    if (added)
      await engine.append(stream, 'absent', [added, ...Array.from({ length: facts - 1 }, () => stockReserved())])
    const milliseconds: number[] = []
    for (let load = 0; load < loads; load += 1) milliseconds.push(await unknownLoad(engine, stream))
    figure(`load of a product of ${facts} facts that no cache knows, p50`, quantile(milliseconds, 0.5), ' ms')
  }
  await store.close()
}

const loads = 50

const unknownLoad = async (engine: EventStore, stream: string) => {
  const ledger = openLedger(engine)
  const asked = performance.now()
  await ledger.load(productMachine, stream)
  return performance.now() - asked
}
