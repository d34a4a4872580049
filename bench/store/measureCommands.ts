import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import { type Ledger, openLedger } from '#api/eventStore/ledger.ts'
import type { CommandContext } from '#api/eventStore/recordCommand.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import type { Figures } from '#api/programs/figures.ts'
import { alternate, median, medianRatio, quantile, rate } from '#bench/rounds.ts'
import { releaseStock, reserveStock } from '#domain/catalogue/productCommands.ts'
import type { ProductFact } from '#domain/catalogue/productEvents.ts'
import { type Product, productMachine, productStream } from '#domain/catalogue/productMachine.ts'
import { type Decision, isRefusal } from '#domain/kernel/decision.ts'
import { blueKettle } from '#domain/testing/fixtures.ts'
import { encryptStore } from '#harness/encryptStore.ts'
import { stockReservedFact } from './appendConcurrently.ts'
import { tenProductFacts } from './tenProductFacts.ts'

const rounds = 5
const callerCount = 32
/** Products in a round, one per command, so that no cache holds them. */
const productsPerRound = 4000
/** Milliseconds of the other measures in a round. */
const duration = 500

const minCommandsPerSecond = 10_000
const minGroupCommitShare = 0.4

/**
 * Measures the whole path of a command (load, replay, decide, append, durable) on products with ten facts each, beside plain appends of
 * one fact to as many such products in the same file.
 */
export const measureCommands = async ({ figure }: Figures, folder: string) => {
  const file = join(folder, 'commands.sqlite')
  const products = Array.from({ length: 2 * rounds * productsPerRound + callerCount }, () => randomUUID())
  await stockProducts(file, products)
  const store = await openSqliteEventStore(file)
  const ledger = openLedger(encryptStore(store))
  const cachedProducts = products.splice(0, callerCount)
  const latencies: number[] = []
  const found = await alternate(rounds, {
    group: () => rate(() => appendToEach(store, products.splice(0, productsPerRound))),
    unknown: () => rate(() => reserveEach(ledger, products.splice(0, productsPerRound), latencies)),
    known: () => rate(() => reserveAndRelease(ledger, cachedProducts, duration)),
  })
  await store.close()

  const unit = ' commands/s'
  const commandShare = medianRatio(found.unknown, found.group)
  figure('group commit beside the commands, 32 callers', median(found.group), ' events/s')
  figure('commands, 32 callers, streams of 10 facts', median(found.unknown), unit)
  figure('commands to the group commit', commandShare, 'x')
  const bestShare = Math.max(median(found.unknown) / minCommandsPerSecond, commandShare / minGroupCommitShare)
  figure(`commands, the better of 10,000 a second and ${minGroupCommitShare}x`, bestShare, 'x', { atLeast: 1 })
  figure('commands, p50', quantile(latencies, 0.5), ' ms')
  figure('commands, p99', quantile(latencies, 0.99), ' ms')
  figure('commands on products that are known already', median(found.known), unit)
}

const context: CommandContext = { by: { role: 'system', id: 'reserveStock' }, correlationId: 'bench' }

// In its own store, so that the measured one starts with empty caches.
const stockProducts = async (file: string, products: readonly string[]) => {
  const store = await openSqliteEventStore(file)
  await appendInGroups(encryptStore(store), products)
  await store.close()
}

const appendInGroups = async (store: EventStore, products: readonly string[]) => {
  for (let start = 0; start < products.length; start += 500) {
    const group = products.slice(start, start + 500)
    await Promise.all(group.map((id) => store.append(productStream(id), 'absent', tenProductFacts(blueKettle))))
  }
}

// The group commit alone: no read, no decision, no integrity chain.
const appendToEach = async (store: EventStore, products: readonly string[]) => {
  const queue = products.values()
  const appendSequentially = async () => {
    for (const id of queue) await store.append(productStream(id), { revision: 9 }, [stockReservedFact()])
  }
  await Promise.all(Array.from({ length: callerCount }, appendSequentially))
  return products.length
}

const reserveEach = async (ledger: Ledger, products: readonly string[], latencies: number[]) => {
  const queue = products.values()
  await Promise.all(Array.from({ length: callerCount }, () => reserveSequentially(ledger, queue, latencies)))
  return products.length
}

const reserveSequentially = async (ledger: Ledger, products: Iterable<string>, latencies: number[]) => {
  for (const id of products) {
    const start = performance.now()
    await change(ledger, id, (product) => reserveStock(product, randomUUID(), 1))
    latencies.push(performance.now() - start)
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
  const outcome = await ledger.handle(productMachine, productStream(id), context, decide)
  if (isRefusal(outcome) || outcome.position === 0) throw new Error(`${id} did not change: ${JSON.stringify(outcome)}`)
}

/** Measures the load of a record that is in no cache, by the number of its facts: shows whether snapshots would pay. */
export const measureLoads = async ({ figure }: Figures, folder: string) => {
  const store = await openSqliteEventStore(join(folder, 'loads.sqlite'))
  const engine = encryptStore(store)
  for (const facts of [10, 100, 1000]) {
    const stream = productStream(`of ${facts} facts`)
    const [added] = tenProductFacts(blueKettle)
    if (added)
      await engine.append(stream, 'absent', [added, ...Array.from({ length: facts - 1 }, () => stockReservedFact())])
    const milliseconds: number[] = []
    for (let load = 0; load < loadCount; load += 1) milliseconds.push(await timeUncachedLoad(engine, stream))
    figure(`load of a product of ${facts} facts that no cache knows, p50`, quantile(milliseconds, 0.5), ' ms')
  }
  await store.close()
}

const loadCount = 50

const timeUncachedLoad = async (engine: EventStore, stream: string) => {
  const ledger = openLedger(engine)
  const start = performance.now()
  await ledger.load(productMachine, stream)
  return performance.now() - start
}
