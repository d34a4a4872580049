import { z } from 'zod'
import { contract, moment, wholeNumber } from '#domain/kernel/endpoint.ts'
import { securityEventNames } from './securityEvents.ts'

const SecurityEvent = z.object({
  /** The position of the fact, and the index of the event within it. */
  id: z.string(),
  at: z.string(),
  event: z.enum(securityEventNames),
  /** How often it happened within a minute or less. */
  count: z.number(),
  /** How many e-mail addresses without an account were tried. */
  emails: z.number(),
  /** The affected customer with a masked name; `null` if the event concerns no account. */
  customer: z.object({ customerId: z.string(), name: z.string() }).nullable(),
  /** The admin who caused the event, or `null`. */
  admin: z.object({ customerId: z.string(), name: z.string() }).nullable(),
  /** An IP address without its last part: `196.25.1.0/24`; empty if it is unknown or the customer was erased. */
  network: z.string(),
  device: z.string(),
  /** The name of a refusal or of an endpoint. */
  reason: z.string(),
})

/** The networks with the most failed logins. */
const Network = z.object({
  network: z.string(),
  /** Failed and delayed logins. */
  attempts: z.number(),
  /** The number of accounts that the attempts targeted. */
  accounts: z.number(),
  /** The number of e-mail addresses without an account, counted per minute: the same address in two minutes counts twice. */
  emails: z.number(),
})

export const securityContract = contract({
  'GET audit/security': {
    summary: 'Security events, newest first: logins, wrong passwords and codes, reused tokens, refused requests',
    access: 'admin',
    query: z.object({
      event: z
        .enum(securityEventNames, { error: `The event must be one of: ${securityEventNames.join(', ')}` })
        .optional(),
      /** An account's id. */
      customerId: z.string().max(200).optional(),
      network: z.string().max(60).optional(),
      /** Days in South African time; both ends are inclusive. */
      since: moment('since').optional(),
      until: moment('until').optional(),
      pageNumber: wholeNumber('pageNumber', 1, 1_000_000).default(1),
      limit: wholeNumber('limit', 1, 100).default(50),
    }),
    response: z.object({
      results: z.array(SecurityEvent),
      networks: z.array(Network),
      meta: z.object({ totalCount: z.number(), total: z.number(), pageNumber: z.number(), size: z.number() }),
    }),
  },
})
