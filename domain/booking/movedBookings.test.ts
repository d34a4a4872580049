import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isRefusal } from '#domain/kernel/decision.ts'
import { emptyRecord, replay } from '#domain/kernel/replay.ts'
import { recordedFact } from '#domain/testing/fixtures.ts'
import { bookingAfter, bookingHistories, thabosPlumbing } from '#domain/testing/providerFixtures.ts'
import { bookSlot, claimTimeout, releaseSlot } from './agendaCommands.ts'
import type { AgendaFact } from './agendaEvents.ts'
import { type Agenda, agendaMachine, agendaStream } from './agendaMachine.ts'
import { abandonClaim, hasClaim, rescheduleBooking, updateBooking } from './bookingCommands.ts'
import type { BookingFact } from './bookingEvents.ts'
import { type Booking, bookingMachine } from './bookingMachine.ts'
import { slotsOn } from './slots.ts'

// A slot is taken in the agenda first, then the booking names the claim; policies release what is left over. Each is a step of its own, and
// as much time as you like may pass between any two.

const day = '2026-11-24'
const starts = slotsOn(thabosPlumbing, day)
  .slice(0, 3)
  .map(({ start }) => start)
const [, nine = ''] = starts
const opening = Date.parse('2026-11-20T08:00:00Z')
const wish = { customerId: 'amina', schedule: thabosPlumbing }

/** Amina's booking and Thabo's agenda of that day, as two streams that change one after the other. */
const openDay = () => {
  let clock = opening
  let agenda: Agenda = emptyRecord(agendaMachine, agendaStream('thabos-plumbing', day))
  let booking: Booking = bookingAfter(...bookingHistories.confirmed)
  const now = () => new Date(clock).toISOString()
  /** What the policies still have to do. */
  const reactions: { at: number; react: () => void }[] = []

  const appendToAgenda = (facts: readonly AgendaFact[]) => {
    agenda = replay(
      agendaMachine,
      agenda.stream,
      facts.map((each) => recordedFact(each, now())),
      agenda,
    )
    for (const { type, data } of facts) {
      if (type !== 'SlotBooked') continue
      const { claimId, start } = data
      const free = () => {
        if (!hasClaim(booking, claimId)) appendToAgenda(releaseSlot(agenda, claimId, 'abandoned'))
      }
      const abandon = () => {
        appendToBooking(abandonClaim(booking, { claimId, start }))
        reactions.push({ at: clock, react: free })
      }
      reactions.push({ at: clock + claimTimeout * 1000, react: abandon })
    }
  }
  const release = (claimId: string) => appendToAgenda(releaseSlot(agenda, claimId, 'rescheduled'))
  const appendToBooking = (facts: readonly BookingFact[]) => {
    booking = replay(
      bookingMachine,
      booking.stream,
      facts.map((each) => recordedFact(each, now())),
      booking,
    )
    for (const { type, data } of facts) {
      if (type === 'BookingRescheduled') reactions.push({ at: clock, react: () => release(data.previousClaimId) })
      const claimId = booking.context.requested?.claimId ?? ''
      if (type === 'BookingCanceled') reactions.push({ at: clock, react: () => release(claimId) })
    }
  }

  /** The three steps of a request that moves the booking; after a refusal the rest is left out. */
  const moveTo = (start: string, claimId: string) => {
    let goesOn = true
    const slot = { start, minutes: 60, claimId }
    const decide = () => {
      const decision = rescheduleBooking(booking, { slot, as: 'Customer', now: now() })
      goesOn = !isRefusal(decision) && decision.length > 0
      return decision
    }
    const take = () => {
      const decision = bookSlot(agenda, { ...wish, start, bookingId: 'aminas-booking', claimId, now: now() })
      goesOn = !isRefusal(decision)
      if (!isRefusal(decision)) appendToAgenda(decision)
    }
    const name = () => {
      const decision = decide()
      if (!isRefusal(decision)) appendToBooking(decision)
    }
    const steps = [() => void decide(), take, name]
    return () => {
      const step = goesOn ? steps.shift() : undefined
      step?.()
    }
  }

  appendToAgenda([
    {
      type: 'SlotBooked',
      data: { claimId: 'aminas-claim', bookingId: 'aminas-booking', customerId: 'amina', start: nine, minutes: 60 },
    },
  ])
  return {
    moveTo,
    cancel: () => {
      const decision = updateBooking(booking, { as: 'Customer', status: 'Canceled', now: now() })
      if (!isRefusal(decision)) appendToBooking(decision)
    },
    /** Runs the reaction that is due for the longest time. */
    react: () => {
      const due = reactions.findIndex(({ at }) => at <= clock)
      if (due >= 0) reactions.splice(due, 1)[0]?.react()
    },
    wait: (seconds: number) => {
      clock += seconds * 1000
    },
    comeToRest: () => {
      clock += claimTimeout * 1000
      while (reactions.length > 0) reactions.shift()?.react()
      return { booking, booked: agenda.context.booked }
    },
  }
}

// Canceling is rare: nothing can be moved after it.
const choice = fc.oneof(
  { weight: 12, arbitrary: fc.record({ request: fc.nat({ max: 3 }) }) },
  { weight: 4, arbitrary: fc.constant('react' as const) },
  { weight: 2, arbitrary: fc.record({ wait: fc.constantFrom(1, 29, 30, 61) }) },
  { weight: 1, arbitrary: fc.constant('cancel' as const) },
)

it('a booking that several requests move at once has its slot in the end, and no other', () => {
  const targets = fc.array(fc.constantFrom(...starts), { minLength: 4, maxLength: 4 })
  fc.assert(
    fc.property(targets, fc.array(choice, { maxLength: 40 }), (wished, choices) => {
      const opened = openDay()
      const requests = wished.map((start, index) => opened.moveTo(start, `claim-${index}`))
      for (const chosen of choices) {
        if (chosen === 'react' || chosen === 'cancel') opened[chosen]()
        else if ('wait' in chosen) opened.wait(chosen.wait)
        else requests[chosen.request]?.()
      }
      const { booking, booked } = opened.comeToRest()
      const { start, claimId } = booking.context.requested ?? {}
      const own = booking.is('canceled') ? [] : [{ start, claimId }]
      expect(booked.map((each) => ({ start: each.start, claimId: each.claimId }))).toEqual(own)
    }),
    { numRuns: 3000 },
  )
})
