import { z } from 'zod'
import { contract } from '#domain/kernel/endpoint.ts'

/** How many pieces: a whole number from 1 to 999. */
export const Count = z
  .int({ error: 'The count must be a whole number from 1 to 999' })
  .min(1, 'The count must be a whole number from 1 to 999')
  .max(999, 'The count must be a whole number from 1 to 999')

const Line = z.object({ productId: z.string(), count: Count })
const CartAnswer = z.object({ result: z.object({ lines: z.array(Line), version: z.number() }) })

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
  'POST cart/setCount': { summary: 'Set how many are wanted', who: 'signedIn', querydata: Line, answer: CartAnswer },
  'POST cart/remove': {
    summary: 'Take a product out of the cart',
    who: 'signedIn',
    querydata: z.object({ productId: z.string() }),
    answer: CartAnswer,
  },
  'POST cart/clear': { summary: 'Empty the cart', who: 'signedIn', querydata: z.object({}), answer: CartAnswer },
  'POST cart/merge': {
    summary: "Add a guest's cart to the customer's; counts are added, up to what is in stock",
    who: 'signedIn',
    querydata: z.object({ lines: z.array(Line).max(100, 'A cart holds at most 100 different products') }),
    answer: CartAnswer,
  },
})
