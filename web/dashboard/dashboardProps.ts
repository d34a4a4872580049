import { cents, rand } from '#domain/kernel/money.ts'
import type { DailyFigure, DashboardFigures, DayRow, Figure, Trend } from '#ui-kit/shop/dashboard/figures.ts'
import type { AnswerOf } from '#web/client/calls.ts'
import { namedDay, shortDay, weekdayOf } from './dayWords.ts'
import { figureLinks, ordersSince, stockroomSearch } from './figureLinks.ts'

type Figures = AnswerOf<'GET dashboard/figures'>['result']
type Sold = Figures['today']

/** The figures as the dashboard shows them. `online`: how many are in the shop, as the live line told last. */
export const dashboardProps = (figures: Figures, online: number | undefined): DashboardFigures => ({
  daily: dailyOf(figures),
  now: nowOf(figures, online ?? figures.onlineUsers),
  days: figures.perDay.map(dayRow).toReversed(),
  unfound: figures.unfound.texts.map((unfound) => ({ ...unfound, href: stockroomSearch(unfound.text) })),
  unfoundCount: figures.unfound.count,
})

interface Measure {
  of(sold: Sold): number
  written(amount: number): string
  /** What is to be known of the whole period. */
  remark?(sold: Sold): string
}

// What is measured of a day, and how it is written.
const measures: Record<string, Measure> = {
  // Canceled ones are no revenue, and no average is made of them.
  Orders: {
    of: ({ orders }) => orders,
    written: String,
    remark: ({ canceled }) => (canceled === 0 ? '' : `${canceled} of them canceled. `),
  },
  Revenue: { of: ({ revenue }) => revenue, written: (amount) => rand(cents(amount)) },
  'Average order': { of: ({ averageOrder }) => averageOrder, written: (amount) => rand(cents(amount)) },
}

const dailyOf = ({ perDay, period, today, weekAgo, since, until }: Figures): DailyFigure[] =>
  Object.entries(measures).map(([label, { of, written, remark = () => '' }]) => ({
    label,
    value: written(of(period)),
    href: ordersSince(since),
    trend: trendOf(of(today), of(weekAgo)),
    note: `${remark(period)}${written(of(today))} today, ${written(of(weekAgo))} by this time last ${weekdayOf(until)}`,
    bars: perDay.map((day) => ({ key: day.day, label: shortDay(day.day), value: of(day) })),
    written: (value: number) => written(value).replace(/\.00$/, ''),
  }))

const trendOf = (now: number, before: number): Trend => {
  if (now === before) return 'same'
  return now > before ? 'up' : 'down'
}

const nowOf = ({ waiting, stock, unfound }: Figures, online: number): Figure[] => [
  {
    label: 'Late orders',
    value: String(waiting.late),
    href: figureLinks.late,
    note: 'not sent within a day',
    isUrgent: waiting.late > 0,
  },
  { label: 'Pending', value: String(waiting.pending), href: figureLinks.pending, note: 'not begun yet' },
  { label: 'Processing', value: String(waiting.processing), href: figureLinks.processing, note: 'being packed' },
  { label: 'Low stock', value: String(stock.low), href: figureLinks.lowStock, note: `${stock.soldOut} sold out` },
  { label: 'Not found', value: String(unfound.count), href: figureLinks.unfound, note: 'searches, these days' },
  { label: 'Online now', value: String(online), href: figureLinks.online, note: 'guests and signed-in people' },
]

const dayRow = ({ day, ...sold }: Figures['perDay'][number]): DayRow => ({
  key: day,
  label: namedDay(day),
  href: ordersSince(day, day),
  orders: String(sold.orders),
  canceled: String(sold.canceled),
  revenue: rand(cents(sold.revenue)),
  averageOrder: rand(cents(sold.averageOrder)),
})
