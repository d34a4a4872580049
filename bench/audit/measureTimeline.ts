import { join } from 'node:path'
import { productHistory } from '#api/catalogue/productHistory.ts'
import { openLedger } from '#api/eventStore/ledger.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import type { HistoryParts } from '#api/history/recordHistory.ts'
import { orderHistory } from '#api/order/orderHistory.ts'
import type { Figures } from '#api/programs/figures.ts'
import { appendFacts } from '#api/testing/appendFacts.ts'
import { quantile } from '#bench/rounds.ts'
import { fact } from '#domain/kernel/decision.ts'
import { aminasOrder, blueKettle, monday } from '#domain/testing/fixtures.ts'
import { encryptStore } from '#harness/encryptStore.ts'

/**
 * Measures the timeline of an order with 200 facts (as it is, at a moment, between two) and the newest page of a product with 10,000: read,
 * verified and serialised to JSON.
 */
export const measureTimeline = async ({ figure }: Figures, folder: string, rounds = 100) => {
  const raw = await openSqliteEventStore(join(folder, 'timeline.sqlite'))
  const store = encryptStore(raw)
  await appendFacts(store, 'order-long', orderFacts(200))
  for (const facts of batchesOf(productFacts(10_000))) await appendFacts(store, 'product-blue-kettle', facts)
  // A new ledger, so that no cache helps.
  const parts = (): HistoryParts => ({ store, raw, ledger: openLedger(store) })

  for (const [name, moments] of Object.entries({
    'as it is': {},
    'at a moment': { at: 100 },
    'between two moments': { from: 20, to: 180 },
  })) {
    const { times } = await measureAnswers(rounds, () => orderHistory(parts())('long', moments))
    figure(`timeline of 200 facts, ${name}, p50`, quantile(times, 0.5), ' ms')
    figure(`timeline of 200 facts, ${name}, p95`, quantile(times, 0.95), ' ms', { atMost: 100 })
  }

  const newest = { limit: 500 }
  const page = await measureAnswers(Math.ceil(rounds / 5), () => productHistory(parts(), String)('blue-kettle', newest))
  figure('timeline of 10,000 facts, newest 500, p50', quantile(page.times, 0.5), ' ms')
  figure('timeline of 10,000 facts, newest 500, p95', quantile(page.times, 0.95), ' ms')
  figure('timeline of 10,000 facts, newest 500, size', page.bytes / 1000, ' kB', { atMost: 500 })
  await store.close()
}

const measureAnswers = async (rounds: number, read: () => Promise<unknown>) => {
  const times: number[] = []
  let bytes = 0
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now()
    bytes = Buffer.byteLength(JSON.stringify(await read()))
    times.push(performance.now() - start)
  }
  return { times, bytes }
}

const orderFacts = (count: number) => [
  fact('OrderPlaced', aminasOrder),
  fact('OrderConfirmed', {}),
  ...Array.from({ length: count - 3 }, (_, number) =>
    fact('PaymentMethodChanged', { paymentMethod: number % 2 === 0 ? 'Card on delivery' : 'Cash on Delivery' }),
  ),
  fact('ProcessingStarted', {}),
]

const productFacts = (count: number) => [
  fact('ProductAdded', { ...blueKettle, quantity: count, dateAdded: monday }),
  ...Array.from({ length: count - 1 }, (_, number) =>
    fact(number % 2 === 0 ? 'StockReserved' : 'StockShipped', { orderId: `order${Math.floor(number / 2)}`, count: 1 }),
  ),
]

const batchesOf = <Item>(items: readonly Item[], size = 1000) =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size))
