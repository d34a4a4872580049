import { describe, expect, it } from 'vitest'
import { type Decision, fact, isRefusal } from '#domain/kernel/decision.ts'
import { emptyRecord, replay } from '#domain/kernel/replay.ts'
import { recordedFact } from '#domain/testing/fixtures.ts'
import { ayandasNightTaxi, thabosPlumbing } from '#domain/testing/providerFixtures.ts'
import {
  bookSlot,
  claimTimeout,
  expireHolds,
  freeSlots,
  holdLifetime,
  holdSlot,
  leaveSlot,
  nearestTo,
  releaseSlot,
} from './agendaCommands.ts'
import type { AgendaFact } from './agendaEvents.ts'
import { type Agenda, agendaMachine, agendaStream, parseAgendaId } from './agendaMachine.ts'
import { bookableDays } from './slots.ts'

// Tuesday 24 November 2026 in Thabo's agenda: 08:00 to 12:00 and 13:00 to 17:00, seen from Monday morning.
const day = '2026-11-24'
const [eight, nine, ten, eleven, four] = [
  '2026-11-24T06:00:00Z',
  '2026-11-24T07:00:00Z',
  '2026-11-24T08:00:00Z',
  '2026-11-24T09:00:00Z',
  '2026-11-24T14:00:00Z',
]
const now = '2026-11-23T08:00:00.000Z'
const later = (milliseconds: number, start = now) => new Date(Date.parse(start) + milliseconds).toISOString()
const heldUntil = later(holdLifetime)

const emptyAgenda = emptyRecord(agendaMachine, agendaStream('thabos-plumbing', day))
const agendaAfter = (agenda: Agenda, facts: readonly AgendaFact[], at = now) =>
  replay(
    agendaMachine,
    agenda.stream,
    facts.map((each) => recordedFact(each, at)),
    agenda,
  )
const agendaWith = (...facts: AgendaFact[]) => agendaAfter(emptyAgenda, facts)

const wish = (customerId: string, start: string, at = now) => ({ customerId, start, schedule: thabosPlumbing, now: at })
const hold = (agenda: Agenda, customerId: string, start: string, at = now) =>
  holdSlot(agenda, wish(customerId, start, at))
const book = (agenda: Agenda, customerId: string, start: string, at = now, claimId = `${customerId}s-claim`) =>
  bookSlot(agenda, { ...wish(customerId, start, at), bookingId: `${customerId}s-booking`, claimId })

const held = (customerId: string, start: string, until = heldUntil) =>
  fact('SlotHeld', { customerId, start, minutes: 60, until })
const booked = (customerId: string, start: string, claimId = `${customerId}s-claim`) =>
  fact('SlotBooked', { claimId, bookingId: `${customerId}s-booking`, customerId, start, minutes: 60 })
const ended = (customerId: string, start: string, reason: 'expired' | 'left' | 'replaced') =>
  fact('HoldReleased', { customerId, start, reason })
const released = (customerId: string, start: string, reason: 'canceled') =>
  fact('SlotReleased', { claimId: `${customerId}s-claim`, bookingId: `${customerId}s-booking`, start, reason })

const factsOf = <F extends AgendaFact>(decision: Decision<F, string>) => {
  if (isRefusal(decision)) throw new Error(decision.refusal)
  return decision
}

describe('a hold', () => {
  it('keeps a free slot for five minutes', () => {
    expect(hold(emptyAgenda, 'amina', nine)).toEqual([held('amina', nine, '2026-11-23T08:05:00.000Z')])
  })

  it('of another customer makes the slot taken until its last moment', () => {
    const agenda = agendaWith(held('sipho', nine))
    const taken = { refusal: 'SlotIsTaken', offered: [eight, ten, eleven] }
    expect(hold(agenda, 'amina', nine)).toEqual(taken)
    expect(hold(agenda, 'amina', nine, later(holdLifetime - 1))).toEqual(taken)
    expect(hold(agenda, 'amina', nine, heldUntil)).toEqual([held('amina', nine, later(2 * holdLifetime))])
  })

  it('is replaced by the next one of its customer on that day', () => {
    const agenda = agendaWith(held('amina', nine), held('sipho', eleven))
    const moved = factsOf(hold(agenda, 'amina', ten, later(1000)))
    expect(moved).toEqual([ended('amina', nine, 'replaced'), held('amina', ten, later(holdLifetime + 1000))])
    const { holds } = agendaAfter(agenda, moved).context
    expect(holds.map(({ customerId, start }) => [customerId, start])).toEqual([
      ['sipho', eleven],
      ['amina', ten],
    ])
  })

  it('that is over has expired when its customer holds another slot', () => {
    const agenda = agendaWith(held('amina', nine))
    expect(hold(agenda, 'amina', ten, heldUntil)).toEqual([
      ended('amina', nine, 'expired'),
      held('amina', ten, later(2 * holdLifetime)),
    ])
  })

  it('of the same slot again is prolonged', () => {
    const agenda = agendaWith(held('amina', nine))
    const prolonged = factsOf(hold(agenda, 'amina', nine, later(60_000)))
    expect(prolonged).toEqual([held('amina', nine, later(holdLifetime + 60_000))])
    expect(agendaAfter(agenda, prolonged).context.holds).toEqual(prolonged.map(({ data }) => data))
  })

  it('ends when its customer leaves the form, once, and without a claim on other holds', () => {
    const agenda = agendaWith(held('amina', nine), held('sipho', ten))
    expect(leaveSlot(agenda, 'amina', nine)).toEqual([ended('amina', nine, 'left')])
    expect(leaveSlot(agenda, 'amina', ten)).toEqual([])
    expect(leaveSlot(agendaAfter(agenda, leaveSlot(agenda, 'amina', nine)), 'amina', nine)).toEqual([])
  })

  it('expires after five minutes, not before', () => {
    const agenda = agendaWith(held('amina', nine), held('sipho', ten, later(holdLifetime + 1)))
    expect(expireHolds(agenda, later(holdLifetime - 1))).toEqual([])
    expect(expireHolds(agenda, heldUntil)).toEqual([ended('amina', nine, 'expired')])
    expect(agendaAfter(agenda, expireHolds(agenda, heldUntil)).context.holds).toHaveLength(1)
  })

  it('of an expired one and of its successor ends only for the customer whose time is over', () => {
    const agenda = agendaWith(held('amina', nine), held('sipho', nine, later(2 * holdLifetime)))
    const expired = agendaAfter(agenda, expireHolds(agenda, heldUntil))
    expect(expired.context.holds.map(({ customerId }) => customerId)).toEqual(['sipho'])
  })
})

describe('a slot is booked', () => {
  it('by a customer who holds it; the hold becomes the booking', () => {
    const agenda = agendaWith(held('amina', nine))
    const facts = factsOf(book(agenda, 'amina', nine))
    expect(facts).toEqual([booked('amina', nine)])
    expect(agendaAfter(agenda, facts).context).toEqual({
      holds: [],
      booked: [booked('amina', nine).data],
    })
  })

  it('without a hold if it is free', () => {
    expect(book(emptyAgenda, 'amina', nine)).toEqual([booked('amina', nine)])
    expect(book(agendaWith(held('sipho', nine)), 'amina', nine, heldUntil)).toEqual([booked('amina', nine)])
  })

  it('by its moment, however that is written', () => {
    expect(book(emptyAgenda, 'amina', '2026-11-24T09:00:00+02:00')).toEqual([booked('amina', nine)])
  })

  it('never while another customer holds it', () => {
    expect(book(agendaWith(held('sipho', nine)), 'amina', nine)).toMatchObject({ refusal: 'SlotIsTaken' })
  })

  it('never again while it is booked, by anybody', () => {
    const agenda = agendaWith(booked('sipho', nine))
    expect(book(agenda, 'amina', nine)).toEqual({ refusal: 'SlotIsTaken', offered: [eight, ten, eleven] })
    expect(hold(agenda, 'amina', nine)).toMatchObject({ refusal: 'SlotIsTaken' })
    expect(hold(agenda, 'sipho', nine)).toMatchObject({ refusal: 'SlotIsTaken' })
  })

  it('never by another claim of the same booking: the booking may have its time by the first', () => {
    const agenda = agendaWith(booked('amina', nine))
    const moments = [now, later(claimTimeout * 1000), later(holdLifetime)]
    for (const at of moments)
      expect(book(agenda, 'amina', nine, at, 'second-claim')).toMatchObject({ refusal: 'SlotIsTaken' })
  })

  it('once by a repeated claim, also when the time is over', () => {
    const agenda = agendaWith(booked('amina', nine))
    expect(book(agenda, 'amina', nine, '2026-11-24T07:00:01.000Z')).toEqual([])
  })

  it('never while it overlaps one that was booked before the slots had another length', () => {
    const schedule = { ...thabosPlumbing, slotMinutes: 30 }
    const agenda = agendaWith(booked('sipho', nine))
    const starts = freeSlots(agenda, { day, schedule, now }).map(({ start }) => start)
    expect(starts.slice(0, 3)).toEqual([eight, '2026-11-24T06:30:00Z', ten])
    const wished = { ...wish('amina', '2026-11-24T07:30:00Z'), schedule }
    expect(holdSlot(agenda, wished)).toMatchObject({ refusal: 'SlotIsTaken' })
  })
})

describe('a claim', () => {
  it('gives its slot back, once', () => {
    const agenda = agendaWith(booked('amina', nine), booked('sipho', ten))
    const facts = releaseSlot(agenda, 'aminas-claim', 'canceled')
    expect(facts).toEqual([released('amina', nine, 'canceled')])
    const free = agendaAfter(agenda, facts)
    expect(releaseSlot(free, 'aminas-claim', 'canceled')).toEqual([])
    expect(book(free, 'lindiwe', nine)).toEqual([booked('lindiwe', nine)])
    expect(book(free, 'lindiwe', ten)).toMatchObject({ refusal: 'SlotIsTaken' })
  })
})

describe.each([
  ['hold', (start: string, at: string) => hold(emptyAgenda, 'amina', start, at)],
  ['booking', (start: string, at: string) => book(emptyAgenda, 'amina', start, at)],
])('a %s is refused', (_what, take) => {
  it('at the start of the slot and later, with the free ones that are left', () => {
    expect(take(ten, later(-1, ten))).toMatchObject([{ data: { start: ten } }])
    expect(take(ten, ten)).toEqual({
      refusal: 'SlotIsPast',
      offered: [eleven, '2026-11-24T11:00:00Z', '2026-11-24T12:00:00Z'],
    })
    expect(take(nine, '2026-11-25T08:00:00.000Z')).toEqual({ refusal: 'SlotIsPast', offered: [] })
  })

  it.each([
    ['during the lunch break', '2026-11-24T10:00:00Z'],
    ['before the first slot', '2026-11-24T05:00:00Z'],
    ['when the last slot ends', '2026-11-24T15:00:00Z'],
    ['between two starts', '2026-11-24T07:30:00Z'],
    ['on a Sunday', '2026-11-29T07:00:00Z'],
    ['on a day off', '2026-12-16T07:00:00Z'],
  ])('%s', (_when, start) => expect(take(start, now)).toMatchObject({ refusal: 'SlotIsNotOffered' }))

  // Monday 23 November and 60 days is Friday 22 January.
  it('from the 61st day on', () => {
    expect(take('2027-01-22T07:00:00Z', now)).toMatchObject([{ data: { start: '2027-01-22T07:00:00Z' } }])
    expect(take('2027-01-25T07:00:00Z', now)).toEqual({
      refusal: 'SlotIsTooFarAhead',
      details: { days: bookableDays },
    })
  })

  it('after the year 9999, too', () => {
    expect(take('+010000-01-03T07:00:00Z', now)).toMatchObject({ refusal: 'SlotIsTooFarAhead' })
  })
})

it('the 60th day ends at midnight in South Africa', () => {
  const wished = { customerId: 'amina', schedule: ayandasNightTaxi }
  const friday = '2027-01-22T21:00:00Z'
  const saturday = '2027-01-22T22:00:00Z'
  const lastSecond = '2026-11-23T21:59:59.000Z'
  const agenda = emptyAgenda
  expect(holdSlot(agenda, { ...wished, start: friday, now: lastSecond })).toMatchObject([{ type: 'SlotHeld' }])
  expect(holdSlot(agenda, { ...wished, start: saturday, now: lastSecond })).toMatchObject({
    refusal: 'SlotIsTooFarAhead',
  })
  expect(holdSlot(agenda, { ...wished, start: saturday, now: later(1000, lastSecond) })).toMatchObject([
    { type: 'SlotHeld' },
  ])
})

describe('free slots', () => {
  const startsFor = (customerId?: string) =>
    freeSlots(agendaWith(held('amina', nine), booked('sipho', ten)), {
      day,
      schedule: thabosPlumbing,
      now,
      customerId,
    }).map(({ start }) => start)

  it('are those that are neither held nor booked', () => {
    expect(startsFor()).toHaveLength(6)
    expect(startsFor('lindiwe')).not.toContain(nine)
    expect(startsFor('lindiwe')).not.toContain(ten)
  })

  it('of a customer include the one they hold, never the one they booked', () => {
    expect(startsFor('amina')).toContain(nine)
    expect(startsFor('sipho')).not.toContain(ten)
  })

  it('that are nearest are offered, the earlier of two as near, in the order of the day', () => {
    const slots = [eight, nine, ten, eleven, four].map((start) => ({ start, minutes: 60 }))
    expect(nearestTo(eleven, slots)).toEqual([nine, ten, eleven])
    const noon = { start: '2026-11-24T10:00:00Z', minutes: 60 }
    expect(nearestTo('2026-11-24T08:30:00Z', [...slots.slice(1, 4), noon])).toEqual([nine, ten, eleven])
    expect(nearestTo('2026-11-24T23:00:00Z', slots)).toEqual([ten, eleven, four])
    expect(nearestTo(nine, [])).toEqual([])
  })
})

it('the id of an agenda names its provider and its day', () => {
  expect(emptyAgenda.stream).toBe('agenda-thabos-plumbing-2026-11-24')
  expect(parseAgendaId('thabos-plumbing-2026-11-24')).toEqual({ providerId: 'thabos-plumbing', day })
})
