import { join } from 'node:path'
import { appendFacts } from '#api/appendFacts.ts'
import { openLedger } from '#api/eventStore/handle.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { orderHistory } from '#api/order/orderHistory.ts'
import type { Figures } from '#api/programs/figures.ts'
import { openEngine } from '#bench/engine.ts'
import { quantile } from '#bench/rounds.ts'
import { aminasOrder } from '#domain/cast.ts'
import { fact } from '#domain/kernel/decision.ts'

const facts = 200

/** How long the timeline of an order with 200 facts takes: now, at a moment, and between two; told, verified and written out as JSON. */
export const measureTimeline = async ({ figure }: Figures, folder: string, turns = 100) => {
  const raw = await openSqliteEventStore(join(folder, 'timeline.sqlite'))
  const store = openEngine(raw)
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
    for (let turn = 0; turn < turns; turn += 1) {
      // Nothing is remembered from the turn before.
      const tell = orderHistory({ store, raw, ledger: openLedger(store) })
      const start = performance.now()
      JSON.stringify(await tell('long', moments))
      times.push(performance.now() - start)
    }
    figure(`timeline of 200 facts, ${name}, p50`, quantile(times, 0.5), ' ms')
    figure(`timeline of 200 facts, ${name}, p95`, quantile(times, 0.95), ' ms', { atMost: 100 })
  }
  await store.close()
}
