import { toCents } from '#domain/kernel/money.ts'
import { defaultDeliveryTerms } from '#domain/shopIdentity.ts'
import type { LivedShop } from '#studio/lives/livedShop.ts'
import type { Constant, Module } from '#studio/lives/writeModule.ts'
import { cartBlockedReason, cartLineProps, cartSummaryProps } from '#web/cart/cartProps.ts'
import { type CartLine, type CartProduct, cartProduct } from '#web/state/cart/cartLines.ts'

const line = { name: 'PicturedLine', from: 'stories/lives/cart.ts' }
const cart = { name: 'Cart', from: 'stories/lives/cart.ts' }

/** The carts of the stories: their lines, and what these add up to. */
export const cartModules = async (shop: LivedShop): Promise<Module[]> => {
  const { kettle, drill, pot, smallKettle } = await productsInCarts(shop)

  const twoKettles: CartLine = { product: kettle, count: 2 }
  const oneDrill: CartLine = { product: drill, count: 1 }
  const threePots: CartLine = { product: pot, count: 3 }
  const repriced = { ...twoKettles, price: toCents(kettle.price) }
  const gone = { ...oneDrill, gone: true }
  const tooMany = { ...threePots, product: { ...pot, quantity: 2 } }
  const many = manyKettles(kettle)

  return [
    {
      file: 'stories/lives/carts.ts',
      constants: [
        lineOf('twoKettles', 'Two kettles on sale.', twoKettles),
        lineOf('oneDrill', 'A drill at its full price.', oneDrill),
        lineOf('threePots', 'Three pots on sale.', threePots),
        lineOf('repricedKettles', 'Two kettles that were put in before the sale.', repriced),
        lineOf('goneDrill', 'A drill that was removed from the shop.', gone),
        lineOf('tooManyPots', 'Three pots of which two are left.', tooMany),
        lineOf(
          'manyKettles',
          'As many pieces as one can order of a product, with the longest name and a high price.',
          many,
        ),
        cartOf('aminasCart', 'What Amina orders.', [twoKettles, oneDrill, threePots]),
        cartOf('smallCart', 'Below free delivery.', [{ product: smallKettle, count: 1 }]),
        cartOf('soldOutCart', 'The drill was sold out since.', [
          twoKettles,
          { ...oneDrill, product: { ...drill, quantity: 0 } },
        ]),
        cartOf('changedCart', 'Nothing is as it was.', [repriced, gone, tooMany]),
        cartOf('hugeCart', 'Long words and large amounts.', [many, threePots]),
      ],
    },
  ]
}

/** The goods of the carts, as the shop has them. */
export const productsInCarts = async ({ guest }: LivedShop) => {
  const product = async (slug: string): Promise<CartProduct> =>
    cartProduct((await guest('GET products/getProduct/:slug', { params: { slug } })).body.data)
  return {
    kettle: await product('vuthela-rondavel-kettle'),
    drill: await product('ysterhout-18v-drill'),
    pot: await product('marula-row-family-pot'),
    smallKettle: await product('blikkie-koshuis-kettle'),
  }
}

/** As many pieces as one can order of a product, at a high price and with a name as long as it may be. */
export const manyKettles = (kettle: CartProduct): CartLine => ({
  product: { ...kettle, name: longName, price: 15_599, quantity: 5000 },
  count: 999,
})

const longName = 'Vuthela Rondavel cordless gooseneck kettle with temperature memory, keep-warm plate and lime filter'

const lineOf = (name: string, doc: string, value: CartLine): Constant => ({
  ...{ name, doc, type: line },
  value: cartLineProps(value),
})

const cartOf = (name: string, doc: string, lines: readonly CartLine[]): Constant => ({
  ...{ name, doc, type: cart },
  value: {
    lines: lines.map(cartLineProps),
    summary: cartSummaryProps(lines, defaultDeliveryTerms),
    blockedReason: cartBlockedReason(lines),
  },
})
