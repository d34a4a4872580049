import { addDays, slotDay, slotName, slotTime } from '#ui-kit/shop/booking/slotTimes.ts'

/** When a provider is free first, both as ISO moments: 'Free today 14:00', 'Free tomorrow 09:00', 'Free Sat 28 Nov, 09:00'. */
export const soonestLabel = (start: string, now: string) => {
  const [day, today] = [slotDay(start), slotDay(now)]
  if (day === today) return `Free today ${slotTime(start)}`
  return day === addDays(today, 1) ? `Free tomorrow ${slotTime(start)}` : `Free ${slotName(start)}`
}
