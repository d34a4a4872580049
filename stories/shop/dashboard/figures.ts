import { money } from '#stories/shop/productAdmin/money.ts'
import type { Bar, DailyFigure, DashboardFigures, DayRow, Figure } from '#ui-kit/shop/dashboard/figures.ts'

// The orders of each weekday, Sunday first; the pattern repeats every week.
const week = [6, 9, 4, 12, 15, 21, 18]

/** The given number of days until 21 November, oldest first. */
const daysUntil = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.UTC(2026, 10, 21 - (count - 1 - index)))
    return { key: date.toISOString().slice(0, 10), date, orders: week[date.getUTCDay()] ?? 0 }
  })

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const formatShortDate = (date: Date) => `${date.getUTCDate()} ${months[date.getUTCMonth()]}`

export const barsOf = (count: number, factor: number, add = 0): Bar[] =>
  daysUntil(count).map(({ key, date, orders }) => ({ key, label: formatShortDate(date), value: orders * factor + add }))

const axisMoney = (amount: number) => money(amount * 100).replace(/\.00$/, '')

export const orders: DailyFigure = {
  label: 'Orders',
  value: '368',
  href: '/Orders_Management?since=2026-10-23',
  trend: 'up',
  note: '18 today, 15 by this time last Saturday',
  bars: barsOf(30, 1),
  formatValue: String,
}

export const revenue: DailyFigure = {
  label: 'Revenue',
  value: money(28_451_230),
  href: orders.href,
  trend: 'down',
  note: `${money(1_290_000)} today, ${money(1_420_050)} by this time last Saturday`,
  bars: barsOf(30, 773),
  formatValue: axisMoney,
}

export const averageOrder: DailyFigure = {
  label: 'Average order',
  value: money(77_313),
  href: orders.href,
  trend: 'same',
  note: `${money(77_300)} today, ${money(77_300)} by this time last Saturday`,
  bars: barsOf(30, 4, 700),
  formatValue: axisMoney,
}

const requestedBookings: DailyFigure = {
  label: 'Bookings',
  value: '184',
  href: '/Bookings_Management',
  trend: 'up',
  note: '9 today, 7 by this time last Saturday',
  bars: barsOf(30, 0.5),
  formatValue: String,
}

export const lateOrders: Figure = {
  label: 'Late orders',
  value: '3',
  href: '/Orders_Management?late=1',
  note: 'not sent within a day',
  isUrgent: true,
}

const now: Figure[] = [
  lateOrders,
  { label: 'Pending', value: '12', href: '/Orders_Management?status=Pending', note: 'not begun yet' },
  { label: 'Processing', value: '7', href: '/Orders_Management?status=Processing', note: 'being packed' },
  {
    label: 'Low stock',
    value: '9',
    href: '/Products_Management?state=listed&warning=lowStock',
    note: '2 sold out',
  },
  { label: 'No results', value: '31', href: '#searches', note: 'searches in this period' },
  { label: 'Online now', value: '24', href: '/Audit?role=customer', note: 'guests and customers' },
]

const bookingsNow: Figure[] = [
  {
    label: 'To confirm',
    value: '4',
    href: '/Bookings_Management?status=Requested&since=2026-11-21',
    note: 'requested bookings',
    isUrgent: true,
  },
  {
    label: 'To complete',
    value: '2',
    href: '/Bookings_Management?status=Confirmed&until=2026-11-20',
    note: 'visits of past days',
    isUrgent: true,
  },
  {
    label: 'Visits today',
    value: '11',
    href: '/Bookings_Management?since=2026-11-21&until=2026-11-21',
    note: 'still to come',
  },
  {
    label: 'Visits in 7 days',
    value: '63',
    href: '/Bookings_Management?since=2026-11-21&until=2026-11-27',
    note: 'today included',
  },
  {
    label: 'Service providers',
    value: '124',
    href: '/ServiceProvider_Management?state=active',
    note: 'in the directory',
  },
  {
    label: 'Not verified',
    value: '31',
    href: '/ServiceProvider_Management?verified=no&state=active',
    note: 'of those in the directory',
  },
]

const dayRows: DayRow[] = daysUntil(30)
  .toReversed()
  .map(({ key, date, orders }) => ({
    key,
    label: `${weekdays[date.getUTCDay()]} ${formatShortDate(date)}`,
    href: `/Orders_Management?since=${key}&until=${key}`,
    orders: String(orders),
    canceled: orders > 14 ? '1' : '0',
    revenue: money(orders * 77_300),
    averageOrder: money(77_300),
    bookings: String(Math.ceil(orders / 2)),
  }))

const productSearchHref = (text: string) => `/Products_Management?search=${encodeURIComponent(text)}`

export const pageViews = [
  { title: 'Buy Now Pay Later', href: '/BuyNowPayLater', count: 84 },
  { title: 'Lay-Buy', href: '/LayBuy', count: 37 },
  { title: 'Privacy', href: '/Privacy', count: 1 },
]

export const unfound = [
  { text: 'gas heater', count: 14, href: productSearchHref('gas heater') },
  { text: 'mielie pap', count: 6, href: productSearchHref('mielie pap') },
  { text: 'school shoes', count: 4, href: productSearchHref('school shoes') },
  { text: 'umbrella', count: 1, href: productSearchHref('umbrella') },
]

export const busyMonth: DashboardFigures = {
  daily: [orders, revenue, averageOrder, requestedBookings],
  now,
  bookingsNow,
  days: dayRows,
  unfound,
  unfoundCount: 31,
  pageViews,
}

const withoutOrders = (figure: DailyFigure, value: string): DailyFigure => ({
  ...figure,
  value,
  trend: 'same',
  note: `${value} today, ${value} by this time last Saturday`,
  bars: figure.bars.map((bar) => ({ ...bar, value: 0 })),
})

const withZeros = (figures: readonly Figure[]) =>
  figures.map(({ isUrgent: _, ...figure }) => ({ ...figure, value: '0' }))

export const emptyShop: DashboardFigures = {
  daily: [
    withoutOrders(orders, '0'),
    withoutOrders(revenue, money(0)),
    withoutOrders(averageOrder, money(0)),
    withoutOrders(requestedBookings, '0'),
  ],
  now: withZeros(now),
  bookingsNow: withZeros(bookingsNow),
  days: dayRows.map((day) => ({
    ...{ ...day, orders: '0', canceled: '0', bookings: '0' },
    ...{ revenue: money(0), averageOrder: money(0) },
  })),
  unfound: [],
  unfoundCount: 0,
  pageViews: [],
}

/** Figures with very long numbers. */
export const longNumbers: DashboardFigures = {
  ...busyMonth,
  daily: [
    { ...orders, value: '1234567', note: '41 152 today, 39 887 by this time last Wednesday' },
    {
      ...revenue,
      value: money(123_456_789_000),
      note: `${money(4_115_226_300)} today, ${money(3_988_712_500)} by this time last Wednesday`,
      bars: barsOf(30, 3_000_000),
    },
    averageOrder,
    requestedBookings,
  ],
  now: now.map((figure) => ({ ...figure, value: '123456' })),
  bookingsNow: bookingsNow.map((figure) => ({ ...figure, value: '123456' })),
  unfound: [
    {
      text: 'a cordless drill with two batteries and a case that also ho',
      count: 1204,
      href: productSearchHref('drill'),
    },
    { text: 'k'.repeat(60), count: 1, href: productSearchHref('k') },
    ...unfound,
  ],
  unfoundCount: 123_456,
  pageViews: pageViews.map((page) => ({
    ...page,
    title: `${page.title}, and everything that belongs to it`,
    count: 1_234_567,
  })),
}
