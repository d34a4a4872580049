import { randomUUID } from 'node:crypto'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import { openLedger } from '#api/eventStore/ledger.ts'
import { openSecretStore } from '#api/eventStore/secretStore.ts'
import { openLog } from '#api/log.ts'
import { fulfilOrders } from '#api/order/fulfilOrders.ts'
import { openOrderFulfilment } from '#api/order/orderFulfilment.ts'
import { openOrderPlacement } from '#api/order/orderPlacement.ts'
import { openPolicies } from '#api/policies/policies.ts'
import type { CartLine } from '#domain/cart/cartEvents.ts'
import { addProduct } from '#domain/catalogue/productCommands.ts'
import type { ProductDetails } from '#domain/catalogue/productEvents.ts'
import { productMachine, productStream } from '#domain/catalogue/productMachine.ts'
import { aminasHouse, monday } from '#domain/testing/fixtures.ts'
import { encryptStore } from '#harness/encryptStore.ts'
import { deliveryTerms } from '#harness/shop/testShopSettings.ts'

export type HeadlessShop = ReturnType<typeof openHeadlessShop>

/** A node of the shop without HTTP, with its own ledger and caches: orders, stock, the policy that fulfils orders, and the secret store. */
export const openHeadlessShop = (raw: EventStore) => {
  const store = encryptStore(raw)
  const ledger = openLedger(store)
  const fulfilment = openOrderFulfilment(ledger)
  const placeOrder = openOrderPlacement(store, ledger, fulfilment, deliveryTerms)

  return {
    store,
    ledger,
    secretStore: openSecretStore(raw),
    policies: openPolicies(store, [fulfilOrders(fulfilment)], openLog('silent')),
    /** Adds a product, where it is not listed yet. */
    stock: (details: ProductDetails, quantity: number) =>
      ledger.handle(productMachine, productStream(details.slug), openingContext, (product) =>
        product.is('listed') ? [] : addProduct(product, { details, quantity, dateAdded: monday }),
      ),
    place: ({ customerId, key }: { customerId: string; key: string }, products: readonly CartLine[]) => {
      const caller = { customerId, role: 'Customer', sessionId: customerId, emailVerified: true } as const
      const context = { by: { role: 'customer', id: customerId }, correlationId: randomUUID() } as const
      return placeOrder({ products: [...products], shippingAddress: aminasHouse }, caller, key, context)
    },
  }
}

const openingContext = { by: { role: 'admin', id: 'themba' }, correlationId: 'opening' } as const
