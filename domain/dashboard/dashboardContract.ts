import { z } from 'zod'
import { contract } from '#domain/kernel/endpoint.ts'
import { periodNamed, periods, usualPeriod } from './period.ts'

const Sold = z.object({
  /** Canceled ones as well. */
  orders: z.number(),
  canceled: z.number(),
  /** Rand, of what is not canceled. */
  revenue: z.number(),
  /** Rand an order that is not canceled; 0 without one. */
  averageOrder: z.number(),
})

const Count = z.object({ text: z.string(), count: z.number() })

/** Days are those of South Africa. */
const Figures = z.object({
  days: z.number(),
  /** The first day and the last, which is today: 2026-11-21. */
  since: z.string(),
  until: z.string(),
  /** Every day of the period, oldest first. */
  perDay: z.array(Sold.extend({ day: z.string() })),
  period: Sold,
  /** Today so far, and the same weekday a week ago until the same time. */
  today: Sold,
  weekAgo: Sold,
  /** Orders that wait at this moment, whenever they were placed. */
  waiting: z.object({ pending: z.number(), processing: z.number(), late: z.number() }),
  /** Listed products. */
  stock: z.object({ low: z.number(), soldOut: z.number() }),
  /** Searches of the period that found nothing, and the texts that were searched for most. */
  unfound: z.object({ count: z.number(), texts: z.array(Count) }),
  onlineUsers: z.number(),
})

export const dashboardContract = contract({
  'GET dashboard/figures': {
    summary: 'How the shop does: orders and revenue by day, what waits, what runs low, what was not found, who is here',
    who: 'admin',
    query: z.object({
      days: z
        .string()
        .refine((text) => periodNamed(text) !== undefined, `days must be one of: ${periods.join(', ')}`)
        .transform((text) => periodNamed(text) ?? usualPeriod)
        .default(usualPeriod),
    }),
    answer: z.object({ result: Figures }),
  },
})
