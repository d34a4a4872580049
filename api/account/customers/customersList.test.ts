import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { truncateLog } from '#api/readModels/database.ts'
import { monday, tuesday } from '#domain/cast.ts'
import { fact } from '#domain/kernel/decision.ts'
import type { CustomerWish } from './customersList.ts'
import { givenCustomers } from './givenCustomers.ts'

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

const page = async (wish: Partial<CustomerWish> = {}) =>
  (await customers.queries()).page({ sort: 'newest', pageNumber: 1, limit: 20, ...wish })
const namesIn = async (wish: Partial<CustomerWish> = {}) =>
  (await page(wish)).customers.map(({ firstname }) => firstname)
const only = async () => (await page()).customers[0]

describe('a customer in the list', () => {
  it('is told by name, address, role and status, and has ordered nothing yet', async () => {
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

  it('is unverified until the address is, and after a suspension again', async () => {
    const sipho = { firstname: 'Sipho', lastname: 'Ndlovu', email: 'sipho@ekhaya.example' }
    await given.facts('sipho', [fact('AccountOpened', sipho)])
    expect(await only()).toMatchObject({ status: 'unverified' })
    await given.facts('sipho', [suspended])
    expect(await only()).toMatchObject({ status: 'suspended' })
    await given.facts('sipho', [fact('AccountReinstated', {})])
    expect(await only()).toMatchObject({ status: 'unverified' })
    await given.facts('sipho', [fact('EmailVerified', { email: sipho.email }), suspended])
    await given.facts('sipho', [fact('AccountReinstated', {}), fact('RoleGranted', { role: 'Admin' })])
    expect(await only()).toMatchObject({ status: 'active', role: 'Admin' })
  })

  it('goes by the name that they have now', async () => {
    await given.customer('Amina')
    await given.facts('amina', [fact('DetailsChanged', { firstname: 'Amina', lastname: 'Mokoena' })])
    expect(await only()).toMatchObject({ lastname: 'Mokoena', email: 'amina@ekhaya.example' })
    expect([await namesIn({ search: 'mokoena' }), await namesIn({ search: 'daniels' })]).toEqual([['Amina'], []])
  })

  it('has ordered what was confirmed and not canceled', async () => {
    await given.customer('Amina')
    await given.order('kettle', 'amina', [confirmed], { at: monday, total: 34_900 })
    await given.order('pot', 'amina', [confirmed], { at: tuesday, total: 110_415 })
    await given.order('mug', 'amina', [fact('OrderRejected', { product: 'Enamel mug', left: 0 })], { at: tuesday })
    await given.order('spoon', 'amina', [], { at: tuesday })
    expect(await only()).toMatchObject({ orders: 2, spent: 1453.15, lastOrderAt: tuesday })

    await given.became('pot', canceled)
    expect(await only()).toMatchObject({ orders: 1, spent: 349, lastOrderAt: monday })
    await given.became('kettle', canceled)
    expect(await only()).toMatchObject({ orders: 0, spent: 0, lastOrderAt: null })
    expect(await customers.different()).toBe(0)
  })

  it('last ordered what was placed last, whichever order is confirmed first', async () => {
    await given.customer('Amina')
    await given.order('kettle', 'amina', [], { at: monday })
    await given.order('pot', 'amina', [confirmed], { at: tuesday })
    await given.became('kettle', confirmed)
    expect(await only()).toMatchObject({ orders: 2, lastOrderAt: tuesday })
  })

  it('is counted once erased, with what they spent and nothing that is personal', async () => {
    await given.customer('Amina')
    await given.order('kettle', 'amina', [confirmed])
    await given.facts('amina', [fact('RoleGranted', { role: 'Admin' })])
    await given.erased('amina')
    expect(await only()).toEqual({
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
    expect(await customers.different()).toBe(0)
  })

  it('leaves no part of their name in the search once erased, in no byte', async () => {
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
  const thandisMoment = '2026-11-18T08:00:00.000Z'

  beforeEach(async () => {
    await given.customer('Amina', 'Daniels', monday)
    await given.customer('Sipho', 'van der Merwe', tuesday)
    await given.customer('Thandi', 'Ndlovu', thandisMoment)
    await given.facts('thandi', [fact('RoleGranted', { role: 'Admin' })])
    await given.facts('sipho', [suspended])
    await given.order('kettle', 'sipho', [confirmed], { at: tuesday, total: 34_900 })
    await given.order('mug', 'sipho', [confirmed], { at: tuesday, total: 4_500 })
    await given.order('pot', 'amina', [confirmed], { at: thandisMoment, total: 110_415 })
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
  ] as const)('is narrowed down to %j', async (wish, names) => {
    const { customers: found, meta } = await page(wish)
    expect([found.map(({ firstname }) => firstname), meta.totalCount]).toEqual([names, names.length])
  })

  it.each([
    ['a part of a firstname', 'iph', ['Sipho']],
    ['a lastname in other capitals', 'VAN DER', ['Sipho']],
    ['both names', ' thandi   ndlovu ', ['Thandi']],
    ['a part of an e-mail address', 'pho@ekh', ['Sipho']],
    ['one character', 'v', ['Thandi', 'Sipho']],
    ['two characters', 'da', ['Amina']],
    ['letters that look alike', 'ámîna', ['Amina']],
    ['nothing but blanks', '   ', ['Thandi', 'Sipho', 'Amina']],
    ['what spans name and address', 'daniels amina@', []],
    ['signs that a search could take for its own', '"sipho" OR *', []],
    ['a quotation mark', '"', []],
    ['a percent sign', '%', []],
    ['a character that ends texts elsewhere', '\u0000sip\u0000ho', ['Sipho']],
  ])('is searched by %s', async (_, search, names) => {
    const { customers: found, meta } = await page({ search })
    expect([found.map(({ firstname }) => firstname), meta.totalCount]).toEqual([names, names.length])
  })

  it('comes a page at a time, each customer once', async () => {
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

  it('knows who acts as an admin', async () => {
    expect((await customers.queries()).admins()).toEqual(['thandi'])
    await given.facts('thandi', [suspended])
    expect((await customers.queries()).admins()).toEqual([])
  })

  it('is searched as before once it was built anew', async () => {
    expect(await customers.rebuilt()).toMatchObject({ outcome: 'swapped', comparison: { different: 0 } })
    await given.facts('sipho', [fact('DetailsChanged', { firstname: 'Sipho', lastname: 'Botha' })])
    await given.erased('amina')
    expect(await namesIn({ search: 'botha' })).toEqual(['Sipho'])
    expect([await namesIn({ search: 'merwe' }), await namesIn({ search: 'amina' })]).toEqual([[], []])
    truncateLog(customers.database)
    expect(await customers.different()).toBe(0)
  })

  it('finds the first of many in their order, and counts them all', async () => {
    const momentOf = (number: number) => new Date(Date.parse(tuesday) + number * 1000).toISOString()
    const everybody = Array.from({ length: 1010 }, (_, number) =>
      given.customer(`Bongani${number}`, 'Khumalo', momentOf(number)),
    )
    await Promise.all(everybody)
    const { customers: found, meta } = await page({ search: 'khumalo', status: 'active', limit: 2 })
    expect([found.map(({ firstname }) => firstname), meta.totalCount]).toEqual([['Bongani1009', 'Bongani1008'], 1010])
    expect((await page({ search: 'khumalo', role: 'Admin' })).meta.totalCount).toBe(0)
    const oldest = await page({ search: 'kh', limit: 1, pageNumber: 1013 })
    expect([oldest.customers[0]?.firstname, oldest.meta.totalCount]).toEqual(['Amina', 1013])
  })
})
