import type { Handled, Ledger } from '#api/eventStore/handle.ts'
import type { Answers } from '#api/http/answers.ts'
import type { RecordReading } from '#api/http/recordReading.ts'
import { clearCart, mergeCart, putInCart, setCartCount, takeOutOfCart } from '#domain/cart/cartCommands.ts'
import type { cartContract } from '#domain/cart/cartContract.ts'
import type { CartLine } from '#domain/cart/cartEvents.ts'
import { type Cart, cartMachine, cartStream } from '#domain/cart/cartMachine.ts'
import { productMachine, productStream } from '#domain/catalogue/productMachine.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/decision.ts'
import type { RefusalName } from '#domain/refusalWords.ts'

export const cartRoutes = (ledger: Ledger, recordReading: RecordReading): Answers<typeof cartContract> => {
  const stockOf = async (lines: readonly CartLine[]) => {
    const load = ({ productId }: CartLine) => ledger.load(productMachine, productStream(productId))
    const products = await Promise.all(lines.map(load))
    const stock = new Map(lines.map(({ productId }, index) => [productId, products[index]?.context.quantity ?? 0]))
    return (productId: string) => stock.get(productId) ?? 0
  }

  const known = async ({ productId }: CartLine) =>
    (await ledger.load(productMachine, productStream(productId))).is('listed')

  return {
    'GET cart/:customerId': async ({ params: { customerId }, caller, deed }) =>
      (await recordReading(customerId, 'cart', { caller, deed })) ??
      cartAnswer(await ledger.load(cartMachine, cartStream(customerId))),
    'POST cart/add': async ({ querydata, caller, once }) => {
      if (!(await known(querydata))) return refuse('ProductNotFound')
      return answerOf(
        await ledger.handle(cartMachine, cartStream(caller.customerId), once, (cart) => putInCart(cart, querydata)),
      )
    },
    'POST cart/setCount': async ({ querydata, caller, once }) =>
      answerOf(
        await ledger.handle(cartMachine, cartStream(caller.customerId), once, (cart) => setCartCount(cart, querydata)),
      ),
    'POST cart/remove': async ({ querydata, caller, once }) =>
      answerOf(
        await ledger.handle(cartMachine, cartStream(caller.customerId), once, (cart) =>
          takeOutOfCart(cart, querydata.productId),
        ),
      ),
    'POST cart/clear': async ({ caller, once }) =>
      answerOf(await ledger.handle(cartMachine, cartStream(caller.customerId), once, clearCart)),
    'POST cart/merge': async ({ querydata, caller, once }) => {
      const stream = cartStream(caller.customerId)
      const own = (await ledger.load(cartMachine, stream)).context.lines
      const stock = await stockOf([...own, ...querydata.lines])
      return answerOf(await ledger.handle(cartMachine, stream, once, (cart) => mergeCart(cart, querydata.lines, stock)))
    },
  }
}

const answerOf = (handled: Handled<typeof cartMachine> | Refusal<RefusalName>) =>
  isRefusal(handled) ? handled : { ...cartAnswer(handled.record), position: handled.position }

const cartAnswer = ({ context, revision }: Cart) => ({ result: { lines: [...context.lines], version: revision } })
