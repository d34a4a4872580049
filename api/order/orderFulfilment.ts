import type { Ledger } from '#api/eventStore/ledger.ts'
import type { CommandContext, CommandResult } from '#api/eventStore/recordCommand.ts'
import { newOrderFromCart, orderFromCart, restoreToCart } from '#domain/cart/cartCommands.ts'
import type { CartFact, CartLine, CartSnapshot } from '#domain/cart/cartEvents.ts'
import { type Cart, cartMachine, cartStream } from '#domain/cart/cartMachine.ts'
import { releaseStock, reserveForNewOrder, reserveStock, shipStock } from '#domain/catalogue/productCommands.ts'
import { type Product, productMachine, productStream } from '#domain/catalogue/productMachine.ts'
import { type Decision, type Fact, isRefusal, type Refusal } from '#domain/kernel/decision.ts'
import { confirmOrder, expireReservation, rejectOrder } from '#domain/order/orderCommands.ts'
import type { OrderFact, PlacedOrder, Rejection } from '#domain/order/orderEvents.ts'
import { type Order, orderMachine, orderStream } from '#domain/order/orderMachine.ts'

/** An order that is about to be placed. */
interface OrderToPlace {
  orderId: string
  customerId: string
  /** Each product once. */
  lines: readonly CartLine[]
  /** Set when the customer orders the cart. */
  cart: CartSnapshot | undefined
  place(order: Order): Decision<OrderFact, string>
}

export interface OrderFulfilment {
  /**
   * Places an order, reserves its stock, takes its lines out of the cart and confirms it, all at once; `undefined` if that is not possible
   * now: then nothing has happened, and the order has to be placed first and then fulfilled.
   */
  placeAndFulfil(order: OrderToPlace, context: CommandContext): Promise<CommandResult<typeof orderMachine> | undefined>
  /**
   * Reserves the stock of a placed order, removes its lines from the customer's cart and confirms it; or rejects it and releases
   * everything. Every step is idempotent: the request and the policy may both run it, also after a crash half-way.
   */
  fulfil(orderId: string, context: CommandContext): Promise<CommandResult<typeof orderMachine>>
  /**
   * Releases the stock that is still reserved for a canceled or rejected order, and restores the cart of a rejected one. A slow node may
   * have reserved it after the order ended, and crashed.
   */
  releaseReservation(orderId: string, context: CommandContext): Promise<void>
  /** Rejects an order that still waits for its stock; the policy reacts to the rejection and releases what was reserved. */
  expire(orderId: string, context: CommandContext): Promise<void>
  /** Ends the reservations of a dispatched order: its pieces have left the shop. */
  ship(orderId: string, context: CommandContext): Promise<void>
}

export const openOrderFulfilment = (ledger: Ledger): OrderFulfilment => {
  const inProgress = new Map<string, Promise<CommandResult<typeof orderMachine>>>()

  const load = (orderId: string) => ledger.load(orderMachine, orderStream(orderId))

  const { handleEachProduct, handleCart } = orderedRecords(ledger)

  const releaseReservation = async (orderId: string, context: CommandContext) => {
    const order = await load(orderId)
    const { placed } = order.context
    if (!placed || !(order.is('rejected') || order.is('canceled'))) return
    await handleEachProduct(placed, context, (product) => releaseStock(product, orderId))
    if (order.is('rejected')) await handleCart(placed, context, (cart) => restoreToCart(cart, orderId))
  }

  /** Reserves every line, then removes the lines from the cart. Returns the refusal if one of these fails. */
  const reserve = async (orderId: string, placed: PlacedOrder, context: CommandContext) => {
    const reserved = await handleEachProduct(placed, context, (product, count) => reserveStock(product, orderId, count))
    const missing = reserved.find(isRefusal)
    if (missing) return missing
    const { lines, cart: seen } = placed
    const taken = await handleCart(placed, context, (cart) => orderFromCart(cart, { orderId, lines, seen }))
    return isRefusal(taken) ? taken : undefined
  }

  const fulfil = async (orderId: string, cause: CommandContext) => {
    const context = asPolicy(cause)
    const order = await load(orderId)
    const { placed } = order.context
    if (!placed || !order.is('reserving')) return { record: order, position: 0 }

    const refused = await reserve(orderId, placed, context)
    const decided = await ledger.handle(orderMachine, orderStream(orderId), context, (current): OrderFact[] =>
      refused ? rejectOrder(current, rejectionOf(refused)) : confirmOrder(current),
    )
    const { record, newestFactId = context.causationId } = decided
    const nextContext = newestFactId ? { ...context, causationId: newestFactId } : context
    if (!record.is('pending')) await releaseReservation(orderId, nextContext)
    return decided
  }

  return {
    placeAndFulfil: (order, context) => placeTogether(ledger, order, context),
    fulfil: (orderId, context) =>
      inProgress.getOrInsertComputed(orderId, () => fulfil(orderId, context).finally(() => inProgress.delete(orderId))),
    releaseReservation,
    expire: async (orderId, context) => {
      await ledger.handle(orderMachine, orderStream(orderId), context, expireReservation)
    },
    ship: async (orderId, context) => {
      const { placed } = (await load(orderId)).context
      if (placed) await handleEachProduct(placed, context, (product) => shipStock(product, orderId))
    },
  }
}

const placeTogether = (
  ledger: Ledger,
  { orderId, customerId, lines, cart: seen, place }: OrderToPlace,
  context: CommandContext,
) => {
  const asSystem = asPolicy(context)
  const order = { machine: orderMachine, stream: orderStream(orderId) }
  const reservations = lines.map(({ productId, count }) => ({
    machine: productMachine,
    stream: productStream(productId),
    context: asSystem,
    decide: (product: Product) => reserveForNewOrder(product, orderId, count),
  }))
  const takeFromCart = {
    machine: cartMachine,
    stream: cartStream(customerId),
    context: asSystem,
    decide: (cart: Cart) => newOrderFromCart(cart, { orderId, lines, seen }),
  }
  return ledger.handleTogether([{ ...order, context, decide: place }, ...reservations, takeFromCart], {
    ...order,
    context: asSystem,
    decide: confirmOrder,
  })
}

/** The policy that fulfils orders is the actor of its facts, also where a request does its work. */
const asPolicy = (context: CommandContext): CommandContext => ({
  ...context,
  by: { role: 'system', id: 'reserveStock' },
})

/** Commands on the products of an order, and on the cart that it came from. */
const orderedRecords = (ledger: Ledger) => ({
  handleEachProduct: ({ lines }: PlacedOrder, context: CommandContext, decide: ProductDecision) =>
    Promise.all(
      lines.map(({ productId, count }) =>
        ledger.handle(productMachine, productStream(productId), context, (product) => decide(product, count)),
      ),
    ),

  handleCart: <Name extends string>(
    { customerId }: PlacedOrder,
    context: CommandContext,
    decide: (cart: Cart) => Decision<CartFact, Name>,
  ) => ledger.handle(cartMachine, cartStream(customerId), context, decide),
})

type ProductDecision = (product: Product, count: number) => readonly Fact[] | Refusal

const rejectionOf = ({ refusal, details }: Refusal): Rejection =>
  refusal === 'CartWasOrdered'
    ? { reason: refusal }
    : { product: String(details?.['product'] ?? 'A product'), left: Number(details?.['left'] ?? 0) }
