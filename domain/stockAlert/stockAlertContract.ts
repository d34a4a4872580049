import { z } from 'zod'
import { contract } from '#domain/kernel/endpoint.ts'

/** A product that the customer waits for. `since`: ISO 8601. */
const StockAlert = z.object({ productId: z.string(), slug: z.string(), name: z.string(), since: z.string() })

const productQuery = z.object({ productId: z.string().max(64) })
const StockAlertState = z.object({ productId: z.string(), waiting: z.boolean() })

export const stockAlertContract = contract({
  'GET stockAlerts/own/:customerId': {
    summary: 'The products that the signed-in person wants to be told about when they are back in stock',
    access: 'signedIn',
    params: z.object({ customerId: z.string() }),
    response: z.object({ results: z.array(StockAlert) }),
  },
  'POST stockAlerts/add': {
    summary: 'Be told by mail and in the inbox when a sold-out product is back in stock',
    access: 'signedIn',
    querydata: productQuery,
    response: z.object({ result: StockAlertState }),
  },
  'POST stockAlerts/remove': {
    summary: 'Wait for a product no longer',
    access: 'signedIn',
    querydata: productQuery,
    response: z.object({ result: StockAlertState }),
  },
})
