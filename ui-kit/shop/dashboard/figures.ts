/** A formatted figure of the shop and the table that it counts. */
export type Figure = {
  /** What the figure counts. */
  label: string
  /** 'R 1 234 567.00', with non-breaking spaces. */
  value: string
  /** The table behind the figure. */
  href: string
  /** A second, less prominent line. */
  note?: string | undefined
  /** The figure needs attention. */
  isUrgent?: boolean | undefined
}

/** Today compared with the same weekday a week ago. */
export type Trend = 'up' | 'down' | 'same'

/** A figure over several days, with one bar per day. */
export type DailyFigure = Figure & {
  /** The change against the days before. */
  trend: Trend
  /** A bar for each day, the oldest first. */
  bars: readonly Bar[]
  /** Formats a value for the axis. */
  formatValue: (value: number) => string
}

export type Bar = {
  /** The day: '2026-11-21'. */
  key: string
  /** '21 Nov'. */
  label: string
  value: number
}

/** A row of the day table, formatted. */
export type DayRow = {
  key: string
  /** 'Sat 21 Nov'. */
  label: string
  /** The order list of the day. */
  href: string
  orders: string
  canceled: string
  revenue: string
  averageOrder: string
  /** The number of bookings requested on the day. */
  bookings: string
}

/** A search text without a result. */
export type UnfoundSearch = {
  text: string
  count: number
  /** The same search in the product admin, which includes drafts and withdrawn products. */
  href: string
}

/** A page and how often it was opened. */
export type PageViewCount = {
  title: string
  href: string
  count: number
}

export type DashboardFigures = {
  /** Figures over several days: orders, revenue, average order, bookings. */
  daily: readonly DailyFigure[]
  /** Current figures of orders, products and visitors. */
  now: readonly Figure[]
  /** Current figures of bookings and service providers. */
  bookingsNow: readonly Figure[]
  days: readonly DayRow[]
  unfound: readonly UnfoundSearch[]
  /** The number of all searches without a result, listed or not. */
  unfoundCount: number
  pageViews: readonly PageViewCount[]
}
