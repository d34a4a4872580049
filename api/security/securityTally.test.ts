import { expect, it } from 'vitest'
import { openSecurityTally } from './securityTally.ts'

const wrongPassword = (at: number) => ({
  event: 'LoginFailed' as const,
  network: '196.25.1.0/24',
  device: 'Chrome on Android',
  reason: 'WrongPassword',
  correlationId: `request-${at}`,
  at,
})

const factsIn = ({ accounts }: ReturnType<ReturnType<typeof openSecurityTally>['take']>) =>
  accounts.flatMap(({ customerId, events }) => events.map(({ data }) => `${customerId} ${data.count}`))

it('a rare event is a fact after two seconds; a flood is one fact a minute', () => {
  const tally = openSecurityTally()
  tally.countForAccount('amina', wrongPassword(0))
  expect(factsIn(tally.take(1999, false))).toEqual([])
  expect(factsIn(tally.take(2000, false))).toEqual(['amina 1'])

  for (let at = 3000; at < 60_000; at += 1000) tally.countForAccount('amina', wrongPassword(at))
  expect(factsIn(tally.take(61_999, false))).toEqual([])
  expect(factsIn(tally.take(62_000, false))).toEqual(['amina 57'])
  expect(tally.isEmpty()).toBe(true)
})

it('the facts of one account do not wait for those of another', () => {
  const tally = openSecurityTally()
  tally.countForAccount('amina', wrongPassword(0))
  tally.take(2000, false)
  tally.countForAccount('amina', wrongPassword(3000))
  tally.countForAccount('sipho', wrongPassword(3000))
  expect(factsIn(tally.take(5000, false))).toEqual(['sipho 1'])
  expect(factsIn(tally.take(5000, true))).toEqual(['amina 1'])
})

it('beyond 500 accounts a minute events are counted without their account', () => {
  const tally = openSecurityTally()
  for (let number = 0; number < 700; number += 1) tally.countForAccount(`customer-${number}`, wrongPassword(number))
  const { accounts, events } = tally.take(5000, false)
  expect([accounts.length, events]).toMatchObject([500, [{ event: 'LoginFailed', count: 200 }]])

  tally.countForAccount('customer-1000', wrongPassword(30_000))
  expect(factsIn(tally.take(90_000, true))).toEqual([])
  tally.countForAccount('customer-1001', wrongPassword(91_000))
  expect(factsIn(tally.take(93_000, false))).toEqual(['customer-1001 1'])
})

it('made-up origins are counted together once they are many', () => {
  const tally = openSecurityTally()
  for (let number = 0; number < 300; number += 1)
    tally.countWithoutAccount({ ...wrongPassword(0), network: `10.0.${number}.0/24` })
  const { events } = tally.take(2000, false)
  expect(events).toHaveLength(101)
  expect(events.at(-1)).toEqual({ event: 'LoginFailed', network: 'others', reason: 'others', count: 200, emails: 0 })
})
