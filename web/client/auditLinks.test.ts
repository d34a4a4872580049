import { describe, expect, it } from 'vitest'
import { linksFrom, recordOf } from './auditLinks.ts'
import { mailSent, orderPlaced, stockReserved } from './cast.ts'
import { followedBy } from './followed.ts'

describe('a record that something happened to', () => {
  it.each([
    [orderPlaced, '/Orders_Management/order7'],
    [stockReserved, '/Products_Management/blue-kettle'],
    [{ ...orderPlaced, noun: 'account' as const, recordId: 'amina' }, '/Customers_Management/amina'],
    [{ ...orderPlaced, noun: 'addressBook' as const, recordId: 'amina' }, '/Customers_Management/amina'],
    [{ ...orderPlaced, noun: 'cart' as const, recordId: 'a/b' }, '/Customers_Management/a%2Fb'],
  ])('has its page', (fact, href) => {
    expect(recordOf(fact).href).toBe(href)
  })

  it('has none where the shop has no page of it', () => {
    expect(recordOf(mailSent)).toEqual({ noun: 'Mail', name: '', href: undefined })
  })

  it('goes by its id where it has no name any more, so that its page can be opened', () => {
    expect(recordOf({ ...stockReserved, recordName: '' }).name).toBe('blue-kettle')
  })
})

it('from a fact one goes to all of its request, and to all of its actor; visitors are one another', () => {
  const hrefs = (role: string, id: string) =>
    linksFrom({ actor: { role, id }, correlationId: 'a b' }).map(({ href }) => href)

  expect(hrefs('admin', 'themba')).toEqual(['/Audit?correlationId=a+b', '/Audit?actor=themba'])
  expect(hrefs('guest', '')).toEqual(['/Audit?correlationId=a+b', '/Audit?role=guest'])
})

it('what followed stands by the fact that led to it, in the order it came', () => {
  const again = { ...stockReserved, id: 'fact44', position: 44 }
  const followed = followedBy([stockReserved, mailSent, again])

  expect(followed.get('fact40')?.map(({ id }) => id)).toEqual(['fact41', 'fact44'])
  expect(followed.get('fact42')).toMatchObject([{ actor: { name: 'The shop' }, record: { noun: 'Mail' } }])
})
