import type { z } from 'zod'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import { type Deed, happened, type Ledger } from '#api/eventStore/handle.ts'
import { lanes } from '#api/eventStore/lanes.ts'
import type { Caller } from '#api/http/answers.ts'
import { orderNumberOf } from '#api/orderNumber.ts'
import { addressBookMachine, addressBookStream } from '#domain/address/addressBookMachine.ts'
import { findAddress } from '#domain/address/addressCommands.ts'
import type { Address } from '#domain/address/addressEvents.ts'
import { lastOrderOf } from '#domain/cart/cartCommands.ts'
import type { CartLine, SeenCart } from '#domain/cart/cartEvents.ts'
import { cartMachine, cartStream } from '#domain/cart/cartMachine.ts'
import type { ProductDetails } from '#domain/catalogue/productEvents.ts'
import { productMachine, productStream } from '#domain/catalogue/productMachine.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/decision.ts'
import { cents } from '#domain/kernel/money.ts'
import type { PlaceOrderRequest } from '#domain/order/orderContract.ts'
import type { Rejection } from '#domain/order/orderEvents.ts'
import { type Order, orderMachine, orderStream } from '#domain/order/orderMachine.ts'
import { type DeliveryTerms, placeOrder, repeatOrder } from '#domain/order/placeOrder.ts'
import type { Fulfilling } from './fulfilling.ts'
import { fingerprintsOf, orderIdOf } from './orderIds.ts'

type Request = z.output<typeof PlaceOrderRequest>

/** Places an order and waits for its outcome. A repeated key meets the same order. */
export const placing = (store: EventStore, ledger: Ledger, fulfilling: Fulfilling, terms: DeliveryTerms) => {
  const outcome = async (orderId: string, deed: Deed) => {
    const { record: order, position } = await fulfilling.fulfil(orderId, deed)
    const { rejected } = order.context
    if (rejected) return refusalOf(rejected)

    return { orderId, order, position: position || (await newestOf(orderId)) }
  }

  const newestOf = async (orderId: string) => (await store.readLast(orderStream(orderId)))?.position ?? 0

  /** A key that comes again is finished what it stands for; whoever asks for something else is told what became of that. */
  const again = async (orderId: string, fingerprints: readonly string[], deed: Deed) => {
    const order = await ledger.load(orderMachine, orderStream(orderId))
    const first = await outcome(orderId, await goingOn(store, order, deed))
    const isAnother = isRefusal(repeatOrder(order, fingerprints))
    return isAnother ? refuse('KeyWasUsed', { details: { first: isRefusal(first) ? 'refused' : 'taken' } }) : first
  }

  const place = async (request: Request, caller: Caller, key: string | undefined, deed: Deed) => {
    const { customerId, emailVerified } = caller
    const orderId = orderIdOf(customerId, key)
    const wanted = request.products
    const paymentMethod = request.paymentMethod ?? request.paymentDetails?.method ?? 'Cash on Delivery'
    const fingerprints = fingerprintsOf([wanted, request.shippingAddress, paymentMethod, request.expectedTotal])
    const repeated = await ledger.load(orderMachine, orderStream(orderId))
    if (repeated.context.placed) return again(orderId, fingerprints, deed)

    const cart = await seenCart({ store, ledger }, customerId, request.cartVersion)
    if (isRefusal(cart)) return cart

    const shippingAddress = await addressOf(ledger, request, caller)
    if (!shippingAddress) return refuse('AddressNotFound')

    const command = {
      customerId,
      emailVerified,
      orderNumber: orderNumberOf(orderId),
      wanted,
      products: await productsOf(ledger, wanted),
      shippingAddress,
      paymentMethod,
      expectedTotal: request.expectedTotal === undefined ? undefined : cents(request.expectedTotal),
      terms,
      cart,
      fingerprint: fingerprints[0],
    }
    const placed = await ledger.handle(orderMachine, orderStream(orderId), deed, (order) => placeOrder(order, command))
    // Another node was quicker.
    if (isRefusal(placed) && placed.refusal === 'KeyWasUsed') return again(orderId, fingerprints, deed)
    if (isRefusal(placed)) return placed
    return outcome(orderId, placed.newest ? { ...deed, causationId: placed.newest } : deed)
  }

  // One order of a customer after the other: whoever presses on two devices at once is told by the second what the first has done.
  const inTurn = lanes()
  return (...asked: Parameters<typeof place>) => inTurn(asked[1].customerId, () => place(...asked))
}

/** What a request that was cut off has left to do follows from that one, whoever finds it so. */
const goingOn = async (store: EventStore, order: Order, deed: Deed): Promise<Deed> => {
  const [placed] = order.is('reserving') ? await store.readStream(order.stream) : []
  return placed ? { ...deed, correlationId: placed.meta.correlationId, causationId: placed.id } : deed
}

/** The cart that the customer sees at this version, unless it was ordered since. */
const seenCart = async (
  { store, ledger }: { store: EventStore; ledger: Ledger },
  customerId: string,
  version: number | undefined,
): Promise<SeenCart | undefined | Refusal<'CartWasOrdered'>> => {
  if (version === undefined) return undefined
  const cart = await ledger.load(cartMachine, cartStream(customerId))
  const lastOrderId = lastOrderOf(cart)
  const since = version < cart.revision ? await store.readStream(cart.stream, version + 1) : []
  const isSold = since
    .map(happened<typeof cartMachine>)
    .some(({ type, data }) => type === 'CartOrdered' && data.orderId === lastOrderId)
  return isSold ? refuse('CartWasOrdered') : { lastOrderId }
}

const refusalOf = (rejection: Rejection) =>
  'reason' in rejection ? refuse(rejection.reason) : refuse('OutOfStock', { details: rejection })

const addressOf = async (
  ledger: Ledger,
  { shippingAddress }: Request,
  { customerId }: Caller,
): Promise<Address | undefined> => {
  if (!('id' in shippingAddress)) return shippingAddress
  const book = await ledger.load(addressBookMachine, addressBookStream(customerId))
  const kept = findAddress(book, shippingAddress.id)
  if (!kept) return undefined

  const { id: _id, ...address } = kept
  return address
}

const productsOf = async (ledger: Ledger, wanted: readonly CartLine[]) => {
  const ids = [...new Set(wanted.map(({ productId }) => productId))]
  const records = await Promise.all(ids.map((id) => ledger.load(productMachine, productStream(id))))
  const known = ids.flatMap((id, index): [string, ProductDetails][] => {
    const { is, context } = records[index] ?? {}
    return context?.details && is?.('listed') ? [[id, context.details]] : []
  })
  return new Map(known)
}
