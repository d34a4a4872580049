import { daysAfter } from '#domain/localDate.ts'
import { locale } from '#domain/locale/locale.ts'
import { defaultDeliveryTerms } from '#domain/shopIdentity.ts'
import { termsPageOf } from '#domain/terms/termsPages.ts'
import { shortMonths } from '#ui-kit/elements/southAfricaTime.ts'
import type { DailyFigure, DashboardFigures, DayRow, Figure, Trend } from '#ui-kit/shop/dashboard/figures.ts'
import { formatAmount } from '#web/state/formatAmount.ts'
import type { AnswerOf } from '#web/state/http/calls.ts'

type Figures = AnswerOf<'GET dashboard/figures'>['result']
type SalesFigures = Figures['today']

/** Props of the dashboard. `online`: the number of visitors online in the last live frame, if there was one. */
export const dashboardProps = (figures: Figures, online: number | undefined): DashboardFigures => ({
  daily: [...dailyFigures(figures), requestedBookings(figures)],
  now: currentFigures(figures, online ?? figures.onlineUsers),
  bookingsNow: bookingFigures(figures),
  days: dayRows(figures).toReversed(),
  unfound: figures.unfound.texts.map((unfound) => ({ ...unfound, href: productSearchLink(unfound.text) })),
  unfoundCount: figures.unfound.count,
  pageViews: figures.pageViews.map(({ path, count }) => ({ title: titleOf(path), href: path, count })),
})

const titleOf = (path: string) => {
  const page = termsPageOf(path)
  return page ? locale.terms[page](defaultDeliveryTerms).title : path
}

interface Measure {
  measure(sold: SalesFigures): number
  format(amount: number): string
  /** A remark about the whole period, ahead of the figures of today. */
  remark?(sold: SalesFigures): string
}

// The figures of a day, each with its format.
const measures: Record<string, Measure> = {
  // Revenue and the average leave out canceled orders.
  Orders: {
    measure: ({ orders }) => orders,
    format: String,
    remark: ({ canceled }) => (canceled === 0 ? '' : `${canceled} of them cancelled. `),
  },
  Revenue: { measure: ({ revenue }) => revenue, format: formatAmount },
  'Average order': { measure: ({ averageOrder }) => averageOrder, format: formatAmount },
}

const dailyFigures = ({ perDay, period, today, weekAgo, since, until }: Figures): DailyFigure[] =>
  Object.entries(measures).map(([label, { measure, format, remark = () => '' }]) => ({
    label,
    value: format(measure(period)),
    href: ordersSince(since),
    trend: trendOf(measure(today), measure(weekAgo)),
    note: `${remark(period)}${format(measure(today))} today, ${format(measure(weekAgo))} by this time last ${weekdayOf(until)}`,
    bars: perDay.map((day) => ({ key: day.day, label: shortDay(day.day), value: measure(day) })),
    formatValue: (value: number) => format(value).replace(/\.00$/, ''),
  }))

// Bookings by the day of their request, whatever became of them.
const requestedBookings = ({ bookings, until }: Figures): DailyFigure => {
  const { perDay, requestedToday, requestedWeekAgo } = bookings
  return {
    label: 'Bookings',
    value: String(perDay.reduce((total, { requested }) => total + requested, 0)),
    href: bookingsPath,
    trend: trendOf(requestedToday, requestedWeekAgo),
    note: `${requestedToday} today, ${requestedWeekAgo} by this time last ${weekdayOf(until)}`,
    bars: perDay.map(({ day, requested }) => ({ key: day, label: shortDay(day), value: requested })),
    formatValue: String,
  }
}

const trendOf = (now: number, before: number): Trend => {
  if (now === before) return 'same'
  return now > before ? 'up' : 'down'
}

const currentFigures = ({ waiting, stock, unfound }: Figures, online: number): Figure[] => [
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
  { label: 'No results', value: String(unfound.count), href: figureLinks.unfound, note: 'searches in this period' },
  { label: 'Online now', value: String(online), href: figureLinks.online, note: 'guests included' },
]

const bookingFigures = ({ bookings, providers, until: today }: Figures): Figure[] => [
  {
    label: 'To confirm',
    value: String(bookings.waiting),
    href: bookingsWith({ status: 'Requested', since: today }),
    note: 'requested bookings',
    isUrgent: bookings.waiting > 0,
  },
  {
    label: 'To complete',
    value: String(bookings.toComplete),
    href: bookingsWith({ status: 'Confirmed', until: daysAfter(today, -1) }),
    note: 'visits of past days',
    isUrgent: bookings.toComplete > 0,
  },
  {
    label: 'Visits today',
    value: String(bookings.today),
    href: bookingsWith({ since: today, until: today }),
    note: 'still to come',
  },
  {
    label: 'Visits in 7 days',
    value: String(bookings.nextSevenDays),
    href: bookingsWith({ since: today, until: daysAfter(today, 6) }),
    note: 'today included',
  },
  {
    label: 'Service providers',
    value: String(providers.listed),
    href: `${providersPath}?state=active`,
    note: 'in the directory',
  },
  {
    label: 'Not verified',
    value: String(providers.unverified),
    href: `${providersPath}?verified=no&state=active`,
    note: 'of those in the directory',
  },
]

const dayRows = ({ perDay, bookings }: Figures) => {
  const requestedOn = new Map(bookings.perDay.map(({ day, requested }) => [day, requested]))
  return perDay.map((sold) => dayRow(sold, requestedOn.get(sold.day) ?? 0))
}

const dayRow = ({ day, ...sold }: Figures['perDay'][number], requested: number): DayRow => ({
  key: day,
  label: namedDay(day),
  href: ordersSince(day, day),
  orders: String(sold.orders),
  canceled: String(sold.canceled),
  revenue: formatAmount(sold.revenue),
  averageOrder: formatAmount(sold.averageOrder),
  bookings: String(requested),
})

const ordersPath = '/Orders_Management'
const productsPath = '/Products_Management'
const bookingsPath = '/Bookings_Management'
const providersPath = '/ServiceProvider_Management'

// For each figure, the address of the list that it counts.
const figureLinks = {
  pending: `${ordersPath}?status=Pending`,
  processing: `${ordersPath}?status=Processing`,
  late: `${ordersPath}?late=1`,
  lowStock: `${productsPath}?state=listed&warning=lowStock`,
  unfound: '#searches',
  online: '/Audit?role=customer',
}

// The address of the orders since a day, or between two days, both included.
const ordersSince = (since: string, until?: string) =>
  `${ordersPath}?${new URLSearchParams({ since, ...(until && { until }) })}`

// The address of the bookings with a status, or whose visit is on these days.
const bookingsWith = (filter: { status?: string; since?: string; until?: string }) =>
  `${bookingsPath}?${new URLSearchParams(filter)}`

// The address of a search in the product administration, which includes drafts and withdrawn products.
const productSearchLink = (text: string) => `${productsPath}?${new URLSearchParams({ search: text })}`

/** '2026-11-21' -> '21 Nov'. */
export const shortDay = (day: string) => `${Number(day.slice(8))} ${shortMonths[Number(day.slice(5, 7)) - 1]}`

/** '2026-11-21' -> 'Sat 21 Nov'. */
export const namedDay = (day: string) => `${weekdayOf(day).slice(0, 3)} ${shortDay(day)}`

/** '2026-11-21' -> 'Saturday'. */
export const weekdayOf = (day: string) => weekdays[new Date(day).getUTCDay()] ?? ''

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
