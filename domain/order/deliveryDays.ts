import { sameDayOrderTime } from '#domain/businessConstants.ts'
import { daysAfter, localDate } from '#domain/localDate.ts'

/** The day in South Africa on which an order comes in the areas with same-day delivery: `2026-11-30`. `placedAt`: a moment. */
export const deliveryDayOf = (placedAt: Date | string) => {
  const day = localDate(placedAt)
  const isLate = new Date(placedAt) >= new Date(`${day}T${sameDayOrderTime}+02:00`)
  return nextDeliveryDay(isLate ? daysAfter(day, 1) : day)
}

/** The first day from this one on that the shop delivers: not a Sunday, and not a public holiday. */
export const nextDeliveryDay = (day: string): string =>
  weekdayOf(day) === 0 || isPublicHoliday(day) ? nextDeliveryDay(daysAfter(day, 1)) : day

/** Public Holidays Act 36 of 1994: the Monday after a holiday on a Sunday is one too. */
export const isPublicHoliday = (day: string) => {
  const eve = daysAfter(day, -1)
  return isNamedHoliday(day) || (weekdayOf(day) === 1 && isNamedHoliday(eve))
}

const isNamedHoliday = (day: string) => {
  const easter = easterSunday(Number(day.slice(0, 4)))
  return fixedHolidays.includes(day.slice(5)) || day === daysAfter(easter, -2) || day === daysAfter(easter, 1)
}

const fixedHolidays = '01-01 03-21 04-27 05-01 06-16 08-09 09-24 12-16 12-25 12-26'.split(' ')

// 0 is Sunday.
const weekdayOf = (day: string) => new Date(day).getUTCDay()

/** Gauss's rule for the Gregorian calendar from 1900 to 2099. */
const easterSunday = (year: number) => {
  const moon = (19 * (year % 19) + 24) % 30
  const sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7
  const days = moon + sunday
  const isWeekTooLate = days === 35 || (days === 34 && moon === 28 && year % 19 > 10)
  return daysAfter(`${year}-03-22`, isWeekTooLate ? days - 7 : days)
}
