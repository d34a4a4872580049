import { z } from 'zod'
import { contract, moment, wholeNumber } from '#domain/kernel/endpoint.ts'
import { historyFileTypes } from '#domain/kernel/historyContract.ts'
import { recordKinds } from './recordKinds.ts'

const actorRoles = ['customer', 'admin', 'provider', 'guest', 'system'] as const

/** One fact of the whole log. It contains no personal data: names are masked, texts stand in the record's own history only. */
export const AuditFact = z.object({
  position: z.number(),
  noun: z.enum(recordKinds),
  /** Id and display name of the record: an order number, a product's name. */
  recordId: z.string(),
  recordName: z.string(),
  revision: z.number(),
  id: z.string(),
  type: z.string(),
  at: z.string(),
  actor: z.object({ role: z.enum(actorRoles), id: z.string(), name: z.string() }),
  sentence: z.string(),
  correlationId: z.string(),
  /** The id of the fact that caused this one. */
  causationId: z.string().nullable(),
})

export const auditContract = contract({
  'GET audit/recent': {
    summary: 'All facts of the shop, newest first: one page, or a file of up to 10 000 facts',
    access: 'admin',
    query: z
      .object({
        noun: z.enum(recordKinds, { error: `The noun must be one of: ${recordKinds.join(', ')}` }).optional(),
        /** The id of one record of that kind. */
        id: z.string().max(200).optional(),
        type: z.string().max(60).optional(),
        role: z.enum(actorRoles, { error: `The role must be one of: ${actorRoles.join(', ')}` }).optional(),
        /** Id of the actor: an account's id, or the name of a policy. */
        actor: z.string().max(200).optional(),
        /** Facts of one request and of the reactions to it. */
        correlationId: z.string().max(200).optional(),
        /** Days in South African time; both ends are inclusive. */
        since: moment('since').optional(),
        until: moment('until').optional(),
        /** The position at which the previous page ended. */
        nextCursor: wholeNumber('nextCursor', 1, Number.MAX_SAFE_INTEGER).optional(),
        limit: wholeNumber('limit', 1, 100).default(50),
        /** Returns a file, with as many facts as it may hold. */
        format: z.enum(['csv', 'json'], { error: 'The format must be csv or json' }).optional(),
      })
      .refine(({ noun, id }) => id === undefined || noun !== undefined, {
        error: 'An id wants its noun',
        path: ['noun'],
      }),
    download: historyFileTypes,
    response: z.object({
      results: z.array(AuditFact),
      meta: z.object({ size: z.number(), nextCursor: z.string().nullable() }),
    }),
  },
  'GET audit/followed/:noun/:id': {
    summary: 'Facts of other records that a record caused: reserved stock, mails, carts',
    access: 'admin',
    params: z.object({ noun: z.enum(recordKinds), id: z.string().max(200) }),
    response: z.object({ results: z.array(AuditFact) }),
  },
})
