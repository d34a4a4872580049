import { z } from 'zod'
import { contract } from '#domain/kernel/endpoint.ts'

export const termsContract = contract({
  'GET customer/payLater/:customerId': {
    summary: "How far a customer is from Buy Now Pay Later, from the customer's delivered orders",
    access: 'signedIn',
    params: z.object({ customerId: z.string() }),
    response: z.object({
      /** Money in rand, times in ISO 8601. */
      result: z.object({
        eligible: z.boolean(),
        /** Purchases that are still missing. */
        missing: z.number(),
        /** The largest amount that can be financed now; 0 unless eligible. */
        limit: z.number(),
        /** The delivered orders that count, newest first. */
        qualifying: z.array(
          z.object({ id: z.string(), orderNumber: z.string(), orderDate: z.string(), totalAmount: z.number() }),
        ),
      }),
    }),
  },
})
