import { expect, it } from 'vitest'
import { openTakenTimes } from './takenTimes.ts'

const booking = {
  ...{ start: '2026-11-16T08:00:00Z', minute: 600, minutes: 60 },
  ...{ bookingId: 'aminas-booking', customerId: 'amina', until: '' },
}
const [sunday, monday] = [1440, 2880]

it('given taken times of two days, when the first is over, then only those of the second are kept', () => {
  const taken = openTakenTimes()
  taken.put('thabo', sunday, [booking])
  taken.put('thabo', monday, [booking])

  taken.forgetBefore(monday)

  expect([...taken.of('thabo').keys()]).toEqual([monday])
})
