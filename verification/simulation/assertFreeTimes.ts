import { freeSlots, holdLifetime } from '#domain/booking/agendaCommands.ts'
import { parseAgendaId } from '#domain/booking/agendaMachine.ts'
import { hasClaim } from '#domain/booking/bookingCommands.ts'
import { slotsOn } from '#domain/booking/slots.ts'
import type { LogSnapshot } from '#verification/invariants/logSnapshot.ts'
import { assertInvariant } from '#verification/invariants/violation.ts'
import { fewSlots } from './fewSlots.ts'

/** Asserts that after the last hold every time is free that no booking has. `now`: milliseconds since the epoch. */
export const assertFreeTimes = ({ agendas, bookings }: LogSnapshot, now: number) => {
  const later = new Date(now + holdLifetime).toISOString()
  const taken = [...bookings.values()].flatMap((booking) => {
    const { requested } = booking.context
    return requested && hasClaim(booking, requested.claimId) ? [`${requested.providerId} ${requested.start}`] : []
  })
  for (const [id, agenda] of agendas) {
    const { providerId, day } = parseAgendaId(id)
    const free = freeSlots(agenda, { day, schedule: fewSlots, now: later }).map(({ start }) => start)
    const expected = slotsOn(fewSlots, day)
      .map(({ start }) => start)
      .filter((start) => start > later && !taken.includes(`${providerId} ${start}`))
    assertInvariant(
      free.join() === expected.join(),
      'what nobody has is free',
      () => `${id}: ${free.join()} are free, and should be ${expected.join()}`,
    )
  }
}
