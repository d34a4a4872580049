import { z } from 'zod'
import { wholeNumber } from './endpoint.ts'

const Plain = z.union([z.string(), z.number(), z.boolean(), z.null()])
export const HistoryChange = z.object({ field: z.string(), from: Plain, to: Plain })

const revision = wholeNumber('a revision', 0, 1_000_000)

/**
 * Revisions: `at` selects the record at a revision, `from` and `to` the difference between two. The facts come in pages: the newest `limit`
 * before the revision `before`. With `format`, the response is a file with all facts.
 */
export const TimelineQuery = z.object({
  at: revision.optional(),
  from: revision.optional(),
  to: revision.optional(),
  before: revision.optional(),
  limit: wholeNumber('limit', 1, 1000).default(500),
  format: z.enum(['csv', 'json'], { error: 'The format must be csv or json' }).optional(),
})

export const historyFileTypes = ['text/csv', 'application/json'] as const

/** The fields of a timeline's `result`, in addition to the record itself under its noun. */
export const historyFields = {
  /** A page of the timeline, oldest fact first. */
  facts: z.array(
    z.object({
      revision: z.number(),
      position: z.number(),
      id: z.string(),
      type: z.string(),
      at: z.string(),
      actor: z.object({ role: z.string(), id: z.string(), name: z.string() }),
      sentence: z.string(),
      /** The machine's leaf state after the fact: `shipped.inTransit`. */
      state: z.string(),
      changes: z.array(HistoryChange),
      data: z.unknown(),
      correlationId: z.string(),
      causationId: z.string().nullable(),
      /** The fact is from another stream about the same record; `revision` is the record's at that time. */
      isBeside: z.literal(true).optional(),
    }),
  ),
  /** How many facts the whole timeline has. */
  total: z.number(),
  difference: z.array(HistoryChange).optional(),
  /** Whether no fact is missing, out of order or altered. */
  intact: z.boolean(),
}
