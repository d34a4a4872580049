import { z } from 'zod'
import { contract, wholeNumber } from '#domain/kernel/endpoint.ts'
import { auditNouns } from './auditNouns.ts'
import { historyDownload } from './historyContract.ts'

const actorRoles = ['customer', 'admin', 'provider', 'guest', 'system'] as const

/** One fact of the whole log. It names no customer: their names are masked, their words stand in the record's own history. */
export const AuditFact = z.object({
  position: z.number(),
  noun: z.enum(auditNouns),
  /** The record that it happened to, and what people call it: an order number, a product's name. */
  recordId: z.string(),
  recordName: z.string(),
  revision: z.number(),
  id: z.string(),
  type: z.string(),
  at: z.string(),
  actor: z.object({ role: z.enum(actorRoles), id: z.string(), name: z.string() }),
  sentence: z.string(),
  correlationId: z.string(),
  /** The fact that led to it. */
  causationId: z.string().nullable(),
})

/** A day, or a moment. */
export const moment = (name: string) =>
  z.union([z.iso.date(), z.iso.datetime({ offset: true })], {
    error: `${name} must be a day or a moment: 2026-11-21 or 2026-11-21T08:30:00Z`,
  })

export const auditContract = contract({
  'GET audit/recent': {
    summary: 'What happened in the whole shop, newest first: a page, or a file of up to 10 000 facts',
    who: 'admin',
    query: z
      .object({
        noun: z.enum(auditNouns, { error: `The noun must be one of: ${auditNouns.join(', ')}` }).optional(),
        /** One record of the noun. */
        id: z.string().max(200).optional(),
        type: z.string().max(60).optional(),
        role: z.enum(actorRoles, { error: `The role must be one of: ${actorRoles.join(', ')}` }).optional(),
        /** Id of who acted: an account's, or a policy's name. */
        actor: z.string().max(200).optional(),
        /** What happened in one request and on account of it. */
        correlationId: z.string().max(200).optional(),
        /** Days are those of South Africa; both ends belong to it. */
        since: moment('since').optional(),
        until: moment('until').optional(),
        /** Where the page before ended. */
        nextCursor: wholeNumber('nextCursor', 1, Number.MAX_SAFE_INTEGER).optional(),
        limit: wholeNumber('limit', 1, 100).default(50),
        /** Makes the answer a file, of as many facts as it may hold. */
        format: z.enum(['csv', 'json'], { error: 'The format must be csv or json' }).optional(),
      })
      .refine(({ noun, id }) => id === undefined || noun !== undefined, {
        error: 'An id wants its noun',
        path: ['noun'],
      }),
    download: historyDownload,
    answer: z.object({
      results: z.array(AuditFact),
      meta: z.object({ size: z.number(), nextCursor: z.string().nullable() }),
    }),
  },
  'GET audit/followed/:noun/:id': {
    summary: 'What happened elsewhere on account of a record: stock set aside, mails, carts',
    who: 'admin',
    params: z.object({ noun: z.enum(auditNouns), id: z.string().max(200) }),
    answer: z.object({ results: z.array(AuditFact) }),
  },
})
