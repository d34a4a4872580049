import type { AnyStateMachine, EventFromLogic } from 'xstate'
import type { ProductFact } from '#domain/catalogue/productEvents.ts'
import { productMachine } from '#domain/catalogue/productMachine.ts'
import type { Fact, RecordedFact } from '#domain/kernel/decision.ts'
import { transitionsOf } from '#domain/kernel/replay.ts'
import type { OrderFact } from '#domain/order/orderEvents.ts'
import { orderMachine } from '#domain/order/orderMachine.ts'
import { aminasOrder, blueKettle, monday, recordedFact } from '#domain/testing/fixtures.ts'
import { randomFractions } from '#harness/seededRandom.ts'

type FactGenerators<F extends Fact> = {
  [Type in F['type']]: (next: () => number) => Extract<F, { type: Type }>['data']
}

const emptyData = () => ({})

const order: FactGenerators<OrderFact> = {
  OrderPlaced: () => aminasOrder,
  OrderConfirmed: emptyData,
  OrderRejected: () => ({ product: 'Copper pot', left: 0 }),
  PaymentMethodChanged: () => ({ paymentMethod: 'Card on delivery' }),
  ProcessingStarted: emptyData,
  OrderDispatched: emptyData,
  TransitStarted: emptyData,
  DeliveryDelayed: emptyData,
  OrderDelivered: () => ({ signedBy: 'Amina Daniels' }),
  PaymentCollected: () => ({ amount: 69_800, paymentMethod: 'Cash on Delivery' }),
  OrderCanceled: () => ({ reason: 'found it cheaper' }),
}

const stock = (next: () => number) => ({
  orderId: `order-${Math.floor(next() * 5)}`,
  count: 1 + Math.floor(next() * 3),
})

const newProduct = () => ({ ...blueKettle, quantity: 1000, dateAdded: monday })

const product: FactGenerators<ProductFact> = {
  ProductAdded: newProduct,
  ProductDrafted: newProduct,
  ProductDescribed: () => ({ overview: 'Tea for eight in one go', tags: ['kettle', 'gift'] }),
  ProductRepriced: (next) => ({ price: 30_000 + Math.floor(next() * 9000), costPrice: 17_450, discount: 10 }),
  ProductPictured: () => ({ images: blueKettle.images }),
  StockAdjusted: (next) => ({ by: Math.floor(next() * 20), reason: 'counted' }),
  ProductListed: emptyData,
  ProductWithdrawn: emptyData,
  StockReserved: stock,
  StockReleased: stock,
  StockShipped: stock,
}

/** A machine with histories that it allows. */
export interface Histories<Machine extends AnyStateMachine> {
  machine: Machine
  histories: readonly (readonly EventFromLogic<Machine>[])[]
}

/** Generates random histories of orders and of products, each at most `maxLength` facts long. */
export const generateHistories = (count: number, maxLength: number) => ({
  order: { machine: orderMachine, histories: generate(orderMachine, order, count, maxLength) },
  product: { machine: productMachine, histories: generate(productMachine, product, count, maxLength) },
})

const generate = <F extends Fact>(
  machine: AnyStateMachine,
  generators: FactGenerators<F>,
  count: number,
  maxLength: number,
) => {
  const next = randomFractions(2026)
  const transitions = Map.groupBy(transitionsOf(machine), ({ from }) => from)
  const start = transitionsOf(machine)[0]?.from ?? ''
  return Array.from({ length: count }, () => {
    const facts: RecordedFact<F>[] = []
    for (let state = start; facts.length < maxLength; ) {
      const possible = transitions.get(state) ?? []
      const transition = possible[Math.floor(next() * possible.length)]
      if (!transition) break
      const type = transition.type as F['type']
      facts.push(recordedFact({ type, data: generators[type](next) } as Extract<F, { type: F['type'] }>))
      state = transition.to
    }
    return facts
  })
}
