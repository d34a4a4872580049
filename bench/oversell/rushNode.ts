import { randomUUID } from 'node:crypto'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import { openLedger } from '#api/eventStore/handle.ts'
import { openFulfilling } from '#api/order/fulfilling.ts'
import { placing } from '#api/order/placing.ts'
import { openEngine } from '#bench/engine.ts'
import type { CartLine } from '#domain/cart/cartEvents.ts'
import { aminasHouse } from '#domain/cast.ts'
import { isRefusal } from '#domain/kernel/decision.ts'

const terms = { fee: 6000, freeFrom: 25_000 }
const attempts = 5

export type RushNode = ReturnType<typeof openRushNode>

/** A node of the shop as a buyer's request meets it behind the door: its own ledger and caches on the common store. */
export const openRushNode = (raw: EventStore) => {
  const store = openEngine(raw)
  const ledger = openLedger(store)
  const fulfilling = openFulfilling(ledger)
  const place = placing(store, ledger, fulfilling, terms)

  const ask = (customerId: string, key: string, products: readonly CartLine[]) => {
    const caller = { customerId, role: 'Customer', sessionId: customerId, emailVerified: true } as const
    const deed = { by: { role: 'customer', id: customerId }, correlationId: randomUUID() } as const
    return place({ products: [...products], shippingAddress: aminasHouse }, caller, key, deed)
  }

  return {
    store,
    ledger,
    fulfilling,
    /** The id of the confirmed order, or why there is none. Where no answer comes it asks again, as a browser would. */
    buy: async (customerId: string, key: string, products: readonly CartLine[]) => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          const answer = await ask(customerId, key, products)
          return isRefusal(answer) ? { refusal: answer.refusal } : { orderId: answer.orderId }
        } catch (error) {
          if (attempt === attempts) throw error
        }
      }
    },
  }
}
