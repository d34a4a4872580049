import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { outcome } from '#api/testing/testClient.ts'
import { type GivenShop, givenShop } from '#api/testing/testShop.ts'
import { fact } from '#domain/kernel/decision.ts'
import { aminasHouse, gogosHouse } from '#domain/testing/fixtures.ts'
import { addressRoutes } from './addressRoutes.ts'

const ofAmina = { params: { customerId: 'amina' } }

let shop: GivenShop

beforeAll(async () => {
  shop = await givenShop()
})
afterAll(() => shop.close())

beforeEach(async () => {
  for (const { id } of await book()) await remove(id)
})

const book = async () => (await shop.when.amina('GET customer/addresses/:customerId', ofAmina)).body.addresses
const remove = (addressId: string) =>
  shop.when.amina('DELETE customer/delete/address/:addressId', { params: { addressId } })
const add = (newAddressData = aminasHouse) =>
  shop.when.amina('POST customer/add/address/:customerId', { ...ofAmina, querydata: { newAddressData } })

describe('the address book', () => {
  it('saves an address once if the same request is repeated', async () => {
    const context = {
      by: { role: 'customer', id: 'amina' },
      correlationId: 'storm',
      command: crypto.randomUUID(),
    } as const
    const route = addressRoutes(shop.ledger, async () => undefined)['POST customer/add/address/:customerId']
    const caller = { customerId: 'amina', role: 'Customer', sessionId: '', emailVerified: true } as const
    const request = { ...ofAmina, query: {}, querydata: { newAddressData: aminasHouse } }
    const sendRequest = () => route({ ...request, caller, context, idempotentContext: context, key: 'a storm' })

    const [first, again] = [await sendRequest(), await sendRequest()]

    expect(again).toEqual(first)
    expect(await book()).toHaveLength(1)
  })

  it('refuses an address for a customer who does not exist or is erased', async () => {
    await shop.given.person('lindiwe')
    await shop.accountErasure.erase('lindiwe', { by: { role: 'admin', id: 'themba' }, correlationId: 'erasure' })
    for (const customerId of ['lindiwe', 'nobody']) {
      const request = { params: { customerId }, querydata: { newAddressData: aminasHouse } }
      expect(outcome(await shop.when.themba('POST customer/add/address/:customerId', request))).toEqual([
        404,
        'AccountNotFound',
      ])
    }
  })

  it('saves a new address and answers its id as `id` and `_id`', async () => {
    const { body } = await add()
    expect(body).toMatchObject({ code: 0, message: 'Address added successfully', address: aminasHouse })
    expect(body.address._id).toBe(body.address.id)
    expect(await book()).toEqual([body.address])
  })

  it.each(['082 555 0143', '082-555-0143', '+27 82 555 0143', '0027825550143'])(
    'saves the mobile number %s as ten digits, in a new and in a changed address',
    async (recipientMobileNumber) => {
      const written = { ...aminasHouse, recipientMobileNumber }
      const { id } = (await add(written)).body.address
      expect(await book()).toMatchObject([{ recipientMobileNumber: '0825550143' }])
      const request = { params: { addressId: id }, querydata: { newAddressData: { ...written, complex: 'Flat 7' } } }
      await shop.when.amina('PATCH customer/update/address/:addressId', request)
      expect(await book()).toMatchObject([{ complex: 'Flat 7', recipientMobileNumber: '0825550143' }])
    },
  )

  it('shows an old address whose mobile number is invalid by the current rules', async () => {
    const address = { ...aminasHouse, recipientMobileNumber: '0027825550' }
    await shop.given.facts('addressBook-gogo', [fact('AddressAdded', { addressId: 'home', address })])
    const gogo = await shop.given.person('gogo')
    const { body } = await gogo('GET customer/addresses/:customerId', { params: { customerId: 'gogo' } })
    expect(body.addresses).toMatchObject([address])
  })

  it.each(['PATCH customer/update/address/:addressId', 'POST customer/update/address/:addressId'] as const)(
    'changes an address by %s',
    async (call) => {
      const { id } = (await add()).body.address
      const request = { params: { addressId: id }, querydata: { newAddressData: gogosHouse, addressId: id } }
      const { body } = await shop.when.amina(call, request)
      expect(body).toMatchObject({ message: 'Address updated successfully', address: { ...gogosHouse, id } })
      expect(await book()).toEqual([body.address])
    },
  )

  it('answers a deletion with the remaining addresses, by DELETE and by POST', async () => {
    const [one, other] = [(await add()).body.address, (await add(gogosHouse)).body.address]
    const deleted = await remove(one.id)
    expect(deleted.body).toMatchObject({ message: 'Address deleted successfully', addresses: [other] })
    const request = { params: { addressId: other.id }, querydata: { customerId: 'amina' } }
    expect((await shop.when.amina('POST customer/delete/address/:addressId', request)).body.addresses).toEqual([])
  })

  it('has at most twenty addresses', async () => {
    const answers = []
    for (let times = 0; times < 21; times += 1) answers.push(outcome(await add()))
    expect(answers).toEqual([...Array(20).fill([200]), [409, 'AddressBookIsFull']])
  })

  it('refuses an incomplete address', async () => {
    const answer = await add({ ...aminasHouse, streetAddress: 'Here', complex: '' })
    expect(outcome(answer)).toEqual([400, 'InvalidRequest'])
    expect(answer.body.errors).toEqual([
      { field: 'newAddressData.streetAddress', message: 'The street address must be at least 10 characters long' },
      { field: 'newAddressData.complex', message: 'Complex name required' },
    ])
    expect(answer.body.message).toBe('The street address must be at least 10 characters long')
  })

  it('cannot be changed for another customer who is named in the body', async () => {
    const { id } = (await add()).body.address
    const querydata = { newAddressData: gogosHouse, customerId: 'sipho' }
    const answers = [
      await shop.when.amina('POST customer/add/address/:customerId', { ...ofAmina, querydata }),
      await shop.when.amina('PATCH customer/update/address/:addressId', { params: { addressId: id }, querydata }),
      await shop.when.amina('POST customer/delete/address/:addressId', { params: { addressId: id }, querydata }),
    ]
    expect(answers.map(outcome)).toEqual(Array(3).fill([403, 'NotYours']))
    expect(await book()).toMatchObject([aminasHouse])
  })
})
