import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { truncateWriteAheadLog } from '#api/readModels/readModelDatabase.ts'
import { fact } from '#domain/kernel/decision.ts'
import { monday, tuesday } from '#domain/testing/fixtures.ts'
import type { CustomerListQuery } from './customersList.ts'
import { givenCustomers } from './testing/customerFixtures.ts'

let customers: Awaited<ReturnType<typeof givenCustomers>>
let given: (typeof customers)['given']

beforeEach(async () => {
  customers = await givenCustomers()
  given = customers.given
})
afterEach(() => customers[Symbol.asyncDispose]())

const confirmed = fact('OrderConfirmed', {})
const canceled = fact('OrderCanceled', { reason: 'found it cheaper' })
const suspended = fact('AccountSuspended', { reason: 'pays with other people’s cards' })

const page = async (query: Partial<CustomerListQuery> = {}) =>
  (await customers.queries()).page({ sort: 'newest', pageNumber: 1, limit: 20, ...query })
const namesIn = async (query: Partial<CustomerListQuery> = {}) =>
  (await page(query)).customers.map(({ firstname }) => firstname)
const onlyCustomer = async () => (await page()).customers[0]

describe('a customer in the list', () => {
  it('has a name, an address, a role and a status, and no orders yet', async () => {
    await given.customer('Amina')
    expect(await page()).toEqual({
      customers: [
        {
          customerId: 'amina',
          firstname: 'Amina',
          lastname: 'Daniels',
          email: 'amina@ekhaya.example',
          role: 'Customer',
          status: 'active',
          openedAt: monday,
          orders: 0,
          spent: 0,
          lastOrderAt: null,
        },
      ],
      meta: { totalCount: 1, total: 1, pageNumber: 1, size: 20 },
    })
  })

  it('is unverified until the address is verified, also after a suspension', async () => {
    const sipho = { firstname: 'Sipho', lastname: 'Ndlovu', email: 'sipho@ekhaya.example' }
    await given.facts('sipho', [fact('AccountOpened', sipho)])
    expect(await onlyCustomer()).toMatchObject({ status: 'unverified' })
    await given.facts('sipho', [suspended])
    expect(await onlyCustomer()).toMatchObject({ status: 'suspended' })
    await given.facts('sipho', [fact('AccountReinstated', {})])
    expect(await onlyCustomer()).toMatchObject({ status: 'unverified' })
    await given.facts('sipho', [fact('EmailVerified', { email: sipho.email }), suspended])
    await given.facts('sipho', [fact('AccountReinstated', {}), fact('RoleGranted', { role: 'Admin' })])
    expect(await onlyCustomer()).toMatchObject({ status: 'active', role: 'Admin' })
  })

  it('has the current name', async () => {
    await given.customer('Amina')
    await given.facts('amina', [fact('DetailsChanged', { firstname: 'Amina', lastname: 'Mokoena' })])
    expect(await onlyCustomer()).toMatchObject({ lastname: 'Mokoena', email: 'amina@ekhaya.example' })
    expect([await namesIn({ search: 'mokoena' }), await namesIn({ search: 'daniels' })]).toEqual([['Amina'], []])
  })

  it('counts the orders that are confirmed and not canceled', async () => {
    await given.customer('Amina')
    await given.order('kettle', 'amina', [confirmed], { at: monday, total: 34_900 })
    await given.order('pot', 'amina', [confirmed], { at: tuesday, total: 110_415 })
    await given.order('mug', 'amina', [fact('OrderRejected', { product: 'Enamel mug', left: 0 })], { at: tuesday })
    await given.order('spoon', 'amina', [], { at: tuesday })
    expect(await onlyCustomer()).toMatchObject({ orders: 2, spent: 1453.15, lastOrderAt: tuesday })

    await given.orderFact('pot', canceled)
    expect(await onlyCustomer()).toMatchObject({ orders: 1, spent: 349, lastOrderAt: monday })
    await given.orderFact('kettle', canceled)
    expect(await onlyCustomer()).toMatchObject({ orders: 0, spent: 0, lastOrderAt: null })
    expect(await customers.differentRows()).toBe(0)
  })

  it('has the order that was placed last as the last order, whichever is confirmed first', async () => {
    await given.customer('Amina')
    await given.order('kettle', 'amina', [], { at: monday })
    await given.order('pot', 'amina', [confirmed], { at: tuesday })
    await given.orderFact('kettle', confirmed)
    expect(await onlyCustomer()).toMatchObject({ orders: 2, lastOrderAt: tuesday })
  })

  it('stays in the list after the erasure, with the figures and without personal data', async () => {
    await given.customer('Amina')
    await given.order('kettle', 'amina', [confirmed])
    await given.facts('amina', [fact('RoleGranted', { role: 'Admin' })])
    await given.erased('amina')
    expect(await onlyCustomer()).toEqual({
      customerId: 'amina',
      firstname: '(erased)',
      lastname: '(erased)',
      email: '(erased)',
      role: 'Customer',
      status: 'erased',
      openedAt: monday,
      orders: 1,
      spent: 698,
      lastOrderAt: monday,
    })
    expect(await namesIn({ status: 'erased' })).toEqual(['(erased)'])
    expect([await namesIn({ search: 'amina' }), await namesIn({ search: 'erased' })]).toEqual([[], []])
    expect(await customers.differentRows()).toBe(0)
  })

  it('leaves no byte of the name in the search index after the erasure', async () => {
    const searchable = () => {
      const blocks = customers.database.prepare('SELECT block FROM customer_search_data').all()
      return Buffer.concat(blocks.map(({ block }) => block as Uint8Array)).includes('ǂxo')
    }
    await given.customer('Amina')
    await given.facts('amina', [fact('DetailsChanged', { firstname: 'Amina', lastname: 'ǂXoab' })])
    expect([await namesIn({ search: 'ǂxoab' }), searchable()]).toEqual([['Amina'], true])

    await given.erased('amina')
    expect([await namesIn({ search: 'ǂxoab' }), searchable()]).toEqual([[], false])
  })
})

describe('the list of customers', () => {
  const wednesday = '2026-11-18T08:00:00.000Z'

  beforeEach(async () => {
    await given.customer('Amina', 'Daniels', monday)
    await given.customer('Sipho', 'van der Merwe', tuesday)
    await given.customer('Thandi', 'Ndlovu', wednesday)
    await given.facts('thandi', [fact('RoleGranted', { role: 'Admin' })])
    await given.facts('sipho', [suspended])
    await given.order('kettle', 'sipho', [confirmed], { at: tuesday, total: 34_900 })
    await given.order('mug', 'sipho', [confirmed], { at: tuesday, total: 4_500 })
    await given.order('pot', 'amina', [confirmed], { at: wednesday, total: 110_415 })
  })

  it.each([
    ['newest', ['Thandi', 'Sipho', 'Amina']],
    ['orders', ['Sipho', 'Amina', 'Thandi']],
    ['spent', ['Amina', 'Sipho', 'Thandi']],
    ['lastOrder', ['Amina', 'Sipho', 'Thandi']],
  ] as const)('is sorted by %s', async (sort, names) => expect(await namesIn({ sort })).toEqual(names))

  it.each([
    [{ status: 'suspended' }, ['Sipho']],
    [{ status: 'active' }, ['Thandi', 'Amina']],
    [{ status: 'erased' }, []],
    [{ role: 'Admin' }, ['Thandi']],
    [{ role: 'Customer' }, ['Sipho', 'Amina']],
    [{ role: 'Customer', status: 'active' }, ['Amina']],
    [{ role: 'Admin', status: 'suspended' }, []],
    [{ search: 'daniels', status: 'suspended' }, []],
    [{ search: 'example', role: 'Customer', status: 'active' }, ['Amina']],
  ] as const)('is filtered by %j', async (filter, names) => {
    const { customers: found, meta } = await page(filter)
    expect([found.map(({ firstname }) => firstname), meta.totalCount]).toEqual([names, names.length])
  })

  it.each([
    ['a part of a firstname', 'iph', ['Sipho']],
    ['a lastname in upper case', 'VAN DER', ['Sipho']],
    ['both names', ' thandi   ndlovu ', ['Thandi']],
    ['a part of an e-mail address', 'pho@ekh', ['Sipho']],
    ['one character', 'v', ['Thandi', 'Sipho']],
    ['two characters', 'da', ['Amina']],
    ['letters with other accents', 'ámîna', ['Amina']],
    ['spaces only', '   ', ['Thandi', 'Sipho', 'Amina']],
    ['a text that spans name and address', 'daniels amina@', []],
    ['operators of the search syntax', '"sipho" OR *', []],
    ['a quotation mark', '"', []],
    ['a percent sign', '%', []],
    ['a null character', '\u0000sip\u0000ho', ['Sipho']],
  ])('is searched by %s', async (_, search, names) => {
    const { customers: found, meta } = await page({ search })
    expect([found.map(({ firstname }) => firstname), meta.totalCount]).toEqual([names, names.length])
  })

  it('is paged, with each customer on one page', async () => {
    const pages = await Promise.all([1, 2, 3].map((pageNumber) => page({ pageNumber, limit: 1, search: 'ekhaya' })))
    expect(pages.flatMap(({ customers: found }) => found.map(({ firstname }) => firstname))).toEqual([
      'Thandi',
      'Sipho',
      'Amina',
    ])
    expect(pages.map(({ meta }) => [meta.totalCount, meta.pageNumber, meta.size])).toEqual([
      [3, 1, 1],
      [3, 2, 1],
      [3, 3, 1],
    ])
    expect((await page({ pageNumber: 4, limit: 1 })).customers).toEqual([])
  })

  it('returns the active admins', async () => {
    expect((await customers.queries()).admins()).toEqual(['thandi'])
    await given.facts('thandi', [suspended])
    expect((await customers.queries()).admins()).toEqual([])
  })

  it('is searchable after a rebuild', async () => {
    expect(await customers.rebuild()).toMatchObject([{ outcome: 'swapped', comparison: { different: 0 } }])
    await given.facts('sipho', [fact('DetailsChanged', { firstname: 'Sipho', lastname: 'Botha' })])
    await given.erased('amina')
    expect(await namesIn({ search: 'botha' })).toEqual(['Sipho'])
    expect([await namesIn({ search: 'merwe' }), await namesIn({ search: 'amina' })]).toEqual([[], []])
    truncateWriteAheadLog(customers.database)
    expect(await customers.differentRows()).toBe(0)
  })

  it('given more than 1,000 matches, returns the first page in the sort order and the total count', async () => {
    const momentOf = (number: number) => new Date(Date.parse(tuesday) + number * 1000).toISOString()
    const additions = Array.from({ length: 1010 }, (_, number) =>
      given.customer(`Bongani${number}`, 'Khumalo', momentOf(number)),
    )
    await Promise.all(additions)
    const { customers: found, meta } = await page({ search: 'khumalo', status: 'active', limit: 2 })
    expect([found.map(({ firstname }) => firstname), meta.totalCount]).toEqual([['Bongani1009', 'Bongani1008'], 1010])
    expect((await page({ search: 'khumalo', role: 'Admin' })).meta.totalCount).toBe(0)
    const oldest = await page({ search: 'kh', limit: 1, pageNumber: 1013 })
    expect([oldest.customers[0]?.firstname, oldest.meta.totalCount]).toEqual(['Amina', 1013])
  })
})
