import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { outcome, type TestClient, type TestResponse } from '#api/testing/testClient.ts'
import { type GivenShop, givenShop } from '#api/testing/testShop.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { adminRegistryStream } from '#domain/account/adminRegistryMachine.ts'
import { fact } from '#domain/kernel/decision.ts'
import { aminasHouse, blueKettle } from '#domain/testing/fixtures.ts'

let shop: GivenShop
let themba: TestClient
let amina: TestClient

beforeAll(async () => {
  shop = await givenShop()
  await shop.given.product(blueKettle, 500)
  await shop.waitForFact('AdminJoined', adminRegistryStream, { customerId: 'themba' })
})
afterAll(() => shop.close())

// A suspension ends the sessions: each test signs in again.
beforeEach(async () => {
  themba = await shop.given.person('themba')
  amina = await shop.given.person('amina')
})

const of = (id: string) => ({ params: { id } })
const suspended = (id: string, reason = 'pays with other people’s cards') =>
  themba('POST customers/suspend/:id', { ...of(id), querydata: { reason } })
const reinstated = (id: string) => themba('POST customers/reinstate/:id', of(id))
const role = (id: string, newRole: 'Admin' | 'Customer', calls = themba) =>
  calls('POST customers/role/:id', { ...of(id), querydata: { role: newRole } })
const erased = (id: string, calls = themba) => calls('POST customers/erase/:id', of(id))
const found = async (id: string) => (await themba('GET customers/find/:id', of(id))).body.result
const account = (id: string) => shop.ledger.load(accountMachine, accountStream(id))
const revealed = async (id: string) =>
  (await shop.store.readStream(accountStream(id)))
    .filter(({ type }) => type === 'PersonalDataRevealed')
    .map(({ data, meta }) => [Object(data).what, meta.by.id])

const customersNamed = async (search: string, query = {}) => {
  await shop.caughtUp()
  return (await themba('GET customers/all', { query: { search, ...query } })).body
}

describe('the list of customers', () => {
  it('is searched by the unmasked personal data, and its rows are masked', async () => {
    await shop.given.person('nomvula')
    const { customers, results, meta } = await customersNamed('omvul')
    expect(results).toEqual(customers)
    expect([customers, meta]).toEqual([
      [
        {
          customerId: 'nomvula',
          firstname: 'N•••••',
          lastname: 'D•••••',
          email: 'n•••••@e•••••',
          role: 'Customer',
          status: 'active',
          openedAt: expect.stringMatching(/^2026-11-16T/),
          orders: 0,
          spent: 0,
          lastOrderAt: null,
        },
      ],
      { totalCount: 1, total: 1, pageNumber: 1, size: 20 },
    ])
  })

  it('has the order figures of each customer', async () => {
    await shop.given.aminasOrder()
    const [row] = (await customersNamed('amina')).customers
    expect(row).toMatchObject({ orders: 1, spent: 698, lastOrderAt: expect.stringMatching(/^2026-11-16T/) })
    expect(await found('amina')).toMatchObject({ orders: 1, spent: 698 })
  })

  it('is filtered by status and role, and sorted', async () => {
    expect((await customersNamed('themba', { role: 'Admin', status: 'active', sort: 'spent' })).meta.total).toBe(1)
    expect((await customersNamed('themba', { role: 'Customer' })).meta.total).toBe(0)
  })

  it.each([
    [{ status: 'asleep' }, 'The status must be one of: unverified, active, suspended, erased'],
    [{ role: 'Queen' }, 'The role must be one of: Admin, Customer'],
    [{ sort: 'shoeSize' }, 'The sort must be one of: newest, orders, spent, lastOrder'],
    [{ pageNumber: 'two' }, 'pageNumber must be a whole number'],
    [{ search: 'a'.repeat(101) }, 'The search must be at most 100 characters long'],
  ])('refuses %j', async (query, message) => {
    const answer = await themba('GET customers/all', { query: query as never })
    expect([...outcome(answer), answer.body.message]).toEqual([400, 'InvalidRequest', message])
  })
})

describe('a customer', () => {
  it('is masked, with the reason of the suspension and the version of the record', async () => {
    expect(await found('amina')).toMatchObject({
      customerId: 'amina',
      firstname: 'A•••••',
      lastname: 'D•••••',
      email: 'a•••••@e•••••',
      status: 'active',
      reason: '',
      masked: true,
      version: (await account('amina')).revision,
    })
  })

  it('is found even before the list contains them', async () => {
    const person = { firstname: 'Zola', lastname: 'Nkosi', email: 'zola@ekhaya.example' }
    await shop.given.facts(accountStream('zola'), [fact('AccountOpened', person)])
    expect(await found('zola')).toMatchObject({ status: 'unverified', openedAt: '2026-11-16T08:00:00.000Z', orders: 0 })
  })

  it('is revealed with addresses, and each access is recorded, also that of a repeated request', async () => {
    await shop.given.person('gugu')
    await shop.given.address('gugu', 'home', aminasHouse)
    const reveal = () => themba('POST customers/reveal/:id', of('gugu'), { 'idempotency-key': 'the same look' })
    const [first, again] = [await reveal(), await reveal()]
    expect(first.body.result).toMatchObject({
      firstname: 'Gugu',
      lastname: 'Daniels',
      email: 'gugu@ekhaya.example',
      masked: false,
      addresses: [{ ...aminasHouse, id: 'home' }],
    })
    expect([first.body.message, again.status]).toEqual(['Shown in full, and recorded', 200])
    expect(again.body.result.version).toBe(first.body.result.version + 1)
    expect(await revealed('gugu')).toEqual([
      ['details', 'themba'],
      ['details', 'themba'],
    ])
  })

  it('who is an admin reads their own data without a record', async () => {
    const own = await themba('POST customers/reveal/:id', of('themba'))
    expect([own.body.message, own.body.result.firstname]).toEqual(['Shown in full', 'Themba'])
    expect(await revealed('themba')).toEqual([])
  })

  it('that does not exist cannot be read, suspended or erased', async () => {
    const answers: TestResponse<unknown>[] = [
      await themba('GET customers/find/:id', of('nobody')),
      await themba('POST customers/reveal/:id', of('nobody')),
      await suspended('nobody'),
      await reinstated('nobody'),
      await role('nobody', 'Admin'),
      await erased('nobody'),
      await themba('GET audit/customers/:id', of('nobody')),
    ]
    expect(answers.map(outcome)).toEqual(Array(7).fill([404, 'AccountNotFound']))
    expect(await shop.facts(accountStream('nobody'))).toEqual([])
  })
})

describe('a suspended customer', () => {
  it('is signed out of every session at once, and signs in again after being reinstated', async () => {
    const sipho = await shop.given.person('sipho')
    const { status, body, headers } = await suspended('sipho')
    expect([status, body.message, shop.positionIn(headers) > 0]).toEqual([200, 'Account suspended', true])
    expect(body.result).toMatchObject({
      status: 'suspended',
      reason: 'pays with other people’s cards',
      firstname: 'S•••••',
    })
    expect(outcome(await sipho('GET customer/profile'))).toEqual([401, 'AuthRequired'])
    expect(await shop.sessions.listOf('sipho')).toEqual([])

    const back = await reinstated('sipho')
    expect([back.body.message, back.body.result.status, back.body.result.reason]).toEqual([
      'Account reinstated',
      'active',
      '',
    ])
    expect(outcome(await sipho('GET customer/profile'))).toEqual([401, 'AuthRequired'])
    expect(outcome(await (await shop.given.person('sipho'))('GET customer/profile'))).toEqual([200])
  })

  it('cannot use a session from before the suspension that a crash left open', async () => {
    const lerato = await shop.given.person('lerato')
    await shop.given.facts(accountStream('lerato'), [fact('AccountSuspended', { reason: 'lost her telephone' })])
    expect(await shop.sessions.listOf('lerato')).toHaveLength(1)
    expect(outcome(await reinstated('lerato'))).toEqual([200])
    expect(outcome(await lerato('GET customer/profile'))).toEqual([401, 'AuthRequired'])
  })

  it('cannot be suspended twice, and an active one cannot be reinstated', async () => {
    await shop.given.person('pieter')
    expect(outcome(await reinstated('pieter'))).toEqual([409, 'AccountIsInUse'])
    expect(outcome(await suspended('pieter'))).toEqual([200])
    const again = await suspended('pieter', 'again')
    expect([...outcome(again), again.body.message]).toEqual([
      409,
      'AccountWasSuspended',
      'This account is already suspended',
    ])
    expect(await found('pieter')).toMatchObject({ reason: 'pays with other people’s cards' })
  })

  it.each([
    ['', 'The reason must be at least 3 characters long'],
    ['  \u200b no', 'The reason must be at least 3 characters long'],
    ['x'.repeat(201), 'The reason must be at most 200 characters long'],
  ])('is not suspended for the reason %j', async (reason, message) => {
    const answer = await suspended('amina', reason)
    expect([...outcome(answer), answer.body.message]).toEqual([400, 'InvalidRequest', message])
    expect((await account('amina')).state).toBe('active')
  })
})

describe('an admin', () => {
  it('is appointed and demoted with effect from the next request', async () => {
    const thandi = await shop.given.person('thandi')
    expect(outcome(await thandi('GET customers/all'))).toEqual([403, 'NotAllowed'])
    const made = await role('thandi', 'Admin')
    expect([made.body.message, made.body.result.role]).toEqual(['Now an admin', 'Admin'])
    expect(outcome(await thandi('GET customers/all'))).toEqual([200])
    const taken = await role('thandi', 'Customer')
    expect([taken.body.message, taken.body.result.role]).toEqual(['Now a customer', 'Customer'])
    expect(outcome(await thandi('GET customers/all'))).toEqual([403, 'NotAllowed'])
  })

  it('must have a verified address: otherwise the next owner of the address would become the admin', async () => {
    const person = { firstname: 'Naledi', lastname: 'Botha', email: 'naledi@ekhaya.example' }
    await shop.given.facts(accountStream('naledi'), [fact('AccountOpened', person)])
    const answer = await role('naledi', 'Admin')
    expect([...outcome(answer), answer.body.message]).toEqual([
      409,
      'AddressIsUnproven',
      'This e-mail address has not been verified yet',
    ])
  })

  it('who is the last cannot demote, suspend or erase themselves', async () => {
    const answers: TestResponse<unknown>[] = [
      await role('themba', 'Customer'),
      await suspended('themba'),
      await erased('themba'),
    ]
    expect(answers.map(outcome)).toEqual(Array(3).fill([409, 'LastAdminStays']))
    expect(await found('themba')).toMatchObject({ role: 'Admin', status: 'active' })
    expect(outcome(await themba('GET customers/all'))).toEqual([200])
  })

  it('can be suspended if another admin stays, and keeps the role when reinstated', async () => {
    const bongani = await shop.given.person('bongani')
    await role('bongani', 'Admin')
    expect(outcome(await suspended('themba', 'on leave until January'))).toEqual([200])
    expect(outcome(await themba('GET customers/all'))).toEqual([401, 'AuthRequired'])
    expect(outcome(await role('bongani', 'Customer', bongani))).toEqual([409, 'LastAdminStays'])

    expect(outcome(await bongani('POST customers/reinstate/:id', of('themba')))).toEqual([200])
    expect(outcome(await role('bongani', 'Customer', bongani))).toEqual([200])
    expect(await shop.adminRegistry.admins()).toEqual(['themba'])
  })

  it('always stays when admins demote and suspend each other at once', async () => {
    const names = ['ayanda', 'kagiso', 'zanele']
    const admins = await Promise.all(names.map((name) => shop.given.person(name)))
    for (const name of names) await role(name, 'Admin')
    const allNames = ['themba', ...names]
    await Promise.all(
      [themba, ...admins].flatMap((calls, index) => [
        role(allNames[(index + 1) % 4] ?? '', 'Customer', calls),
        calls('POST customers/suspend/:id', {
          ...of(allNames[(index + 2) % 4] ?? ''),
          querydata: { reason: 'a quarrel' },
        }),
        role(allNames[index] ?? '', 'Customer', calls),
      ]),
    )
    const accounts = await Promise.all(allNames.map(account))
    const acting = allNames.filter((_, at) => accounts[at]?.context.role === 'Admin' && accounts[at]?.is('active'))
    expect(acting.length).toBeGreaterThan(0)
    expect((await shop.adminRegistry.admins()).toSorted()).toEqual(acting.toSorted())

    const [survivor = ''] = acting
    const calls = await shop.given.person(survivor)
    await calls('POST customers/reinstate/:id', of('themba'))
    await role('themba', 'Admin', calls)
    for (const name of names) await role(name, 'Customer', await shop.given.person('themba'))
    expect(await shop.adminRegistry.admins()).toEqual(['themba'])
  })
})

describe('an erased customer', () => {
  it('stays in the list without personal data', async () => {
    const lwazi = await shop.given.person('lwazi')
    const { body, headers } = await erased('lwazi')
    expect([body.message, shop.positionIn(headers) > 0]).toEqual(['Customer erased', true])
    expect(outcome(await lwazi('GET customer/profile'))).toEqual([401, 'AuthRequired'])
    const erasedPerson = { firstname: '(erased)', lastname: '(erased)', email: '(erased)', status: 'erased' }
    expect(await found('lwazi')).toMatchObject({ ...erasedPerson, customerId: 'lwazi' })
    await shop.caughtUp()
    const rows = (await themba('GET customers/all', { query: { status: 'erased' } })).body.customers
    expect(rows).toContainEqual(expect.objectContaining({ ...erasedPerson, customerId: 'lwazi' }))
    expect((await customersNamed('lwazi')).meta.total).toBe(0)
  })

  it('cannot be revealed, suspended or appointed, and a second erasure appends no fact', async () => {
    await shop.given.person('thabo')
    await erased('thabo')
    const before = await shop.facts(accountStream('thabo'))
    const answers: TestResponse<unknown>[] = [
      await themba('POST customers/reveal/:id', of('thabo')),
      await suspended('thabo'),
      await reinstated('thabo'),
      await role('thabo', 'Admin'),
    ]
    expect(answers.map(outcome)).toEqual(Array(4).fill([404, 'AccountNotFound']))
    expect(outcome(await erased('thabo'))).toEqual([200])
    expect(await shop.facts(accountStream('thabo'))).toEqual(before)
  })
})

describe('the data of another customer', () => {
  const reads = [
    ['orders', 'GET customer/orders/:customerId'],
    ['addresses', 'GET customer/addresses/:customerId'],
    ['cart', 'GET cart/:customerId'],
  ] as const

  it.each(reads)('(%s) can be read by an admin, and the access is recorded before the answer', async (what, call) => {
    const name = `reads${what}`
    await shop.given.person(name)
    expect(outcome(await themba(call, { params: { customerId: name } }))).toEqual([200])
    expect(await revealed(name)).toEqual([[what, 'themba']])
  })

  it.each(reads)('(%s) is not found if the customer does not exist or is erased', async (_, call) => {
    await shop.given.person('vusi')
    await erased('vusi')
    for (const customerId of ['vusi', 'nobody']) {
      expect(outcome(await themba(call, { params: { customerId } }))).toEqual([404, 'AccountNotFound'])
    }
  })

  it.each(reads)('(%s) cannot be read by a customer', async (_, call) => {
    const before = await revealed('themba')
    expect(outcome(await amina(call, { params: { customerId: 'themba' } }))).toEqual([403, 'NotYours'])
    expect(outcome(await amina(call, { params: { customerId: 'nobody' } }))).toEqual([403, 'NotYours'])
    expect(await revealed('themba')).toEqual(before)
  })

  it.each(reads)('(%s) is read by its owner, admin or not, without a record', async (_, call) => {
    const before = [await revealed('themba'), await revealed('amina')]
    expect(outcome(await themba(call, { params: { customerId: 'themba' } }))).toEqual([200])
    expect(outcome(await amina(call, { params: { customerId: 'amina' } }))).toEqual([200])
    expect([await revealed('themba'), await revealed('amina')]).toEqual(before)
  })
})
