import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type GivenShop, givenShop } from '#api/testing/testShop.ts'
import { adminRegistryStream } from '#domain/account/adminRegistryMachine.ts'

let shop: GivenShop

const ofAmina = { params: { id: 'amina' } }

beforeAll(async () => {
  shop = await givenShop()
  await shop.waitForFact('AdminJoined', adminRegistryStream, { customerId: 'themba' })
  const names = { firstname: 'Amina', lastname: 'Mokoena' }
  await shop.when.amina('POST customer/update/personalDetails', { querydata: { newPersonalDetails: names } })
  await shop.when.themba('POST customers/reveal/:id', ofAmina)
  await shop.when.themba('POST customers/suspend/:id', { ...ofAmina, querydata: { reason: 'asked us to' } })
  await shop.when.themba('POST customers/reinstate/:id', ofAmina)
  await shop.when.themba('POST customers/role/:id', { ...ofAmina, querydata: { role: 'Admin' } })
})
afterAll(() => shop.close())

const request = (query: Record<string, string> = {}) =>
  shop.when.themba('GET audit/customers/:id', { ...ofAmina, query: query as never })
const history = async (query: Record<string, string> = {}) => (await request(query)).body.result

/** Matches the personal data of the customer. */
const personalData = /Amina|Mokoena|amina@/

describe('the timeline of an account', () => {
  it('has the actor, a sentence and the state of every fact', async () => {
    const { facts, intact } = await history()
    expect(facts.map(({ type, actor, sentence, state }) => [type, actor.name, sentence, state])).toEqual([
      ['AccountOpened', 'the shop', 'opened the account', 'unverified'],
      ['EmailVerified', 'the shop', 'verified the e-mail address', 'active'],
      ['RoleGranted', 'the shop', 'granted the role Customer', 'active'],
      ['DetailsChanged', 'A••••• M•••••', 'changed the personal details', 'active'],
      ['PersonalDataRevealed', 'Themba Daniels', 'looked at the customer’s name and addresses', 'active'],
      ['AccountSuspended', 'Themba Daniels', 'suspended the account: asked us to', 'suspended.verified'],
      ['AccountReinstated', 'Themba Daniels', 'reinstated the account', 'active'],
      ['RoleGranted', 'Themba Daniels', 'granted the role Admin', 'active'],
    ])
    expect(intact).toBe(true)
  })

  it('shows the changed fields with masked personal data', async () => {
    const { facts } = await history()
    expect(facts.map(({ changes }) => changes)).toEqual([
      expect.arrayContaining([
        { field: 'firstname', from: null, to: 'A•••••' },
        { field: 'email', from: null, to: 'a•••••@e•••••' },
      ]),
      [{ field: 'status', from: 'unverified', to: 'active' }],
      [],
      [{ field: 'lastname', from: 'D•••••', to: 'M•••••' }],
      [],
      [
        { field: 'status', from: 'active', to: 'suspended' },
        { field: 'reason', from: '', to: 'asked us to' },
      ],
      [
        { field: 'status', from: 'suspended', to: 'active' },
        { field: 'reason', from: 'asked us to', to: '' },
      ],
      [{ field: 'role', from: 'Customer', to: 'Admin' }],
    ])
    expect(facts.map(({ data }) => data).slice(0, 6)).toEqual([
      { firstname: 'A•••••', lastname: 'D•••••', email: 'a•••••@e•••••' },
      { email: 'a•••••@e•••••' },
      { role: 'Customer' },
      { firstname: 'A•••••', lastname: 'M•••••' },
      { what: 'details' },
      { reason: 'asked us to' },
    ])
  })

  it('shows the account at any revision, and the difference between two revisions', async () => {
    const { customer, difference } = await history({ at: '5', from: '7', to: '0' })
    expect(customer).toMatchObject({ lastname: 'M•••••', status: 'suspended', reason: 'asked us to', version: 5 })
    expect(difference).toEqual([
      { field: 'lastname', from: 'M•••••', to: 'D•••••' },
      { field: 'role', from: 'Admin', to: 'Customer' },
      { field: 'status', from: 'active', to: 'unverified' },
    ])
    expect((await history()).customer).toMatchObject({ role: 'Admin', status: 'active', masked: true })
  })

  it('contains no personal data of the customer, not in downloaded files either', async () => {
    const [json, csv, response] = [await request({ format: 'json' }), await request({ format: 'csv' }), await request()]
    expect(json.headers.get('content-disposition')).toBe('attachment; filename=customer-amina.json')
    expect(csv.headers.get('content-disposition')).toBe('attachment; filename=customer-amina.csv')
    expect(csv.text).toContain('suspended the account: asked us to')
    expect(JSON.parse(json.text)).toEqual(response.body.result)
    for (const { text } of [json, csv, response]) expect(text).not.toMatch(personalData)
  })

  it('of an erased account contains no personal data', async () => {
    await shop.given.person('lwazi')
    await shop.when.themba('POST customers/erase/:id', { params: { id: 'lwazi' } })
    const { body } = await shop.when.themba('GET audit/customers/:id', { params: { id: 'lwazi' } })
    expect(body.result.customer).toMatchObject({ firstname: '(erased)', email: '(erased)', status: 'erased' })
    expect(body.result.facts.map(({ data }) => data)).toEqual([
      { firstname: '(erased)', lastname: '(erased)', email: '(erased)' },
      { email: '(erased)' },
      { role: 'Customer' },
      {},
    ])
  })
})
