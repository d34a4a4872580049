import type { StoredFact } from '#api/eventStore/eventStore.ts'
import { happened } from '#api/eventStore/handle.ts'
import { type Cart, cartMachine, cartStream } from '#domain/cart/cartMachine.ts'
import { productMachine, productStream } from '#domain/catalogue/productMachine.ts'
import { replay } from '#domain/kernel/replay.ts'
import { orderMachine, orderStream } from '#domain/order/orderMachine.ts'

export type Records = ReturnType<typeof openRecords>

/** The records as their streams tell them, at the end or as of a revision. */
export const openRecords = (readStream: (stream: string) => readonly StoredFact[]) => {
  const facts = (stream: string, until = Number.POSITIVE_INFINITY) =>
    readStream(stream).filter(({ revision }) => revision <= until)

  return {
    order: (id: string, until?: number) =>
      replay(orderMachine, orderStream(id), facts(orderStream(id), until).map(happened<typeof orderMachine>)),
    product: (id: string) =>
      replay(productMachine, productStream(id), facts(productStream(id)).map(happened<typeof productMachine>)),
    cart: (customerId: string, until?: number): Cart =>
      replay(
        cartMachine,
        cartStream(customerId),
        facts(cartStream(customerId), until).map(happened<typeof cartMachine>),
      ),
  }
}
