import type { Handled, Ledger, RepeatableDeed } from '#api/eventStore/handle.ts'
import type { Answers } from '#api/http/answers.ts'
import type { RecordReading } from '#api/http/recordReading.ts'
import {
  acceptPrices,
  clearCart,
  putBackInCart,
  putInCart,
  setCartCount,
  takeOutOfCart,
} from '#domain/cart/cartCommands.ts'
import type { cartContract } from '#domain/cart/cartContract.ts'
import type { CartFact, CartLine } from '#domain/cart/cartEvents.ts'
import { type Cart, cartMachine, cartStream } from '#domain/cart/cartMachine.ts'
import { mergeCart, notMerged } from '#domain/cart/mergeCart.ts'
import { type Decision, isRefusal, type Refusal, refuse } from '#domain/kernel/decision.ts'
import type { Answer } from '#domain/kernel/endpoint.ts'
import { cents, inRand } from '#domain/kernel/money.ts'
import type { RefusalName } from '#domain/refusalWords.ts'
import { cartGoods } from './cartGoods.ts'

export const cartRoutes = (ledger: Ledger, recordReading: RecordReading): Answers<typeof cartContract> => {
  const { known, stockOf, withdrawnIn } = cartGoods(ledger)

  const change = <Name extends RefusalName = never>(
    { caller, once }: { caller: { customerId: string }; once: RepeatableDeed },
    decide: (cart: Cart) => Decision<CartFact, Name>,
  ) => ledger.handle(cartMachine, cartStream(caller.customerId), once, decide)

  return {
    'GET cart/:customerId': async ({ params: { customerId }, caller, deed }) => {
      const refused = await recordReading(customerId, 'cart', { caller, deed })
      if (refused) return refused
      const cart = await ledger.load(cartMachine, cartStream(customerId))
      return cartAnswer(cart, { withdrawn: await withdrawnIn(cart.context.lines) })
    },
    'POST cart/add': async ({ querydata, ...asked }) => {
      if (!(await known(querydata))) return refuse('ProductNotFound')
      return answerOf(await change(asked, (cart) => putInCart(cart, inCents(querydata))))
    },
    'POST cart/setCount': async ({ querydata, ...asked }) =>
      answerOf(await change(asked, (cart) => setCartCount(cart, querydata))),
    'POST cart/remove': async ({ querydata, ...asked }) =>
      answerOf(await change(asked, (cart) => takeOutOfCart(cart, querydata.productId))),
    'POST cart/putBack': async ({ querydata: { lines }, ...asked }) => {
      const stock = await stockOf(lines)
      if (lines.some(({ productId }) => !stock.has(productId))) return refuse('ProductNotFound')
      return answerOf(await change(asked, (cart) => putBackInCart(cart, lines.map(inCents))))
    },
    'POST cart/acceptPrices': async ({ querydata: { lines }, ...asked }) =>
      answerOf(await change(asked, (cart) => acceptPrices(cart, lines.map(inCents)))),
    'POST cart/clear': async (asked) => answerOf(await change(asked, clearCart)),
    'POST cart/merge': async ({ querydata, ...asked }) => {
      const guest = querydata.lines.map(inCents)
      const stock = await stockOf([
        ...(await ledger.load(cartMachine, cartStream(asked.caller.customerId))).context.lines,
        ...guest,
      ])
      let own: readonly CartLine[] | undefined
      const handled = await change(asked, (cart) => {
        own = cart.context.lines
        return mergeCart(cart, guest, (productId) => stock.get(productId) ?? 0)
      })
      const { lines } = handled.record.context
      const cut = own ? notMerged(own, guest, lines) : []
      return answerOf(handled, { cut, withdrawn: await withdrawnIn(lines) })
    },
  }
}

type More = Pick<Answer<(typeof cartContract)['GET cart/:customerId']>['result'], 'withdrawn' | 'cut'>

const answerOf = (handled: Handled<typeof cartMachine> | Refusal<RefusalName>, more?: More) =>
  isRefusal(handled) ? handled : { ...cartAnswer(handled.record, more), position: handled.position }

const cartAnswer = ({ context, revision }: Cart, more?: More) => ({
  result: { lines: context.lines.map(lineAnswer), version: revision, ...more },
})

const lineAnswer = ({ price, ...line }: CartLine) => (price === undefined ? line : { ...line, price: inRand(price) })

const inCents = <Priced extends { price?: number | undefined }>(line: Priced) =>
  line.price === undefined ? line : { ...line, price: cents(line.price) }
