/** How many days the dashboard looks back on; today is one of them. */
export const periods = [7, 30, 90] as const
export type Period = (typeof periods)[number]

export const usualPeriod: Period = 30

/** `undefined` for what is no period. */
export const periodNamed = (days: string | null) => periods.find((period) => String(period) === days)
