import type { StoredFact } from '#api/eventStore/eventStore.ts'
import type { AgendaFact, BookedSlot, Hold, Slot } from '#domain/booking/agendaEvents.ts'
import { parseAgendaId } from '#domain/booking/agendaMachine.ts'
import type { BookingFact, RequestedBooking } from '#domain/booking/bookingEvents.ts'
import { recordIdOf } from '#domain/kernel/streamName.ts'
import { shareMoment } from './shareMoment.ts'
import { assertInvariant } from './violation.ts'

type BookingModelFact = AgendaFact | BookingFact
type Handlers = {
  [Type in BookingModelFact['type']]?: (
    data: Extract<BookingModelFact, { type: Type }>['data'],
    fact: StoredFact,
  ) => void
}

interface ModelBooking extends Pick<RequestedBooking, 'providerId' | 'start' | 'minutes' | 'claimId'> {
  isOver: boolean
}

export type BookingModel = ReturnType<typeof openBookingModel>

/**
 * An independent model of agendas and bookings: `apply` takes each fact as it is appended and throws where the fact takes a time that
 * somebody has.
 */
export const openBookingModel = () => {
  const claims = new Map<string, BookedSlot & { providerId: string }>()
  const holds = new Map<string, Hold & { providerId: string }>()
  const bookings = new Map<string, ModelBooking>()

  const claimsOf = (providerId: string) => [...claims.values()].filter((each) => each.providerId === providerId)
  const othersHolds = (providerId: string, customerId: string, at: string) =>
    [...holds.values()].filter(
      (each) =>
        each.providerId === providerId && each.customerId !== customerId && Date.parse(each.until) > Date.parse(at),
    )

  const assertFree = (slot: Slot, taken: readonly Slot[], invariant: string, stream: string) => {
    const other = taken.find((each) => shareMoment(each, slot))
    assertInvariant(other === undefined, invariant, () => `${slot.start} of ${stream}: ${JSON.stringify(other)}`)
  }

  const assertClaimed = (id: string, { start, minutes, claimId }: Omit<ModelBooking, 'isOver'>) => {
    const claim = claims.get(claimId)
    assertInvariant(
      claim?.bookingId === id && claim.start === start && claim.minutes === minutes,
      'a booking has its time',
      () => `${id} names ${start}, and the agenda has ${JSON.stringify(claim)}`,
    )
  }

  const end = (_: unknown, fact: StoredFact) => {
    const booking = bookings.get(recordIdOf(fact))
    if (booking) booking.isOver = true
  }

  const handlers: Handlers = {
    SlotHeld: (hold, { stream, meta }) => {
      const { providerId } = parseAgendaId(idIn(stream))
      assertFree(hold, claimsOf(providerId), 'a time is sold once', stream)
      assertFree(hold, othersHolds(providerId, hold.customerId, meta.at), 'a held time is kept', stream)
      holds.set(holdKey(stream, hold), { ...hold, providerId })
    },
    HoldReleased: (hold, { stream }) => void holds.delete(holdKey(stream, hold)),
    SlotBooked: (claim, { stream, meta }) => {
      const { providerId } = parseAgendaId(idIn(stream))
      assertFree(claim, claimsOf(providerId), 'a time is sold once', stream)
      assertFree(claim, othersHolds(providerId, claim.customerId, meta.at), 'a held time is kept', stream)
      claims.set(claim.claimId, { ...claim, providerId })
      for (const [key, hold] of holds) if (hold.providerId === providerId && shareMoment(hold, claim)) holds.delete(key)
    },
    SlotReleased: ({ claimId, bookingId, start }) => {
      const booking = bookings.get(bookingId)
      assertInvariant(
        booking?.claimId !== claimId || booking.isOver,
        'a booking keeps its time',
        () => `${bookingId} loses ${start}`,
      )
      claims.delete(claimId)
    },
    BookingRequested: (requested, fact) => {
      const id = recordIdOf(fact)
      assertInvariant(!bookings.has(id), 'a booking is made once', () => id)
      assertClaimed(id, requested)
      bookings.set(id, { ...requested, isOver: false })
    },
    BookingRescheduled: (moved, fact) => {
      const id = recordIdOf(fact)
      const { providerId = '', claimId, isOver } = bookings.get(id) ?? {}
      assertInvariant(isOver === false, 'only a booking that is not over is moved', () => id)
      assertInvariant(claimId === moved.previousClaimId, 'a booking leaves the time that it has', () => id)
      assertClaimed(id, { ...moved, providerId })
      bookings.set(id, { ...moved, providerId, isOver: false })
    },
    BookingCanceled: end,
    BookingDeclined: end,
  }

  return {
    apply: (fact: StoredFact) => {
      const handler = handlers[fact.type as keyof Handlers] as ((data: unknown, fact: StoredFact) => void) | undefined
      handler?.(fact.data, fact)
    },
    /** The ids of all bookings that were made. */
    ids: () => [...bookings.keys()],
  }
}

const idIn = (stream: string) => stream.slice(stream.indexOf('-') + 1)
const holdKey = (stream: string, { customerId, start }: Pick<Hold, 'customerId' | 'start'>) =>
  `${stream} ${customerId} ${start}`
