/** '2026-11-21' -> '21 Nov'. */
export const shortDay = (day: string) => `${Number(day.slice(8))} ${months[Number(day.slice(5, 7)) - 1]}`

/** '2026-11-21' -> 'Sat 21 Nov'. */
export const namedDay = (day: string) => `${weekdayOf(day).slice(0, 3)} ${shortDay(day)}`

/** '2026-11-21' -> 'Saturday'. */
export const weekdayOf = (day: string) => weekdays[new Date(day).getUTCDay()] ?? ''

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
