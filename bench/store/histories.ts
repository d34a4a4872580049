import type { AnyStateMachine, EventFromLogic } from 'xstate'
import { chance } from '#bench/chance.ts'
import { aminasOrder, blueKettle, happened, monday } from '#domain/cast.ts'
import type { ProductFact } from '#domain/catalogue/productEvents.ts'
import { productMachine } from '#domain/catalogue/productMachine.ts'
import type { Fact, Happened } from '#domain/kernel/decision.ts'
import { arrowsOf } from '#domain/kernel/replay.ts'
import type { OrderFact } from '#domain/order/orderEvents.ts'
import { orderMachine } from '#domain/order/orderMachine.ts'

type Happening<F extends Fact> = { [Type in F['type']]: (next: () => number) => Extract<F, { type: Type }>['data'] }

const nothing = () => ({})

const order: Happening<OrderFact> = {
  OrderPlaced: () => aminasOrder,
  OrderConfirmed: nothing,
  OrderRejected: () => ({ product: 'Copper pot', left: 0 }),
  PaymentMethodChanged: () => ({ paymentMethod: 'Card on delivery' }),
  ProcessingStarted: nothing,
  OrderDispatched: nothing,
  TransitStarted: nothing,
  DeliveryDelayed: nothing,
  OrderDelivered: () => ({ signedBy: 'Amina Daniels' }),
  PaymentCollected: () => ({ amount: 69_800, paymentMethod: 'Cash on Delivery' }),
  OrderCanceled: () => ({ reason: 'found it cheaper' }),
}

const stock = (next: () => number) => ({
  orderId: `order-${Math.floor(next() * 5)}`,
  count: 1 + Math.floor(next() * 3),
})

const newProduct = () => ({ ...blueKettle, quantity: 1000, dateAdded: monday })

const product: Happening<ProductFact> = {
  ProductAdded: newProduct,
  ProductDrafted: newProduct,
  ProductDescribed: () => ({ overview: 'Tea for eight in one go', tags: ['kettle', 'gift'] }),
  ProductRepriced: (next) => ({ price: 30_000 + Math.floor(next() * 9000), costPrice: 17_450, discount: 10 }),
  ProductPictured: () => ({ images: blueKettle.images }),
  StockAdjusted: (next) => ({ by: Math.floor(next() * 20), reason: 'counted' }),
  ProductListed: nothing,
  ProductWithdrawn: nothing,
  StockReserved: stock,
  StockReleased: stock,
  StockShipped: stock,
}

/** A machine and histories that it can have, each at most so many facts long. */
export interface Histories<Machine extends AnyStateMachine> {
  machine: Machine
  histories: readonly (readonly EventFromLogic<Machine>[])[]
}

/** As many histories as are asked for of orders and of products, drawn by chance. */
export const drawHistories = (count: number, longest: number) => ({
  order: { machine: orderMachine, histories: drawn(orderMachine, order, count, longest) },
  product: { machine: productMachine, histories: drawn(productMachine, product, count, longest) },
})

const drawn = <F extends Fact>(machine: AnyStateMachine, happening: Happening<F>, count: number, longest: number) => {
  const next = chance(2026)
  const arrows = Map.groupBy(arrowsOf(machine), ({ from }) => from)
  const start = arrowsOf(machine)[0]?.from ?? ''
  return Array.from({ length: count }, () => {
    const facts: Happened<F>[] = []
    for (let state = start; facts.length < longest; ) {
      const possible = arrows.get(state) ?? []
      const arrow = possible[Math.floor(next() * possible.length)]
      if (!arrow) break
      const type = arrow.type as F['type']
      facts.push(happened({ type, data: happening[type](next) } as Extract<F, { type: F['type'] }>))
      state = arrow.to
    }
    return facts
  })
}
