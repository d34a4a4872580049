import { addDays, dayOf, slotsOn } from '#domain/booking/slots.ts'
import { thabosPlumbing } from '#domain/testing/providerFixtures.ts'
import type { WantedTime } from '#verification/invariants/bookingLog.ts'

/** The service providers of the killed shop. All of them work as Thabo does. */
export const providerIds = ['thabos-plumbing', 'naledis-painting']

/** The first slots of the next days, enough of them that most wishes are met and few enough that some are not. */
export const bookableTimes = (now: Date): WantedTime[] => {
  const today = dayOf(now.toISOString())
  return [3, 4, 5, 6, 7, 8, 9].flatMap((days) =>
    slotsOn(thabosPlumbing, addDays(today, days))
      .slice(0, 4)
      .flatMap(({ start }) => providerIds.map((providerId) => ({ providerId, start }))),
  )
}
