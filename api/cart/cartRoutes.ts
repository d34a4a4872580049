import type { Ledger } from '#api/eventStore/ledger.ts'
import type { CommandResult, IdempotentContext } from '#api/eventStore/recordCommand.ts'
import type { AuditAccess } from '#api/http/auditAccess.ts'
import type { Handlers } from '#api/http/handlers.ts'
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
import { mergeCart, unmergedLines } from '#domain/cart/mergeCart.ts'
import { productMachine, productStream } from '#domain/catalogue/productMachine.ts'
import { type Decision, isRefusal, type Refusal, refuse } from '#domain/kernel/decision.ts'
import type { ResponseOf } from '#domain/kernel/endpoint.ts'
import { toCents, toRand } from '#domain/kernel/money.ts'
import type { RefusalName } from '#domain/refusalMessages.ts'

export const cartRoutes = (ledger: Ledger, auditAccess: AuditAccess): Handlers<typeof cartContract> => {
  const { isListed, stockOf, withdrawnIn } = cartProducts(ledger)

  const change = <Name extends RefusalName = never>(
    { caller, idempotentContext }: { caller: { customerId: string }; idempotentContext: IdempotentContext },
    decide: (cart: Cart) => Decision<CartFact, Name>,
  ) => ledger.handle(cartMachine, cartStream(caller.customerId), idempotentContext, decide)

  return {
    'GET cart/:customerId': async ({ params: { customerId }, caller, context }) => {
      const refused = await auditAccess(customerId, 'cart', { caller, context })
      if (refused) return refused
      const cart = await ledger.load(cartMachine, cartStream(customerId))
      return cartView(cart, { withdrawn: await withdrawnIn(cart.context.lines) })
    },
    'POST cart/add': async ({ querydata, ...call }) => {
      if (!(await isListed(querydata))) return refuse('ProductNotFound')
      return responseOf(await change(call, (cart) => putInCart(cart, inCents(querydata))))
    },
    'POST cart/setCount': async ({ querydata, ...call }) =>
      responseOf(await change(call, (cart) => setCartCount(cart, querydata))),
    'POST cart/remove': async ({ querydata, ...call }) =>
      responseOf(await change(call, (cart) => takeOutOfCart(cart, querydata.productId))),
    'POST cart/putBack': async ({ querydata: { lines }, ...call }) => {
      const stock = await stockOf(lines)
      if (lines.some(({ productId }) => !stock.has(productId))) return refuse('ProductNotFound')
      return responseOf(await change(call, (cart) => putBackInCart(cart, lines.map(inCents))))
    },
    'POST cart/acceptPrices': async ({ querydata: { lines }, ...call }) =>
      responseOf(await change(call, (cart) => acceptPrices(cart, lines.map(inCents)))),
    'POST cart/clear': async (call) => responseOf(await change(call, clearCart)),
    'POST cart/merge': async ({ querydata, ...call }) => {
      const guest = querydata.lines.map(inCents)
      const stock = await stockOf([
        ...(await ledger.load(cartMachine, cartStream(call.caller.customerId))).context.lines,
        ...guest,
      ])
      let own: readonly CartLine[] | undefined
      const handled = await change(call, (cart) => {
        own = cart.context.lines
        return mergeCart(cart, guest, (productId) => stock.get(productId) ?? 0)
      })
      const { lines } = handled.record.context
      const cut = own ? unmergedLines(own, guest, lines) : []
      return responseOf(handled, { cut, withdrawn: await withdrawnIn(lines) })
    },
  }
}

type CartNotices = Pick<ResponseOf<(typeof cartContract)['GET cart/:customerId']>['result'], 'withdrawn' | 'cut'>

const responseOf = (handled: CommandResult<typeof cartMachine> | Refusal<RefusalName>, notices?: CartNotices) =>
  isRefusal(handled) ? handled : { ...cartView(handled.record, notices), position: handled.position }

const cartView = ({ context, revision }: Cart, notices?: CartNotices) => ({
  result: { lines: context.lines.map(lineView), version: revision, ...notices },
})

const lineView = ({ price, ...line }: CartLine) => (price === undefined ? line : { ...line, price: toRand(price) })

const inCents = <Priced extends { price?: number | undefined }>(line: Priced) =>
  line.price === undefined ? line : { ...line, price: toCents(line.price) }

type ProductReference = Pick<CartLine, 'productId'>

/** The products in carts, loaded from their own streams. */
const cartProducts = (ledger: Ledger) => {
  const load = async ({ productId }: ProductReference) => ({
    productId,
    product: await ledger.load(productMachine, productStream(productId)),
  })
  const loadAll = async (lines: readonly ProductReference[]) => {
    const products = await Promise.all(lines.map(load))
    return products.filter(({ product }) => !product.is('unknown'))
  }

  return {
    /** Whether the product is listed, so that it can be put in a cart. */
    isListed: async (line: ProductReference) => (await load(line)).product.is('listed'),
    /** Pieces for sale by product id, without products that the shop never had. */
    stockOf: async (lines: readonly ProductReference[]) =>
      new Map((await loadAll(lines)).map(({ productId, product }) => [productId, product.context.quantity])),
    /** The products that are no longer listed, with their last name and thumbnail. */
    withdrawnIn: async (lines: readonly ProductReference[]) =>
      (await loadAll(lines)).flatMap(({ productId, product }) => {
        const { details } = product.context
        if (product.is('listed') || !details) return []
        return [{ productId, name: details.name, thumbnail: details.images[0]?.thumbnail ?? '' }]
      }),
  }
}
