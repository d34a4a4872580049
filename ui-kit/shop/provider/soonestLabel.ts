import { shortMonths, toSouthAfricaTime } from '#ui-kit/elements/southAfricaTime.ts'

/** When a provider is free first, both as ISO moments: 'Free today 14:00', 'Free tomorrow 09:00', 'Free Sat 28 Nov, 09:00'. */
export const soonestLabel = (start: string, now: string) => {
  const date = toSouthAfricaTime(start)
  const time = date.toISOString().slice(11, 16)
  const daysAhead = dayNumber(date) - dayNumber(toSouthAfricaTime(now))
  if (daysAhead === 0) return `Free today ${time}`
  if (daysAhead === 1) return `Free tomorrow ${time}`

  return `Free ${weekdays[date.getUTCDay()]} ${date.getUTCDate()} ${shortMonths[date.getUTCMonth()]}, ${time}`
}

const dayNumber = (date: Date) => Math.floor(date.getTime() / 86_400_000)

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
