import { orderView } from '#api/order/orderView.ts'
import type { Address } from '#domain/address/addressEvents.ts'
import type { ProductDetails } from '#domain/catalogue/productEvents.ts'
import { isRefusal } from '#domain/kernel/decision.ts'
import { toCents } from '#domain/kernel/money.ts'
import { emptyRecord, replay } from '#domain/kernel/replay.ts'
import type { RecordedOrderFact } from '#domain/order/orderEvents.ts'
import { orderMachine, orderStream } from '#domain/order/orderMachine.ts'
import { placeOrder } from '#domain/order/placeOrder.ts'
import { defaultDeliveryTerms } from '#domain/shopIdentity.ts'
import type { CartLine } from '#web/state/cart/cartLines.ts'

const id = 'supposed-order'

/** What the shop decides when somebody orders a cart. `expectedTotal`: what they saw, in cents. */
export const supposeOrder = (lines: readonly CartLine[], shippingAddress: Address, expectedTotal?: number) =>
  placeOrder(emptyRecord(orderMachine, orderStream(id)), {
    ...{ customerId: 'amina', emailVerified: true, orderNumber: 'EK-7F3K-92QD', shippingAddress, expectedTotal },
    wanted: lines.map(({ product, count }) => ({ productId: product.id, count })),
    products: new Map(lines.map(({ product }) => [product.id, detailsOf(product)])),
    paymentMethod: 'Cash on Delivery',
    terms: defaultDeliveryTerms,
    fingerprint: id,
  })

/** The order that follows from a cart, right after it was placed. */
export const supposedOrder = (lines: readonly CartLine[], shippingAddress: Address) => {
  const decided = supposeOrder(lines, shippingAddress)
  if (isRefusal(decided)) throw new Error(decided.refusal)
  const facts = decided.map(
    (fact) => ({ ...fact, at: '2026-11-21T06:12:05.512Z', by: { role: 'customer', id: 'amina' } }) as RecordedOrderFact,
  )
  const view = orderView(id, replay(orderMachine, orderStream(id), facts))
  if (!view) throw new Error('Nothing was ordered')
  return view
}

const detailsOf = ({ price, images, ...product }: CartLine['product']): ProductDetails => ({
  ...product,
  images,
  price: toCents(price),
  ...{ description: '', overview: '', warranty: '', costPrice: 0, isFeatured: false, featuredPriority: 0 },
  ...{ categories: [], features: [], specifications: [], whatsInTheBox: [], tags: [], crossSellProducts: [] },
})
