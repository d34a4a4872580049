import { z } from 'zod'
import { contract, wholeNumber } from '#domain/kernel/endpoint.ts'
import { newsKinds } from './inboxNews.ts'

/** An entry of the inbox. `at`: ISO 8601. */
const InboxEntry = z.object({
  id: z.string(),
  kind: z.enum(newsKinds),
  at: z.string(),
  read: z.boolean(),
  title: z.string(),
  text: z.string(),
  /** The page of the order, booking or product; empty if the product is no longer in the shop. */
  href: z.string(),
})

const customerParams = z.object({ customerId: z.string() })

export const inboxContract = contract({
  'GET inbox/own/:customerId': {
    summary: 'What concerned the signed-in person, newest first',
    access: 'signedIn',
    params: customerParams,
    query: z.object({
      pageNumber: wholeNumber('pageNumber', 1, 100_000).default(1),
      limit: wholeNumber('limit', 1, 100).default(20),
    }),
    response: z.object({
      results: z.array(InboxEntry),
      meta: z.object({
        totalCount: z.number(),
        total: z.number(),
        pageNumber: z.number(),
        size: z.number(),
        unread: z.number(),
      }),
    }),
  },
  'GET inbox/unread/:customerId': {
    summary: 'How many entries of the inbox the signed-in person has not read',
    access: 'signedIn',
    params: customerParams,
    response: z.object({ result: z.object({ unread: z.number() }) }),
  },
  'POST inbox/read': {
    summary: 'Mark one entry of the own inbox as read, or one and all older ones',
    access: 'signedIn',
    querydata: z.object({ id: z.string().max(64), older: z.boolean().default(false) }),
    response: z.object({ result: z.object({ id: z.string(), older: z.boolean() }) }),
  },
})
