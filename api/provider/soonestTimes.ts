import { type Availability, type CalendarDay, type LocalNow, soonestFree } from './availability.ts'

type SoonestTime = NonNullable<ReturnType<typeof soonestFree>>

interface KnownTime {
  soonest: SoonestTime | undefined
  /** Minutes since midnight of today: from then on another slot may be the soonest. */
  untilMinute: number
}

type Provider = Readonly<{ availability: Availability }>

/**
 * Remembers the soonest free slot of each provider within a calendar. It stays the soonest until its start, the end of a hold, a change of
 * the provider's times, or the next day.
 */
export const openSoonestTimes = (calendarOf: (now: LocalNow) => readonly CalendarDay[]) => {
  let known = new WeakMap<Provider, KnownTime>()
  let calendar: readonly CalendarDay[] = []
  let today = ''

  return {
    find: (provider: Provider, now: LocalNow): SoonestTime | undefined => {
      if (today !== now.day) {
        calendar = calendarOf(now)
        today = now.day
        known = new WeakMap()
      }
      const remembered = known.get(provider)
      if (remembered && now.minute < remembered.untilMinute) return remembered.soonest
      const { availability } = provider
      const soonest = soonestFree(availability, calendar, now)
      known.set(provider, { soonest, untilMinute: Math.min(startToday(soonest, now), nextHoldEnd(availability, now)) })
      return soonest
    },
    /** Forgets a provider whose times have changed. */
    forget: (provider: Provider) => known.delete(provider),
  }
}

const startToday = (soonest: SoonestTime | undefined, now: LocalNow) =>
  soonest?.day === now.day ? soonest.minute : Number.POSITIVE_INFINITY

/** The minute, counted from today's midnight, in which the first of the holds ends. */
const nextHoldEnd = ({ taken }: Availability, now: LocalNow) => {
  const moment = Date.parse(now.moment)
  const ends = [...taken.values()]
    .flat()
    .map(({ until }) => Date.parse(until))
    .filter((end) => end > moment)
  return now.minute + Math.floor((Math.min(...ends) - moment) / 60_000)
}
