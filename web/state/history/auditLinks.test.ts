import { describe, expect, it } from 'vitest'
import { mailSent, orderPlaced, stockReserved } from '#web/state/history/testing/auditFixtures.ts'
import { actorOf, auditedRecordOf, factLinks } from './auditLinks.ts'
import { groupByCause } from './causedFacts.ts'

it('an actor has a capitalized name', () => {
  expect(actorOf({ role: 'system', id: 'reserveStock', name: 'the shop' })).toEqual({
    role: 'system',
    name: 'The shop',
  })
  expect(actorOf({ role: 'guest', id: '', name: 'a visitor' })).toEqual({ role: 'guest', name: 'A visitor' })
  expect(actorOf({ role: 'admin', id: 'themba', name: 'Themba Mahlangu' }).name).toBe('Themba Mahlangu')
})

it('an erased customer is shown neither by name nor by id', () => {
  expect(actorOf({ role: 'customer', id: 'a2102f17', name: 'a2102f17' }).name).toBe('Erased customer')
})

describe('the record of a fact', () => {
  it.each([
    [orderPlaced, '/Orders_Management/order7'],
    [stockReserved, '/Products_Management/blue-kettle'],
    [{ ...orderPlaced, noun: 'provider' as const, recordId: 'sipho' }, '/ServiceProvider_Management/sipho'],
    [{ ...orderPlaced, noun: 'booking' as const, recordId: 'booking7' }, '/Bookings_Management/booking7'],
    [
      { ...orderPlaced, noun: 'agenda' as const, recordId: 'sipho-mabaso-2026-11-24' },
      '/Bookings_Management?since=2026-11-24&until=2026-11-24&provider=sipho-mabaso',
    ],
    [{ ...orderPlaced, noun: 'account' as const, recordId: 'amina' }, '/Customers_Management/amina'],
    [{ ...orderPlaced, noun: 'addressBook' as const, recordId: 'amina' }, '/Customers_Management/amina'],
    [{ ...orderPlaced, noun: 'cart' as const, recordId: 'a/b' }, '/Customers_Management/a%2Fb'],
  ])('has a link to its page', (fact, href) => {
    expect(auditedRecordOf(fact).href).toBe(href)
  })

  it('has no link when the shop has no page for its kind', () => {
    expect(auditedRecordOf(mailSent)).toEqual({ noun: 'Mail', name: '', href: undefined })
  })

  it('is named by its id when it has no name any more, so that its page can be opened', () => {
    expect(auditedRecordOf({ ...stockReserved, recordName: '' }).name).toBe('blue-kettle')
  })
})

it('a fact links to all facts of its request and of its actor; visitors share one link', () => {
  const hrefs = (role: string, id: string) =>
    factLinks({ actor: { role, id }, correlationId: 'a b' }).map(({ href }) => href)

  expect(hrefs('admin', 'themba')).toEqual(['/Audit?correlationId=a+b', '/Audit?actor=themba'])
  expect(hrefs('guest', '')).toEqual(['/Audit?correlationId=a+b', '/Audit?role=guest'])
})

it('caused facts are grouped by their cause, in the order of the log', () => {
  const again = { ...stockReserved, id: 'fact44', position: 44 }
  const followed = groupByCause([stockReserved, mailSent, again])

  expect(followed.get('fact40')?.map(({ id }) => id)).toEqual(['fact41', 'fact44'])
  expect(followed.get('fact42')).toMatchObject([{ actor: { name: 'The shop' }, record: { noun: 'Mail' } }])
})
