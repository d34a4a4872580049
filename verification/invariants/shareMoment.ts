import type { Slot } from '#domain/booking/agendaEvents.ts'

/** Whether two times overlap: not the rule of the shop under test. */
export const shareMoment = (one: Slot, other: Slot) =>
  Date.parse(one.start) < endOf(other) && Date.parse(other.start) < endOf(one)

const endOf = ({ start, minutes }: Slot) => Date.parse(start) + minutes * 60_000
