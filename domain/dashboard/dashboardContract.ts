import { z } from 'zod'
import { contract } from '#domain/kernel/endpoint.ts'
import { defaultPeriod, parsePeriod, periods } from './period.ts'

const SalesFigures = z.object({
  /** The number of orders, including canceled ones. */
  orders: z.number(),
  canceled: z.number(),
  /** The total of all orders that are not canceled, in rand. */
  revenue: z.number(),
  /** The average total of an order that is not canceled, in rand; 0 without orders. */
  averageOrder: z.number(),
})

const Count = z.object({ text: z.string(), count: z.number() })

/** Days are in South African time. */
const Figures = z.object({
  days: z.number(),
  /** The first day and the last, which is today: 2026-11-21. */
  since: z.string(),
  until: z.string(),
  /** Every day of the period, oldest first. */
  perDay: z.array(SalesFigures.extend({ day: z.string() })),
  period: SalesFigures,
  /** Today so far, and the same weekday a week ago until the same time. */
  today: SalesFigures,
  weekAgo: SalesFigures,
  /** The orders that are waiting now, of any age. */
  waiting: z.object({ pending: z.number(), processing: z.number(), late: z.number() }),
  bookings: z.object({
    /** The number of bookings requested on every day of the period, whatever became of them, oldest first. */
    perDay: z.array(z.object({ day: z.string(), requested: z.number() })),
    /** The same for today so far, and for the same weekday a week ago until the same time. */
    requestedToday: z.number(),
    requestedWeekAgo: z.number(),
    /** The number of appointments to come that wait for a confirmation. */
    waiting: z.number(),
    /** The numbers of appointments to come, requested or confirmed: for the rest of today, and of today and the six days after it. */
    today: z.number(),
    nextSevenDays: z.number(),
    /** The number of confirmed appointments of past days that nobody has completed or recorded as a no-show. */
    toComplete: z.number(),
  }),
  /** The numbers of service providers in the directory, and of those among them that are not verified. */
  providers: z.object({ listed: z.number(), unverified: z.number() }),
  /** The numbers of listed products that are low in stock or sold out. */
  stock: z.object({ low: z.number(), soldOut: z.number() }),
  /** The number of searches in the period that found nothing, and their most frequent texts. */
  unfound: z.object({ count: z.number(), texts: z.array(Count) }),
  /** The views of the pages of the shop's terms in the period, by path, the most first. */
  pageViews: z.array(z.object({ path: z.string(), count: z.number() })),
  onlineUsers: z.number(),
})

export const dashboardContract = contract({
  'GET dashboard/figures': {
    summary:
      'Figures of the shop: orders, revenue and bookings by day, waiting orders, low stock, service providers, searches without results, page views, people online',
    access: 'admin',
    query: z.object({
      days: z
        .string()
        .refine((text) => parsePeriod(text) !== undefined, `days must be one of: ${periods.join(', ')}`)
        .transform((text) => parsePeriod(text) ?? defaultPeriod)
        .default(defaultPeriod),
    }),
    response: z.object({ result: Figures }),
  },
})
