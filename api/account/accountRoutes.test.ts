import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outcome } from '#api/testing/testClient.ts'
import { type GivenShop, givenShop } from '#api/testing/testShop.ts'
import { isRefusal } from '#domain/kernel/decision.ts'
import { customerIdOf, openAccountCreation } from './accountCreation.ts'

const lindiwe = { firstname: 'Lindiwe', lastname: 'Khumalo', email: 'lindiwe@ekhaya.example' }
const account = { ...lindiwe, customerId: 'lindiwe', password: 'Umbrella-7', role: 'Customer' } as const
const context = { by: { role: 'system', id: 'test' }, correlationId: 'opening' } as const

let shop: GivenShop

beforeAll(async () => {
  shop = await givenShop()
  await openAccountCreation(shop)(account, context)
})
afterAll(() => shop.close())

const login = (email: string, password: string) => shop.when.guest('POST Login', { querydata: { email, password } })

describe('signing in', () => {
  it('answers the customer’s profile and valid tokens', async () => {
    const { status, body } = await login(lindiwe.email, account.password)
    expect(status).toBe(200)
    expect(body.result).toMatchObject({ ...lindiwe, customerId: 'lindiwe', role: 'Customer' })

    const authorization = `Bearer ${body.result.accessToken}`
    const profile = await shop.when.guest('GET customer/profile', {}, { authorization })
    expect(profile.body.result).toEqual({
      ...lindiwe,
      customerId: 'lindiwe',
      role: 'Customer',
      emailVerified: true,
      status: 'active',
    })
  })

  it('ignores the case of the address and spaces around it', async () => {
    expect((await login('  Lindiwe@Ekhaya.EXAMPLE ', account.password)).status).toBe(200)
  })

  it('has the same answer for a wrong address and a wrong password', async () => {
    const [address, password] = [
      await login('nobody@ekhaya.example', account.password),
      await login(lindiwe.email, 'Umbrella-8'),
    ]
    expect(outcome(address)).toEqual([401, 'LoginFailed'])
    expect([address.status, address.body]).toEqual([password.status, password.body])
  })

  it('is case-sensitive for the password', async () => {
    expect((await login(lindiwe.email, 'umbrella-7')).status).toBe(401)
  })

  it.each([
    ['no password', { email: lindiwe.email }],
    ['a password too short for any account', { email: lindiwe.email, password: '12345' }],
    ['a password too long for any account', { email: lindiwe.email, password: 'x'.repeat(21) }],
    ['an address too long for any account', { email: `${'x'.repeat(100)}@ekhaya.example`, password: 'Umbrella-7' }],
    ['an object for an address', { email: { $ne: '' }, password: 'Umbrella-7' }],
  ])('is refused with %s', async (_why, querydata) => {
    expect(outcome(await shop.when.guest.raw('POST', 'Login', { body: { querydata } }))).toEqual([
      400,
      'InvalidRequest',
    ])
  })

  it('appends neither the password nor its hash to the facts', async () => {
    await login(lindiwe.email, account.password)
    const streams = ['account-lindiwe', await shop.emails.streamOf(lindiwe.email)]
    const facts = await Promise.all(streams.map((stream) => shop.store.readStream(stream)))
    expect(facts.map(({ length }) => length)).toEqual([3, 1])
    expect(JSON.stringify(facts)).not.toMatch(/Umbrella|argon2/)
  })
})

describe('opening an account', () => {
  it('again changes nothing, in particular not the password', async () => {
    await openAccountCreation(shop)({ ...account, password: 'Stolen-77' }, context)
    expect((await login(lindiwe.email, account.password)).status).toBe(200)
    expect((await login(lindiwe.email, 'Stolen-77')).status).toBe(401)
  })

  it('for an address of another customer is refused', async () => {
    const opened = await openAccountCreation(shop)({ ...account, customerId: 'somebody' }, context)
    expect(isRefusal(opened) && opened.refusal).toBe('EmailIsTaken')
  })

  it('finds the same account for every spelling of the address', () => {
    expect(customerIdOf('Lindiwe@Ekhaya.example')).toBe(customerIdOf('lindiwe@ekhaya.example'))
  })
})
