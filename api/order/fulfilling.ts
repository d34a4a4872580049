import type { Deed, Handled, Ledger } from '#api/eventStore/handle.ts'
import { emptyAfterOrder } from '#domain/cart/cartCommands.ts'
import { cartMachine, cartStream } from '#domain/cart/cartMachine.ts'
import { releaseStock, reserveStock, shipStock } from '#domain/catalogue/productCommands.ts'
import { type Product, productMachine, productStream } from '#domain/catalogue/productMachine.ts'
import { type Fact, isRefusal, type Refusal } from '#domain/kernel/decision.ts'
import { confirmOrder, expireReservation, rejectOrder } from '#domain/order/orderCommands.ts'
import type { OrderFact } from '#domain/order/orderEvents.ts'
import { type Order, orderMachine, orderStream } from '#domain/order/orderMachine.ts'

export interface Fulfilling {
  /**
   * Reserves the stock of a placed order and confirms it, or releases everything and rejects it. Every step can be repeated:
   * the request and the policy may both come here, also after a crash half-way.
   */
  fulfil(orderId: string, deed: Deed): Promise<Handled<typeof orderMachine>>
  /** Gives back what a canceled or rejected order had set aside. */
  release(orderId: string, deed: Deed): Promise<void>
  /** Gives back what was set aside for an order that was over by then: by a node that was slow, and may have died since. */
  releaseIfOver(orderId: string, deed: Deed): Promise<void>
  /** Rejects an order that still waits for its stock; what it had set aside is released on account of the rejection. */
  expire(orderId: string, deed: Deed): Promise<void>
  /** What was ordered is no longer in the customer's cart. */
  emptyCart(orderId: string, deed: Deed): Promise<void>
  /** The pieces of a dispatched order have left the house. */
  ship(orderId: string, deed: Deed): Promise<void>
}

export const openFulfilling = (ledger: Ledger): Fulfilling => {
  const running = new Map<string, Promise<Handled<typeof orderMachine>>>()

  const load = (orderId: string) => ledger.load(orderMachine, orderStream(orderId))

  const onEachProduct = (order: Order, deed: Deed, decide: ProductDecision) =>
    Promise.all(
      (order.context.placed?.lines ?? []).map(({ productId, count }) =>
        ledger.handle(productMachine, productStream(productId), deed, (product) => decide(product, count)),
      ),
    )

  const release = async (orderId: string, deed: Deed) => {
    await onEachProduct(await load(orderId), deed, (product) => releaseStock(product, orderId))
  }

  const releaseIfOver = async (orderId: string, deed: Deed) => {
    const order = await load(orderId)
    if (order.is('rejected') || order.is('canceled')) await release(orderId, deed)
  }

  const emptyCart = async (orderId: string, deed: Deed) => {
    const { placed } = (await load(orderId)).context
    if (!placed) return
    await ledger.handle(cartMachine, cartStream(placed.customerId), deed, (cart) => emptyAfterOrder(cart, orderId))
  }

  const fulfil = async (orderId: string, cause: Deed) => {
    const deed = { ...cause, by: { role: 'system', id: 'reserveStock' } } as const
    const placed = await load(orderId)
    if (!placed.is('reserving')) return { record: placed, position: 0 }

    const reserved = await onEachProduct(placed, deed, (product, count) => reserveStock(product, orderId, count))
    const missing = reserved.find(isRefusal)
    const decided = await ledger.handle(orderMachine, orderStream(orderId), deed, (order): OrderFact[] =>
      missing ? rejectOrder(order, ...shortageOf(missing)) : confirmOrder(order),
    )
    const { record, newest = deed.causationId } = decided
    const next = newest ? { ...deed, causationId: newest } : deed
    if (record.is('rejected') || record.is('canceled')) await release(orderId, next)
    else await emptyCart(orderId, next)
    return decided
  }

  return {
    fulfil: (orderId, deed) =>
      running.getOrInsertComputed(orderId, () => fulfil(orderId, deed).finally(() => running.delete(orderId))),
    release,
    releaseIfOver,
    expire: async (orderId, deed) => {
      await ledger.handle(orderMachine, orderStream(orderId), deed, expireReservation)
    },
    emptyCart,
    ship: async (orderId, deed) => {
      await onEachProduct(await load(orderId), deed, (product) => shipStock(product, orderId))
    },
  }
}

type ProductDecision = (product: Product, count: number) => readonly Fact[] | Refusal

const shortageOf = ({ details }: Refusal): [product: string, left: number] => [
  String(details?.['product'] ?? 'A product'),
  Number(details?.['left'] ?? 0),
]
