type MomentProps = {
  /** ISO 8601 moment in UTC: '2026-11-21T08:00:00.000Z'. */
  at: string
  show?: 'date' | 'time' | 'both' | undefined
}

/** A date and time in South African time: 21 Nov 2026, 10:00. */
export const Moment = ({ at, show = 'both' }: MomentProps) => <time dateTime={at}>{formats[show](partsOf(at))}</time>

type Parts = { day: string; month: string; year: string; hour: string; minute: string }

const formats: Record<'date' | 'time' | 'both', (parts: Parts) => string> = {
  date: ({ day, month, year }) => `${Number(day)} ${months[Number(month) - 1]} ${year}`,
  time: ({ hour, minute }) => `${hour}:${minute}`,
  both: (parts) => `${formats.date(parts)}, ${formats.time(parts)}`,
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

// Numbers only: month names and separators differ between the server's and the browser's ICU.
const dateFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Johannesburg',
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

const partsOf = (at: string): Parts => {
  const parts = new Map(dateFormat.formatToParts(new Date(at)).map(({ type, value }) => [type, value]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''

  return { day: part('day'), month: part('month'), year: part('year'), hour: part('hour'), minute: part('minute') }
}
