import type { z } from 'zod'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import { keyedQueue } from '#api/eventStore/keyedQueue.ts'
import type { Ledger } from '#api/eventStore/ledger.ts'
import type { CommandContext } from '#api/eventStore/recordCommand.ts'
import { toRecordedFact } from '#api/eventStore/recordedFact.ts'
import type { Caller } from '#api/http/handlers.ts'
import { orderNumberOf } from '#api/recordNumbers.ts'
import { addressBookMachine, addressBookStream } from '#domain/address/addressBookMachine.ts'
import { findAddress } from '#domain/address/addressCommands.ts'
import type { Address } from '#domain/address/addressEvents.ts'
import { defaultPaymentMethod } from '#domain/businessConstants.ts'
import { lastOrderOf } from '#domain/cart/cartCommands.ts'
import type { CartLine, CartSnapshot } from '#domain/cart/cartEvents.ts'
import { cartMachine, cartStream } from '#domain/cart/cartMachine.ts'
import type { ProductDetails } from '#domain/catalogue/productEvents.ts'
import { productMachine, productStream } from '#domain/catalogue/productMachine.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/decision.ts'
import { toCents } from '#domain/kernel/money.ts'
import type { DeliveryTerms } from '#domain/order/delivery.ts'
import type { PlaceOrderRequest } from '#domain/order/orderContract.ts'
import type { Rejection } from '#domain/order/orderEvents.ts'
import { type Order, orderMachine, orderStream } from '#domain/order/orderMachine.ts'
import { mergedLines, placeOrder, repeatPlaceOrder } from '#domain/order/placeOrder.ts'
import type { OrderFulfilment } from './orderFulfilment.ts'
import { fingerprintOf, fingerprintsOf, orderIdOf } from './orderIds.ts'

type Request = z.output<typeof PlaceOrderRequest>

/** Places an order and waits until it is confirmed or rejected. A repeated idempotency key finds the same order. */
export const openOrderPlacement = (
  store: EventStore,
  ledger: Ledger,
  fulfilment: OrderFulfilment,
  terms: DeliveryTerms,
) => {
  const { fulfilOrRefuse, repeat } = orderOutcomes(store, ledger, fulfilment)

  const place = async (request: Request, caller: Caller, key: string | undefined, context: CommandContext) => {
    const { customerId, emailVerified } = caller
    const orderId = orderIdOf(customerId, key)
    const wanted = request.products
    const paymentMethod = request.paymentMethod ?? request.paymentDetails?.method ?? defaultPaymentMethod
    const identity = [wanted, request.shippingAddress, paymentMethod, request.expectedTotal] as const
    const existing = await ledger.load(orderMachine, orderStream(orderId))
    if (existing.context.placed) return repeat(orderId, fingerprintsOf(identity), context)

    const cart = await cartSnapshot({ store, ledger }, customerId, request.cartVersion)
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
      expectedTotal: request.expectedTotal === undefined ? undefined : toCents(request.expectedTotal),
      terms,
      cart,
      fingerprint: fingerprintOf(identity),
    }
    const placeIt = (order: Order) => placeOrder(order, command)
    const toPlace = { orderId, customerId, lines: mergedLines(wanted), cart, place: placeIt }
    const fulfilled = await fulfilment.placeAndFulfil(toPlace, context)
    if (fulfilled) return { orderId, order: fulfilled.record, position: fulfilled.position }

    const placed = await ledger.handle(orderMachine, orderStream(orderId), context, placeIt)
    // Another node placed it first.
    if (isRefusal(placed) && placed.refusal === 'KeyWasUsed') return repeat(orderId, fingerprintsOf(identity), context)
    if (isRefusal(placed)) return placed
    return fulfilOrRefuse(orderId, placed.newestFactId ? { ...context, causationId: placed.newestFactId } : context)
  }

  // Orders of one customer run one after the other: of two devices at once, the second gets the outcome of the first.
  const enqueue = keyedQueue()
  return (...args: Parameters<typeof place>) => enqueue(args[1].customerId, () => place(...args))
}

/** Answers for an order that is placed: by this request, or by the first one under its key. */
const orderOutcomes = (store: EventStore, ledger: Ledger, fulfilment: OrderFulfilment) => {
  const fulfilOrRefuse = async (orderId: string, context: CommandContext) => {
    const { record: order, position } = await fulfilment.fulfil(orderId, context)
    const { rejected } = order.context
    if (rejected) return refusalOf(rejected)

    return { orderId, order, position: position || (await lastPositionOf(orderId)) }
  }

  const lastPositionOf = async (orderId: string) => (await store.readLast(orderStream(orderId)))?.position ?? 0

  /** Finishes the order of a repeated key. A different request under the key is refused, with the outcome of the first. */
  const repeat = async (orderId: string, fingerprints: readonly string[], context: CommandContext) => {
    const order = await ledger.load(orderMachine, orderStream(orderId))
    const first = await fulfilOrRefuse(orderId, await resumedContext(store, order, context))
    const isDifferent = isRefusal(repeatPlaceOrder(order, fingerprints))
    return isDifferent ? refuse('KeyWasUsed', { details: { first: isRefusal(first) ? 'refused' : 'taken' } }) : first
  }

  return { fulfilOrRefuse, repeat }
}

/** The context for finishing an interrupted request: the facts still to come keep its correlation id and its causation id. */
const resumedContext = async (store: EventStore, order: Order, context: CommandContext): Promise<CommandContext> => {
  const [placed] = order.is('reserving') ? await store.readStream(order.stream) : []
  return placed ? { ...context, correlationId: placed.meta.correlationId, causationId: placed.id } : context
}

/** The cart as the customer saw it at this version; refused if it was ordered since. */
const cartSnapshot = async (
  { store, ledger }: { store: EventStore; ledger: Ledger },
  customerId: string,
  version: number | undefined,
): Promise<CartSnapshot | undefined | Refusal<'CartWasOrdered'>> => {
  if (version === undefined) return undefined
  const cart = await ledger.load(cartMachine, cartStream(customerId))
  const lastOrderId = lastOrderOf(cart)
  const newerFacts = version < cart.revision ? await store.readStream(cart.stream, version + 1) : []
  const wasOrdered = newerFacts
    .map(toRecordedFact<typeof cartMachine>)
    .some(({ type, data }) => type === 'CartOrdered' && data.orderId === lastOrderId)
  return wasOrdered ? refuse('CartWasOrdered') : { lastOrderId }
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
  const saved = findAddress(book, shippingAddress.id)
  if (!saved) return undefined

  const { id: _id, ...address } = saved
  return address
}

const productsOf = async (ledger: Ledger, wanted: readonly CartLine[]) => {
  const ids = [...new Set(wanted.map(({ productId }) => productId))]
  const records = await Promise.all(ids.map((id) => ledger.load(productMachine, productStream(id))))
  const listed = ids.flatMap((id, index): [string, ProductDetails][] => {
    const { is, context } = records[index] ?? {}
    return context?.details && is?.('listed') ? [[id, context.details]] : []
  })
  return new Map(listed)
}
