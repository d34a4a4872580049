import { rand } from '#stories/shop/catalogue/rand.ts'
import type { FreeDay } from '#ui-kit/shop/booking/slots/freeDays.ts'
import type { Slot } from '#ui-kit/shop/booking/slotTimes.ts'

/** The day on which the stories of bookings play. */
export const storyToday = '2026-11-23'

export const callOutFee = rand('350.00')

/** A slot of an hour at a South African time: `slotAt('2026-11-24', '09:00')`. */
export const slotAt = (day: string, time: string, minutes = 60): Slot => ({
  start: new Date(`${day}T${time}:00+02:00`).toISOString().replace('.000', ''),
  minutes,
})

export const freeDay = (day: string, times: readonly string[], isOff = false): FreeDay => ({
  day,
  isOff,
  slots: times.map((time) => slotAt(day, time)),
})

/** Sipho's week: full today, off on Wednesday and Sunday. */
export const siphosWeek: readonly FreeDay[] = [
  freeDay('2026-11-23', []),
  freeDay('2026-11-24', ['08:00', '09:00', '11:00', '14:00', '15:00', '17:00', '18:00']),
  freeDay('2026-11-25', [], true),
  freeDay('2026-11-26', ['10:00']),
  freeDay('2026-11-27', ['08:00', '12:00', '13:00', '16:00']),
  freeDay('2026-11-28', ['08:00', '09:00', '10:00']),
  freeDay('2026-11-29', [], true),
]

export const fullWeek = siphosWeek.map(({ day, isOff }) => freeDay(day, [], isOff))

const quarterHours = Array.from(
  { length: 56 },
  (_, quarter) =>
    `${String(8 + Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`,
)

/** Every quarter of an hour from 08:00 to 22:00 on every day. */
export const busiestWeek = siphosWeek.map(({ day }) => ({
  day,
  isOff: false,
  slots: quarterHours.map((time) => slotAt(day, time, 15)),
}))
