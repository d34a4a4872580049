// Mails tell the time of the shop: nobody knows where they are read.
const here = { timeZone: 'Africa/Johannesburg' } as const

const clock = new Intl.DateTimeFormat('en-ZA', { ...here, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const day = new Intl.DateTimeFormat('en-ZA', { ...here, weekday: 'long', day: 'numeric', month: 'long' })

/** `10:05` */
export const clockTime = (moment: Date) => clock.format(moment)

/** ISO 8601 as people say it: `Monday, 16 November at 10:05`. */
export const dayAndTime = (at: string) => `${day.format(new Date(at))} at ${clockTime(new Date(at))}`
