// Mails show times in the shop's time zone: the reader's is unknown.
const shopTimeZone = { timeZone: 'Africa/Johannesburg' } as const

const clock = new Intl.DateTimeFormat('en-ZA', {
  ...shopTimeZone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const day = new Intl.DateTimeFormat('en-ZA', { ...shopTimeZone, weekday: 'long', day: 'numeric', month: 'long' })

/** `10:05` */
export const clockTime = (moment: Date) => clock.format(moment)

/** Formats ISO 8601 for a sentence: `Monday, 16 November at 10:05`. */
export const dayAndTime = (at: string) => `${day.format(new Date(at))} at ${clockTime(new Date(at))}`
