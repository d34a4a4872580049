import type { EventStore } from '#api/eventStore/eventStore.ts'
import { type Deed, openLedger } from '#api/eventStore/handle.ts'
import { openVault } from '#api/eventStore/vault.ts'
import { openLog } from '#api/log.ts'
import { openFulfilling } from '#api/order/fulfilling.ts'
import { reserveStock } from '#api/order/orderPolicies.ts'
import { placing } from '#api/order/placing.ts'
import { openPolicies } from '#api/policies/policies.ts'
import { blueKettle } from '#domain/cast.ts'
import { addProduct } from '#domain/catalogue/productCommands.ts'
import { productMachine, productStream } from '#domain/catalogue/productMachine.ts'
import { isRefusal } from '#domain/kernel/decision.ts'
import { updateOrder } from '#domain/order/orderCommands.ts'
import { orderMachine, orderStream } from '#domain/order/orderMachine.ts'

export const shelf = Array.from({ length: 40 }, (_, index) => `kettle-${index + 1}`)
/** Pieces of each product. */
export const initialStock = 50

/** What the shop puts around a store. */
export type Engine = (raw: EventStore) => EventStore

export type BackRoom = ReturnType<typeof openBackRoom>

/** The shop behind its counter: orders, stock, policies and vault, without HTTP. */
export const openBackRoom = (raw: EventStore, engine: Engine) => {
  const store = engine(raw)
  const ledger = openLedger(store)
  const fulfilling = openFulfilling(ledger)
  const policies = openPolicies(store, [reserveStock(fulfilling)], openLog('silent'))
  const place = placing(store, ledger, fulfilling, { fee: 6000, freeFrom: 25_000 })

  const cancel = async (orderId: string, deed: Deed) => {
    const command = { as: 'Customer', orderStatus: 'Canceled' } as const
    const outcome = await ledger.handle(orderMachine, orderStream(orderId), deed, (order) =>
      order.is('canceled') ? [] : updateOrder(order, command),
    )
    return !isRefusal(outcome)
  }

  const stockShelf = (deed: Deed) =>
    Promise.all(
      shelf.map((slug) =>
        ledger.handle(productMachine, productStream(slug), deed, (product) =>
          product.is('listed') ? [] : addProduct(product, { details: kettle(slug), ...added }),
        ),
      ),
    )

  return { store, ledger, place, cancel, stockShelf, vault: openVault(raw), runPolicies: policies.run }
}

const added = { quantity: initialStock, dateAdded: '2026-11-16T08:00:00.000Z' }

const kettle = (slug: string) => ({ ...blueKettle, slug, name: `Kettle ${slug}` })
