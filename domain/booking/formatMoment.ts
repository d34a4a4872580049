import { localDate } from '#domain/localDate.ts'

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

// Numbers only: the names of months differ between the server's and the browser's ICU.
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Johannesburg',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** A moment in South African time for a sentence: `Tue 24 Nov, 09:00`. */
export const formatMoment = (moment: string) =>
  `${formatWithoutYear(localDate(moment))}, ${clock.format(new Date(moment))}`

/** A day in South Africa, `2026-11-24`, for a sentence: `Tue 24 Nov 2026`. */
export const formatDay = (day: string) => `${formatWithoutYear(day)} ${day.slice(0, 4)}`

const formatWithoutYear = (written: string) => {
  const day = new Date(written)
  return `${weekdays[day.getUTCDay()]} ${day.getUTCDate()} ${months[day.getUTCMonth()]}`
}
