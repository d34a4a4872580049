import { join } from 'node:path'
import { openLedger } from '#api/eventStore/ledger.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { orderHistory } from '#api/order/orderHistory.ts'
import type { Figures } from '#api/programs/figures.ts'
import { appendFacts } from '#api/testing/appendFacts.ts'
import { quantile } from '#bench/rounds.ts'
import { fact } from '#domain/kernel/decision.ts'
import { aminasOrder } from '#domain/testing/fixtures.ts'
import { encryptStore } from '#harness/encryptStore.ts'

const facts = 200

/** Measures the timeline of an order with 200 facts: as it is, at a moment, between two; read, verified and serialised to JSON. */
export const measureTimeline = async ({ figure }: Figures, folder: string, rounds = 100) => {
  const raw = await openSqliteEventStore(join(folder, 'timeline.sqlite'))
  const store = encryptStore(raw)
  const changes = Array.from({ length: facts - 3 }, (_, number) =>
    fact('PaymentMethodChanged', { paymentMethod: number % 2 === 0 ? 'Card on delivery' : 'Cash on Delivery' }),
  )
  const history = [
    fact('OrderPlaced', aminasOrder),
    fact('OrderConfirmed', {}),
    ...changes,
    fact('ProcessingStarted', {}),
  ]
  await appendFacts(store, 'order-long', history)

  for (const [name, moments] of Object.entries({
    'as it is': {},
    'at a moment': { at: 100 },
    'between two moments': { from: 20, to: 180 },
  })) {
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      // A new ledger, so that no cache helps.
      const readHistory = orderHistory({ store, raw, ledger: openLedger(store) })
      const start = performance.now()
      JSON.stringify(await readHistory('long', moments))
      times.push(performance.now() - start)
    }
    figure(`timeline of 200 facts, ${name}, p50`, quantile(times, 0.5), ' ms')
    figure(`timeline of 200 facts, ${name}, p95`, quantile(times, 0.95), ' ms', { atMost: 100 })
  }
  await store.close()
}
