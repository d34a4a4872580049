import { shortMonths, toSouthAfricaTime } from './southAfricaTime.ts'

type MomentProps = {
  /** ISO 8601 moment in UTC: '2026-11-21T08:00:00.000Z'. */
  at: string
  /** The date, the time, or both. */
  show?: 'date' | 'time' | 'both' | undefined
}

/** A date and time in South African time: 21 Nov 2026, 10:00. */
export const Moment = ({ at, show = 'both' }: MomentProps) => (
  <time dateTime={at}>{formats[show](toSouthAfricaTime(at))}</time>
)

const formats: Record<'date' | 'time' | 'both', (date: Date) => string> = {
  date: (date) => `${date.getUTCDate()} ${shortMonths[date.getUTCMonth()]} ${date.getUTCFullYear()}`,
  time: (date) => date.toISOString().slice(11, 16),
  both: (date) => `${formats.date(date)}, ${formats.time(date)}`,
}
