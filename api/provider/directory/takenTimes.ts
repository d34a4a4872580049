import type { TakenTime } from '#api/provider/providerTables.ts'

/** A time that is not free, in minutes since midnight. */
export interface BlockedTime {
  start: number
  end: number
  /** When a hold ends, in milliseconds since 1970; infinity for a booking. */
  until: number
  /** Who holds it; empty for a booking. */
  customerId: string
}

/** The taken times of all providers. Bookings are many, so those of the same time of day are one object. */
export const openTakenTimes = () => {
  const byProvider = new Map<string, Map<number, readonly BlockedTime[]>>()
  const booked = new Map<number, BlockedTime>()

  const blockedTime = ({ minute, minutes, bookingId, customerId, until }: TakenTime): BlockedTime => {
    const time = { start: minute, end: minute + minutes }
    if (bookingId === '') return { ...time, until: Date.parse(until), customerId }
    const key = time.start * 10_000 + time.end
    return booked.getOrInsertComputed(key, () => ({ ...time, until: Number.POSITIVE_INFINITY, customerId: '' }))
  }
  /** Those of a provider, by midnight in local minutes. It changes with each `put`. */
  const of = (providerId: string) => byProvider.getOrInsertComputed(providerId, () => new Map())

  return {
    of,
    put: (providerId: string, midnight: number, taken: readonly TakenTime[]) => {
      if (taken.length === 0) of(providerId).delete(midnight)
      else of(providerId).set(midnight, taken.map(blockedTime))
    },
    /** Days that end before a midnight are over, and nobody asks about them again. */
    forgetBefore: (midnight: number) => {
      for (const days of byProvider.values()) for (const day of days.keys()) if (day < midnight) days.delete(day)
    },
  }
}

/** The moment at which the first of the holds ends, in milliseconds since 1970; infinity without a hold. */
export const nextHoldEnd = (taken: ReadonlyMap<number, readonly BlockedTime[]>, moment: number) => {
  let next = Number.POSITIVE_INFINITY
  for (const times of taken.values()) for (const { until } of times) if (until > moment && until < next) next = until
  return next
}
