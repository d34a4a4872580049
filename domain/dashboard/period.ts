/** The numbers of days that the dashboard can show, including today. */
export const periods = [7, 30, 90] as const
export type Period = (typeof periods)[number]

export const defaultPeriod: Period = 30

/** Parses a period; `undefined` for any other text. */
export const parsePeriod = (days: string | null) => periods.find((period) => String(period) === days)
