import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isRefusal } from '#domain/kernel/decision.ts'
import { emptyRecord, replay } from '#domain/kernel/replay.ts'
import { recordedFact } from '#domain/testing/fixtures.ts'
import { thabosPlumbing } from '#domain/testing/providerFixtures.ts'
import { bookSlot, claimTimeout, expireHolds, freeSlots, holdSlot, leaveSlot, releaseSlot } from './agendaCommands.ts'
import type { AgendaFact, Slot } from './agendaEvents.ts'
import { type Agenda, agendaMachine, agendaStream } from './agendaMachine.ts'
import { slotsOn } from './slots.ts'

const day = '2026-11-24'
const schedules = [30, 60].map((slotMinutes) => ({ ...thabosPlumbing, slotMinutes }))
const opening = Date.parse('2026-11-23T08:00:00Z')

const schedule = fc.constantFrom(...schedules)
const customerId = fc.constantFrom('amina', 'sipho', 'gogo', 'lindiwe', 'thandi')
const start = fc.constantFrom(...schedules.flatMap((each) => slotsOn(each, day).slice(0, 3)).map((slot) => slot.start))
const claimId = fc.constantFrom('first', 'second')

type Step = (agenda: Agenda, now: string) => ReturnType<typeof bookSlot> | ReturnType<typeof holdSlot> | AgendaFact[]

const takes = fc.record({ customerId, start, schedule })
const holds = takes.map(
  (wish): Step =>
    (agenda, now) =>
      expectRightly(agenda, holdSlot(agenda, { ...wish, now }), wish, now),
)
const bookings = fc.record({ wish: takes, claim: claimId }).map(
  ({ wish, claim }): Step =>
    (agenda, now) => {
      const names = {
        bookingId: `${wish.customerId}-${wish.start}`,
        claimId: `${wish.customerId}-${wish.start}-${claim}`,
      }
      return expectRightly(agenda, bookSlot(agenda, { ...wish, ...names, now }), wish, now)
    },
)
const gifts = fc.record({ customerId, start, claim: claimId }).chain(({ customerId, start, claim }) => {
  const id = `${customerId}-${start}-${claim}`
  return fc.constantFrom<Step>(
    (agenda) => leaveSlot(agenda, customerId, start),
    (agenda) => releaseSlot(agenda, id, 'canceled'),
    (agenda) => releaseSlot(agenda, id, 'abandoned'),
    (agenda, now) => expireHolds(agenda, now),
  )
})

const steps = fc.array(
  fc.record({
    step: fc.oneof({ weight: 2, arbitrary: holds }, { weight: 3, arbitrary: bookings }, gifts),
    /** Seconds before the step: many in a row fit into one hold, some outlast it. */
    pause: fc.oneof(fc.nat({ max: 20 }), fc.constantFrom(claimTimeout, 299, 300, 301)),
  }),
  { maxLength: 40 },
)

/** Whether two times share a quarter of an hour, counted one by one: not the rule of the machine under test. */
const overlaps = (one: Slot, other: Slot) => {
  const quarters = new Set(quartersOf(one))
  return quartersOf(other).some((each) => quarters.has(each))
}
const quartersOf = ({ start, minutes }: Slot) =>
  Array.from({ length: minutes / 15 }, (_, index) => Date.parse(start) + index * 15 * 60_000)

/** Who else has a part of a slot: by a booking, or by a hold that is not over. Written without the commands under test. */
const othersOn = ({ context }: Agenda, slot: { start: string; minutes: number }, customerId: string, now: string) => [
  ...context.booked.filter((each) => overlaps(each, slot)),
  ...context.holds.filter((each) => each.customerId !== customerId && each.until > now && overlaps(each, slot)),
]

const expectRightly = (
  agenda: Agenda,
  decision: ReturnType<typeof bookSlot> | ReturnType<typeof holdSlot>,
  { customerId, start, schedule }: { customerId: string; start: string; schedule: (typeof schedules)[number] },
  now: string,
) => {
  const others = othersOn(agenda, { start, minutes: schedule.slotMinutes }, customerId, now)
  if (isRefusal(decision)) {
    if (decision.refusal === 'SlotIsTaken') expect(others).not.toEqual([])
    else expect(slotsOn(schedule, day).some((each) => each.start === start)).toBe(false)
    const free = freeSlots(agenda, { day, schedule, now, customerId }).map((each) => each.start)
    expect(free).toEqual(expect.arrayContaining([...(decision.offered ?? [])]))
    return decision
  }
  const taken = decision.filter((each) => each.type === 'SlotHeld' || each.type === 'SlotBooked')
  if (taken.length > 0) expect(others).toEqual([])
  return decision
}

it('no interleaving of five customers gives a time to two of them', () => {
  fc.assert(
    fc.property(steps, (all) => {
      let agenda: Agenda = emptyRecord(agendaMachine, agendaStream('thabos-plumbing', day))
      let clock = opening
      for (const { step, pause } of all) {
        clock += pause * 1000
        const now = new Date(clock).toISOString()
        const decision = step(agenda, now)
        if (isRefusal(decision)) continue
        const facts = decision.map((each) => recordedFact<AgendaFact>(each, now))
        agenda = replay(agendaMachine, agenda.stream, facts, agenda)
        const { booked, holds } = agenda.context
        const valid = holds.filter(({ until }) => until > now)
        const given = [...booked, ...valid]
        given.forEach((one, index) => {
          for (const other of given.slice(index + 1))
            expect(overlaps(one, other) && one.customerId !== other.customerId, `${one.start} ${other.start}`).toBe(
              false,
            )
        })
        booked.forEach((one, index) => {
          expect(booked.slice(index + 1).some((other) => overlaps(one, other))).toBe(false)
        })
        const holders = valid.map((each) => each.customerId)
        expect(new Set(holders).size).toBe(holders.length)
      }
    }),
    { numRuns: 1000 },
  )
})
