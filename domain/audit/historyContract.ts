import { z } from 'zod'
import { wholeNumber } from '#domain/kernel/endpoint.ts'

const Plain = z.union([z.string(), z.number(), z.boolean(), z.null()])
export const Change = z.object({ field: z.string(), from: Plain, to: Plain })

const revision = wholeNumber('a revision', 0, 1_000_000)

/** Revisions: the record as it was `at` one, and the difference `from` one `to` another. `format` makes the answer a file. */
export const Moments = z.object({
  at: revision.optional(),
  from: revision.optional(),
  to: revision.optional(),
  format: z.enum(['csv', 'json'], { error: 'The format must be csv or json' }).optional(),
})

export const historyDownload = ['text/csv', 'application/json'] as const

/** What a timeline's `result` holds, beside the record itself under its noun. */
export const historyFields = {
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
      changes: z.array(Change),
      data: z.unknown(),
      correlationId: z.string(),
      causationId: z.string().nullable(),
    }),
  ),
  difference: z.array(Change).optional(),
  /** Whether every fact is there, in order, and as it was written. */
  intact: z.boolean(),
}
