import { z } from 'zod'
import { contract } from '#domain/kernel/endpoint.ts'

/** How many pieces: a whole number from 1 to 999. */
export const Count = z
  .int({ error: 'The count must be a whole number from 1 to 999' })
  .min(1, 'The count must be a whole number from 1 to 999')
  .max(999, 'The count must be a whole number from 1 to 999')

const Id = z.string().max(64, 'There is no such product')

/** What one piece costs, in rand. */
const Price = z.number({ error: 'The price must be an amount in rand' }).min(0).max(99_999_999_999)

const CountedProduct = z.object({ productId: Id, count: Count })
/** `price`: what whoever buys it saw one piece cost. Only ever shown to them again: what an order costs is the shop's to say. */
const Line = CountedProduct.extend({ price: Price.optional() })
const LineInPlace = Line.extend({ place: z.int().min(0).max(99) })
const PricedProduct = z.object({ productId: Id, price: Price })

const linesOf = <Each extends z.ZodType>(each: Each) =>
  z.object({ lines: z.array(each).max(100, 'A cart holds at most 100 different products') })

const CartAnswer = z.object({
  result: z.object({
    lines: z.array(Line),
    version: z.number(),
    /** Where the whole cart is read: what is in it and no longer sold, which the catalogue does not tell of any more. */
    withdrawn: z.array(z.object({ productId: z.string(), name: z.string(), thumbnail: z.string() })).optional(),
    /** After a merge: of which products not all pieces that were wanted came in. */
    cut: z.array(z.object({ productId: z.string(), wanted: z.number(), count: z.number() })).optional(),
  }),
})

export const cartContract = contract({
  'GET cart/:customerId': {
    summary: "A signed-in customer's cart",
    who: 'signedIn',
    params: z.object({ customerId: z.string() }),
    answer: CartAnswer,
  },
  'POST cart/add': {
    summary: 'Put pieces of a product in the cart',
    who: 'signedIn',
    querydata: Line,
    answer: CartAnswer,
  },
  'POST cart/setCount': {
    summary: 'Set how many are wanted',
    who: 'signedIn',
    querydata: CountedProduct,
    answer: CartAnswer,
  },
  'POST cart/remove': {
    summary: 'Take a product out of the cart',
    who: 'signedIn',
    querydata: z.object({ productId: Id }),
    answer: CartAnswer,
  },
  'POST cart/putBack': {
    summary: 'Undo: put what was taken out back where it was',
    who: 'signedIn',
    querydata: linesOf(LineInPlace),
    answer: CartAnswer,
  },
  'POST cart/acceptPrices': {
    summary: 'Agree to what products in the cart cost now',
    who: 'signedIn',
    querydata: linesOf(PricedProduct),
    answer: CartAnswer,
  },
  'POST cart/clear': { summary: 'Empty the cart', who: 'signedIn', querydata: z.object({}), answer: CartAnswer },
  'POST cart/merge': {
    summary: "Add a guest's cart to the customer's; counts are added, up to what is in stock",
    who: 'signedIn',
    querydata: linesOf(Line),
    answer: CartAnswer,
  },
})
