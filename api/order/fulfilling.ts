import type { Deed, Handled, Ledger } from '#api/eventStore/handle.ts'
import { orderFromCart, restoreToCart } from '#domain/cart/cartCommands.ts'
import type { CartFact } from '#domain/cart/cartEvents.ts'
import { type Cart, cartMachine, cartStream } from '#domain/cart/cartMachine.ts'
import { releaseStock, reserveStock, shipStock } from '#domain/catalogue/productCommands.ts'
import { type Product, productMachine, productStream } from '#domain/catalogue/productMachine.ts'
import { type Decision, type Fact, isRefusal, type Refusal } from '#domain/kernel/decision.ts'
import { confirmOrder, expireReservation, rejectOrder } from '#domain/order/orderCommands.ts'
import type { OrderFact, PlacedOrder, Rejection } from '#domain/order/orderEvents.ts'
import { orderMachine, orderStream } from '#domain/order/orderMachine.ts'

export interface Fulfilling {
  /**
   * Reserves the stock of a placed order, takes what it is of out of the customer's cart and confirms it, or gives everything back and
   * rejects it. Every step can be repeated: the request and the policy may both come here, also after a crash half-way.
   */
  fulfil(orderId: string, deed: Deed): Promise<Handled<typeof orderMachine>>
  /**
   * Gives back what was set aside for an order that is over, canceled or rejected, and fills the cart again where it was rejected. A slow
   * node may have set it aside after that, and died since.
   */
  giveBack(orderId: string, deed: Deed): Promise<void>
  /** Rejects an order that still waits for its stock; what it had set aside is given back on account of the rejection. */
  expire(orderId: string, deed: Deed): Promise<void>
  /** The pieces of a dispatched order have left the house. */
  ship(orderId: string, deed: Deed): Promise<void>
}

export const openFulfilling = (ledger: Ledger): Fulfilling => {
  const running = new Map<string, Promise<Handled<typeof orderMachine>>>()

  const load = (orderId: string) => ledger.load(orderMachine, orderStream(orderId))

  const onEachProduct = ({ lines }: PlacedOrder, deed: Deed, decide: ProductDecision) =>
    Promise.all(
      lines.map(({ productId, count }) =>
        ledger.handle(productMachine, productStream(productId), deed, (product) => decide(product, count)),
      ),
    )

  const inCart = <Name extends string>(
    { customerId }: PlacedOrder,
    deed: Deed,
    decide: (cart: Cart) => Decision<CartFact, Name>,
  ) => ledger.handle(cartMachine, cartStream(customerId), deed, decide)

  const giveBack = async (orderId: string, deed: Deed) => {
    const order = await load(orderId)
    const { placed } = order.context
    if (!placed || !(order.is('rejected') || order.is('canceled'))) return
    await onEachProduct(placed, deed, (product) => releaseStock(product, orderId))
    if (order.is('rejected')) await inCart(placed, deed, (cart) => restoreToCart(cart, orderId))
  }

  /** Sets every line aside, then takes them out of the cart. Answers what stands against that. */
  const claim = async (orderId: string, placed: PlacedOrder, deed: Deed) => {
    const reserved = await onEachProduct(placed, deed, (product, count) => reserveStock(product, orderId, count))
    const missing = reserved.find(isRefusal)
    if (missing) return missing
    const { lines, cart: seen } = placed
    const taken = await inCart(placed, deed, (cart) => orderFromCart(cart, { orderId, lines, seen }))
    return isRefusal(taken) ? taken : undefined
  }

  const fulfil = async (orderId: string, cause: Deed) => {
    const deed = { ...cause, by: { role: 'system', id: 'reserveStock' } } as const
    const order = await load(orderId)
    const { placed } = order.context
    if (!placed || !order.is('reserving')) return { record: order, position: 0 }

    const refused = await claim(orderId, placed, deed)
    const decided = await ledger.handle(orderMachine, orderStream(orderId), deed, (now): OrderFact[] =>
      refused ? rejectOrder(now, rejectionOf(refused)) : confirmOrder(now),
    )
    const { record, newest = deed.causationId } = decided
    const next = newest ? { ...deed, causationId: newest } : deed
    if (!record.is('pending')) await giveBack(orderId, next)
    return decided
  }

  return {
    fulfil: (orderId, deed) =>
      running.getOrInsertComputed(orderId, () => fulfil(orderId, deed).finally(() => running.delete(orderId))),
    giveBack,
    expire: async (orderId, deed) => {
      await ledger.handle(orderMachine, orderStream(orderId), deed, expireReservation)
    },
    ship: async (orderId, deed) => {
      const { placed } = (await load(orderId)).context
      if (placed) await onEachProduct(placed, deed, (product) => shipStock(product, orderId))
    },
  }
}

type ProductDecision = (product: Product, count: number) => readonly Fact[] | Refusal

const rejectionOf = ({ refusal, details }: Refusal): Rejection =>
  refusal === 'CartWasOrdered'
    ? { reason: refusal }
    : { product: String(details?.['product'] ?? 'A product'), left: Number(details?.['left'] ?? 0) }
