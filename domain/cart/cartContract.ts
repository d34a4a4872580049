import { z } from 'zod'
import { contract } from '#domain/kernel/endpoint.ts'

/** How many pieces: a whole number from 1 to 999. */
export const Count = z
  .int({ error: 'The count must be a whole number from 1 to 999' })
  .min(1, 'The count must be a whole number from 1 to 999')
  .max(999, 'The count must be a whole number from 1 to 999')

const Id = z.string().max(64, 'There is no such product')

/** The price of one piece, in rand. */
const Price = z.number({ error: 'The price must be an amount in rand' }).min(0).max(99_999_999_999)

const CountedProduct = z.object({ productId: Id, count: Count })
/** `price`: the price per piece that the customer saw. Only for display: the server computes the price of an order. */
const Line = CountedProduct.extend({ price: Price.optional() })
const PositionedLine = Line.extend({ place: z.int().min(0).max(99) })
const PricedProduct = z.object({ productId: Id, price: Price })

const linesOf = <Each extends z.ZodType>(each: Each) =>
  z.object({ lines: z.array(each).max(100, 'A cart holds at most 100 different products') })

const CartResponse = z.object({
  result: z.object({
    lines: z.array(Line),
    version: z.number(),
    /** In the response with the whole cart: its withdrawn products, because the catalogue no longer lists them. */
    withdrawn: z.array(z.object({ productId: z.string(), name: z.string(), thumbnail: z.string() })).optional(),
    /** After a merge: the products of which the cart has fewer pieces than both carts together. */
    cut: z.array(z.object({ productId: z.string(), wanted: z.number(), count: z.number() })).optional(),
  }),
})

export const cartContract = contract({
  'GET cart/:customerId': {
    summary: "A signed-in customer's cart",
    access: 'signedIn',
    params: z.object({ customerId: z.string() }),
    response: CartResponse,
  },
  'POST cart/add': {
    summary: 'Put pieces of a product in the cart',
    access: 'signedIn',
    querydata: Line,
    response: CartResponse,
  },
  'POST cart/setCount': {
    summary: 'Set the count of a product in the cart',
    access: 'signedIn',
    querydata: CountedProduct,
    response: CartResponse,
  },
  'POST cart/remove': {
    summary: 'Take a product out of the cart',
    access: 'signedIn',
    querydata: z.object({ productId: Id }),
    response: CartResponse,
  },
  'POST cart/putBack': {
    summary: 'Put removed lines back at their places',
    access: 'signedIn',
    querydata: linesOf(PositionedLine),
    response: CartResponse,
  },
  'POST cart/acceptPrices': {
    summary: 'Accept the current prices of products in the cart',
    access: 'signedIn',
    querydata: linesOf(PricedProduct),
    response: CartResponse,
  },
  'POST cart/clear': { summary: 'Empty the cart', access: 'signedIn', querydata: z.object({}), response: CartResponse },
  'POST cart/merge': {
    summary: "Add a guest's cart to the customer's; counts are added, up to what is in stock",
    access: 'signedIn',
    querydata: linesOf(Line),
    response: CartResponse,
  },
})
