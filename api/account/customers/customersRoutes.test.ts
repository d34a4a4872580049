import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Answered, type Calls, outcome } from '#api/callsOf.ts'
import { type GivenShop, givenShop } from '#api/givenShop.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { rosterStream } from '#domain/account/rosterMachine.ts'
import { aminasHouse, blueKettle } from '#domain/cast.ts'
import { fact } from '#domain/kernel/decision.ts'

let shop: GivenShop
let themba: Calls
let amina: Calls

beforeAll(async () => {
  shop = await givenShop()
  await shop.given.product(blueKettle, 500)
  await shop.happened('AdminJoined', rosterStream, { customerId: 'themba' })
})
afterAll(() => shop.close())

// Whoever was suspended is signed out.
beforeEach(async () => {
  themba = await shop.given.person('themba')
  amina = await shop.given.person('amina')
})

const of = (id: string) => ({ params: { id } })
const suspended = (id: string, reason = 'pays with other people’s cards') =>
  themba('POST customers/suspend/:id', { ...of(id), querydata: { reason } })
const reinstated = (id: string) => themba('POST customers/reinstate/:id', of(id))
const role = (id: string, wanted: 'Admin' | 'Customer', calls = themba) =>
  calls('POST customers/role/:id', { ...of(id), querydata: { role: wanted } })
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
  it('is searched by who they truly are, and shows it to nobody', async () => {
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

  it('tells what somebody has ordered', async () => {
    await shop.given.aminasOrder()
    const [row] = (await customersNamed('amina')).customers
    expect(row).toMatchObject({ orders: 1, spent: 698, lastOrderAt: expect.stringMatching(/^2026-11-16T/) })
    expect(await found('amina')).toMatchObject({ orders: 1, spent: 698 })
  })

  it('is narrowed down by status and role, and sorted', async () => {
    expect((await customersNamed('themba', { role: 'Admin', status: 'active', sort: 'spent' })).meta.total).toBe(1)
    expect((await customersNamed('themba', { role: 'Customer' })).meta.total).toBe(0)
  })

  it.each([
    [{ status: 'asleep' }, 'The status must be one of: unverified, active, suspended, erased'],
    [{ role: 'Queen' }, 'The role must be one of: Admin, Customer'],
    [{ sort: 'shoeSize' }, 'The sort must be one of: newest, orders, spent, lastOrder'],
    [{ pageNumber: 'two' }, 'pageNumber must be a whole number'],
    [{ search: 'a'.repeat(101) }, 'The search must be at most 100 characters long'],
  ])('does not know %j', async (query, message) => {
    const answer = await themba('GET customers/all', { query: query as never })
    expect([...outcome(answer), answer.body.message]).toEqual([400, 'InvalidRequest', message])
  })
})

describe('a customer', () => {
  it('is masked, with why they are suspended and the version of their record', async () => {
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

  it('is told even before the list has heard of them', async () => {
    const person = { firstname: 'Zola', lastname: 'Nkosi', email: 'zola@ekhaya.example' }
    await shop.given.facts(accountStream('zola'), [fact('AccountOpened', person)])
    expect(await found('zola')).toMatchObject({ status: 'unverified', openedAt: '2026-11-16T08:00:00.000Z', orders: 0 })
  })

  it('is revealed with addresses, and each look is recorded, also a repeated one', async () => {
    await shop.given.person('gugu')
    await shop.given.address('gugu', 'home', aminasHouse)
    const look = () => themba('POST customers/reveal/:id', of('gugu'), { 'idempotency-key': 'the same look' })
    const [first, again] = [await look(), await look()]
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

  it('who is an admin looks at themselves without a trace', async () => {
    const own = await themba('POST customers/reveal/:id', of('themba'))
    expect([own.body.message, own.body.result.firstname]).toEqual(['Shown in full', 'Themba'])
    expect(await revealed('themba')).toEqual([])
  })

  it('that never was is nobody to look at, to suspend or to erase', async () => {
    const answers: Answered<unknown>[] = [
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
  it('is nobody at once, in every session, until they are reinstated and sign in again', async () => {
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

  it('does not come back to a session that a crash left', async () => {
    const lerato = await shop.given.person('lerato')
    await shop.given.facts(accountStream('lerato'), [fact('AccountSuspended', { reason: 'lost her telephone' })])
    expect(await shop.sessions.listOf('lerato')).toHaveLength(1)
    expect(outcome(await reinstated('lerato'))).toEqual([200])
    expect(outcome(await lerato('GET customer/profile'))).toEqual([401, 'AuthRequired'])
  })

  it('is suspended once, and given back once', async () => {
    await shop.given.person('pieter')
    expect(outcome(await reinstated('pieter'))).toEqual([409, 'AccountIsInUse'])
    expect(outcome(await suspended('pieter'))).toEqual([200])
    const again = await suspended('pieter', 'again')
    expect([...outcome(again), again.body.message]).toEqual([
      409,
      'AccountWasSuspended',
      'This account is suspended already',
    ])
    expect(await found('pieter')).toMatchObject({ reason: 'pays with other people’s cards' })
  })

  it.each([
    ['', 'The reason must be at least 3 characters long'],
    ['  \u200b no', 'The reason must be at least 3 characters long'],
    ['x'.repeat(201), 'The reason must be at most 200 characters long'],
  ])('is suspended for a reason: not for %j', async (reason, message) => {
    const answer = await suspended('amina', reason)
    expect([...outcome(answer), answer.body.message]).toEqual([400, 'InvalidRequest', message])
    expect((await account('amina')).state).toBe('active')
  })
})

describe('an admin', () => {
  it('is made of a customer, and a customer of an admin, from the next call on', async () => {
    const thandi = await shop.given.person('thandi')
    expect(outcome(await thandi('GET customers/all'))).toEqual([403, 'NotAllowed'])
    const made = await role('thandi', 'Admin')
    expect([made.body.message, made.body.result.role]).toEqual(['Now an admin', 'Admin'])
    expect(outcome(await thandi('GET customers/all'))).toEqual([200])
    const taken = await role('thandi', 'Customer')
    expect([taken.body.message, taken.body.result.role]).toEqual(['Now a customer', 'Customer'])
    expect(outcome(await thandi('GET customers/all'))).toEqual([403, 'NotAllowed'])
  })

  it('is nobody whose address is not proven: whoever signs up with it next would take their place', async () => {
    const person = { firstname: 'Naledi', lastname: 'Botha', email: 'naledi@ekhaya.example' }
    await shop.given.facts(accountStream('naledi'), [fact('AccountOpened', person)])
    const answer = await role('naledi', 'Admin')
    expect([...outcome(answer), answer.body.message]).toEqual([
      409,
      'AddressIsUnproven',
      'This address has not been verified yet',
    ])
  })

  it('who is the last stays one, whatever they do about it themselves', async () => {
    const answers: Answered<unknown>[] = [
      await role('themba', 'Customer'),
      await suspended('themba'),
      await erased('themba'),
    ]
    expect(answers.map(outcome)).toEqual(Array(3).fill([409, 'LastAdminStays']))
    expect(await found('themba')).toMatchObject({ role: 'Admin', status: 'active' })
    expect(outcome(await themba('GET customers/all'))).toEqual([200])
  })

  it('may go where another one stays, and comes back with their rights', async () => {
    const bongani = await shop.given.person('bongani')
    await role('bongani', 'Admin')
    expect(outcome(await suspended('themba', 'on leave until January'))).toEqual([200])
    expect(outcome(await themba('GET customers/all'))).toEqual([401, 'AuthRequired'])
    expect(outcome(await role('bongani', 'Customer', bongani))).toEqual([409, 'LastAdminStays'])

    expect(outcome(await bongani('POST customers/reinstate/:id', of('themba')))).toEqual([200])
    expect(outcome(await role('bongani', 'Customer', bongani))).toEqual([200])
    expect(await shop.roster.admins()).toEqual(['themba'])
  })

  it('is always left, however many demote, suspend and erase each other at once', async () => {
    const names = ['ayanda', 'kagiso', 'zanele']
    const admins = await Promise.all(names.map((name) => shop.given.person(name)))
    for (const name of names) await role(name, 'Admin')
    const everybody = ['themba', ...names]
    await Promise.all(
      [themba, ...admins].flatMap((calls, index) => [
        role(everybody[(index + 1) % 4] ?? '', 'Customer', calls),
        calls('POST customers/suspend/:id', {
          ...of(everybody[(index + 2) % 4] ?? ''),
          querydata: { reason: 'a quarrel' },
        }),
        role(everybody[index] ?? '', 'Customer', calls),
      ]),
    )
    const accounts = await Promise.all(everybody.map(account))
    const acting = everybody.filter((_, at) => accounts[at]?.context.role === 'Admin' && accounts[at]?.is('active'))
    expect(acting.length).toBeGreaterThan(0)
    expect((await shop.roster.admins()).toSorted()).toEqual(acting.toSorted())

    const [survivor = ''] = acting
    const calls = await shop.given.person(survivor)
    await calls('POST customers/reinstate/:id', of('themba'))
    await role('themba', 'Admin', calls)
    for (const name of names) await role(name, 'Customer', await shop.given.person('themba'))
    expect(await shop.roster.admins()).toEqual(['themba'])
  })
})

describe('an erased customer', () => {
  it('stays a row that can be counted, without anybody in it', async () => {
    const lwazi = await shop.given.person('lwazi')
    const { body, headers } = await erased('lwazi')
    expect([body.message, shop.positionIn(headers) > 0]).toEqual(['Customer erased', true])
    expect(outcome(await lwazi('GET customer/profile'))).toEqual([401, 'AuthRequired'])
    const nobody = { firstname: '(erased)', lastname: '(erased)', email: '(erased)', status: 'erased' }
    expect(await found('lwazi')).toMatchObject({ ...nobody, customerId: 'lwazi' })
    await shop.caughtUp()
    const rows = (await themba('GET customers/all', { query: { status: 'erased' } })).body.customers
    expect(rows).toContainEqual(expect.objectContaining({ ...nobody, customerId: 'lwazi' }))
    expect((await customersNamed('lwazi')).meta.total).toBe(0)
  })

  it('has nothing left to be revealed, suspended or granted, and is erased again without a trace', async () => {
    await shop.given.person('thabo')
    await erased('thabo')
    const before = await shop.facts(accountStream('thabo'))
    const answers: Answered<unknown>[] = [
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

describe('what is somebody else’s', () => {
  const reads = [
    ['orders', 'GET customer/orders/:customerId'],
    ['addresses', 'GET customer/addresses/:customerId'],
    ['cart', 'GET cart/:customerId'],
  ] as const

  it.each(reads)('(%s) is read by an admin, and that is recorded before it is told', async (what, call) => {
    const name = `reads${what}`
    await shop.given.person(name)
    expect(outcome(await themba(call, { params: { customerId: name } }))).toEqual([200])
    expect(await revealed(name)).toEqual([[what, 'themba']])
  })

  it.each(reads)('(%s) is not told of those who never were, or were erased', async (_, call) => {
    await shop.given.person('vusi')
    await erased('vusi')
    for (const customerId of ['vusi', 'nobody']) {
      expect(outcome(await themba(call, { params: { customerId } }))).toEqual([404, 'AccountNotFound'])
    }
  })

  it.each(reads)('(%s) is no customer’s to read', async (_, call) => {
    const before = await revealed('themba')
    expect(outcome(await amina(call, { params: { customerId: 'themba' } }))).toEqual([403, 'NotYours'])
    expect(outcome(await amina(call, { params: { customerId: 'nobody' } }))).toEqual([403, 'NotYours'])
    expect(await revealed('themba')).toEqual(before)
  })

  it.each(reads)('(%s) is one’s own to read, admin or not, without a trace', async (_, call) => {
    const before = [await revealed('themba'), await revealed('amina')]
    expect(outcome(await themba(call, { params: { customerId: 'themba' } }))).toEqual([200])
    expect(outcome(await amina(call, { params: { customerId: 'amina' } }))).toEqual([200])
    expect([await revealed('themba'), await revealed('amina')]).toEqual(before)
  })
})
