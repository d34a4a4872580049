/** A figure of the shop and the table that it is counted in. Everything is written out already. */
export type Figure = {
  label: string
  /** 'R 1 234 567.00', with non-breaking spaces. */
  value: string
  href: string
  /** A second, quieter line. */
  note?: string | undefined
  /** Somebody should look at it. */
  isUrgent?: boolean | undefined
}

/** Which way today goes beside the same weekday a week ago. */
export type Trend = 'up' | 'down' | 'same'

/** A figure over some days, with its bars. */
export type DailyFigure = Figure & {
  trend: Trend
  bars: readonly Bar[]
  /** A value as the axis says it. */
  written: (value: number) => string
}

export type Bar = {
  /** The day: '2026-11-21'. */
  key: string
  /** '21 Nov'. */
  label: string
  value: number
}

/** A day in the table, its figures written out. */
export type DayRow = {
  key: string
  /** 'Sat 21 Nov'. */
  label: string
  /** The orders of the day. */
  href: string
  orders: string
  canceled: string
  revenue: string
  averageOrder: string
}

/** A text that was searched for and not found. */
export type Unfound = {
  text: string
  count: number
  /** Looks for it in the stockroom, where drafts and what is no longer sold stand too. */
  href: string
}

export type DashboardFigures = {
  /** What happened over the days: orders, revenue, average order. */
  daily: readonly DailyFigure[]
  /** How it stands now. */
  now: readonly Figure[]
  days: readonly DayRow[]
  unfound: readonly Unfound[]
  /** How many searches found nothing, also those that are not listed. */
  unfoundCount: number
}
