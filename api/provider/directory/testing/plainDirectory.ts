import type { ProviderFilter, ProviderPage } from '#api/provider/directory/findProviders.ts'
import type { TakenTime } from '#api/provider/providerTables.ts'
import { slotMinutesOn } from '#domain/booking/slots.ts'
import type { ProviderDetails } from '#domain/provider/providerEvents.ts'
import type { Weekday } from '#domain/provider/workingHours.ts'

/** A provider with everything that its place in a list depends on. */
export interface PlainProvider {
  id: string
  details: ProviderDetails
  isListed: boolean
  /** By day. */
  taken: ReadonlyMap<string, readonly TakenTime[]>
}

/** The directory at a moment, without indexes: it filters and sorts all providers. Holds of the rules, and of none of the code under test. */
export const plainDirectory = (providers: readonly PlainProvider[], now: Date) => {
  const timed = providers.map((provider, number) => ({
    ...provider,
    number,
    soonest: soonestOf(provider, now, bookableDays(now)),
    atWeekend: soonestOf(provider, now, weekendDays(now)),
  }))
  const tomorrow = startOf(dayAfter(dayOf(now), 1))

  return {
    /** The moment at which a provider is free soonest, in milliseconds. */
    soonest: (id: string) => timed.find((each) => each.id === id)?.soonest ?? Number.POSITIVE_INFINITY,
    page: (filter: ProviderFilter, { sort, pageNumber, limit }: ProviderPage) => {
      const { category, search, feeUpTo, verified, available, isListed = true } = filter
      const matches = timed.filter(
        ({ details, soonest, atWeekend, ...provider }) =>
          (isListed === 'both' || provider.isListed === isListed) &&
          (available === undefined || provider.isListed) &&
          (available !== 'today' || soonest < tomorrow) &&
          (available !== 'weekend' || atWeekend < Number.POSITIVE_INFINITY) &&
          (category === undefined || details.categories.includes(category)) &&
          (search === undefined || details.fullName.toLowerCase().split(' ').includes(search)) &&
          (feeUpTo === undefined || details.callOutFee <= feeUpTo) &&
          (verified === undefined || details.verified === verified),
      )
      const byName = matches.toSorted(
        (one, other) => compare(one.details.fullName, other.details.fullName) || one.number - other.number,
      )
      const sorted = byName.toSorted((one, other) => {
        if (sort === 'soonest') return compare(one.soonest, other.soonest)
        if (sort === '-soonest') return compare(other.soonest, one.soonest)
        return sort === 'fee' ? one.details.callOutFee - other.details.callOutFee : 0
      })
      const first = (pageNumber - 1) * limit
      return { total: matches.length, ids: sorted.slice(first, first + limit).map(({ id }) => id) }
    },
  }
}

type Comparable = string | number

const compare = (one: Comparable, other: Comparable) => (one < other ? -1 : Number(one > other))

/** The earliest moment, in milliseconds, at which a provider is free on one of the days; infinity if there is none. */
const soonestOf = ({ details, taken }: PlainProvider, now: Date, days: readonly string[]) => {
  const thisMinute = Math.floor(now.getTime() / 60_000) * 60_000
  for (const day of days.filter((each) => !details.daysOff.includes(each))) {
    const blocking = (taken.get(day) ?? []).filter(
      ({ bookingId, until }) => bookingId !== '' || Date.parse(until) > now.getTime(),
    )
    const free = slotMinutesOn(details, weekdayOf(day)).find(
      (minute) =>
        startOf(day) + minute * 60_000 > thisMinute &&
        !blocking.some((each) => each.minute < minute + details.slotMinutes && minute < each.minute + each.minutes),
    )
    if (free !== undefined) return startOf(day) + free * 60_000
  }
  return Number.POSITIVE_INFINITY
}

const bookableDays = (now: Date) => Array.from({ length: 61 }, (_, index) => dayAfter(dayOf(now), index))

const weekendDays = (now: Date) => {
  const today = dayOf(now)
  const weekday = weekdayOf(today)
  return weekday === 7 ? [today] : [dayAfter(today, 6 - weekday), dayAfter(today, 7 - weekday)]
}

// South Africa is two hours ahead of UTC all year.

/** The local day of a moment. */
export const dayOf = (moment: Date) => new Date(moment.getTime() + 2 * 3_600_000).toISOString().slice(0, 10)

/** The day so many days after another. */
export const dayAfter = (day: string, count: number) =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10)

/** The moment at which a day begins, in milliseconds. */
export const startOf = (day: string) => Date.parse(`${day}T00:00:00+02:00`)

const weekdayOf = (day: string) => (new Date(day).getUTCDay() || 7) as Weekday
