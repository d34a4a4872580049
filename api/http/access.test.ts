import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { kettlePhoto } from '#api/catalogue/testing/pictureFixtures.ts'
import { type TestClient, testClient } from '#api/testing/testClient.ts'
import { type GivenShop, givenShop, testTokenSecret } from '#api/testing/testShop.ts'
import type { Role } from '#domain/account/accountEvents.ts'
import { type ShopContract, shopContract } from '#domain/contract.ts'
import { fact } from '#domain/kernel/decision.ts'
import type { Endpoint, RequestOf } from '#domain/kernel/endpoint.ts'
import { summerSlide } from '#domain/testing/bannerFixtures.ts'
import { aminasHouse, aminasOrder, blueKettle, monday } from '#domain/testing/fixtures.ts'
import { aminasBooking, thabosPlumbing } from '#domain/testing/providerFixtures.ts'
import { forgedTokens } from './testing/forgedTokens.ts'

type Key = keyof ShopContract
/**
 * The expected status for a guest, for Amina, who owns the requested data, for Sipho, another customer, and for Themba, an admin. A forged
 * token and a suspended account get the status of a guest, a former admin gets that of Sipho.
 */
type Row<K extends Key> = [
  request: RequestOf<ShopContract[K]> | ((who: string) => RequestOf<ShopContract[K]>),
  guest: number,
  amina: number,
  sipho: number,
  themba: number,
]

const ofAmina = { params: { customerId: 'amina' } }
const ofHouse = { params: { addressId: 'aminas-house' } }
const oneKettle = { productId: 'blue-kettle', count: 1 }
const kettle = { params: { slug: 'blue-kettle' } }
const kettleId = { params: { id: 'blue-kettle' } }
const kettleReview = { productId: 'blue-kettle', rating: 5, text: 'Boils fast and quietly.' }
const ofKettle = { params: { productId: 'blue-kettle' } }
const newAddressData = aminasHouse
const sheet = { type: 'text/csv', content: new Uint8Array(Buffer.from('slug,price\nmoon-kettle,9.99\n')) }
const photo = { type: 'image/jpeg', content: new Uint8Array(await kettlePhoto(400, 400).jpeg().toBuffer()) }
const ofNomsa = { params: { id: 'nomsa' } }
const newPassword = { email: 'amina@ekhaya.example', newPassword: 'Umbrella-7', confirmPassword: 'Umbrella-7' }
const ofPlumber = { params: { providerId: 'thabos-plumbing' } }
const plumber = { params: { id: 'thabos-plumbing' } }
const { callOutFee, ...thabo } = thabosPlumbing
const providerForm = JSON.parse(JSON.stringify({ ...thabo, callOutFee: callOutFee / 100 }))
/** Amina holds it, then books it. */
const tuesdayAtEight = { providerId: 'thabos-plumbing', start: '2026-11-24T06:00:00Z' }
const question = { topic: 'order' as const, name: 'Amina', email: 'amina@ekhaya.example', message: 'Where is it?' }
const ofSummer = { params: { id: 'summer' } }
const slideForm = JSON.parse(JSON.stringify(summerSlide))
const form = {
  name: 'Tin bucket',
  brand: 'Ndlovu',
  description: 'A bucket for every day',
  price: 99,
  costPrice: 40,
  quantity: 5,
  categories: ['Household'],
}

/** Section 2 of the contract, call by call. An entry without a row does not compile. */
const rows: { [K in Key]: Row<K> } = {
  'GET products/home': [{}, 200, 200, 200, 200],
  'GET products/getByCategoryOrPageNumber': [{}, 200, 200, 200, 200],
  'GET products/search': [{ query: { search: 'kettle' } }, 200, 200, 200, 200],
  'GET products/tagSuggestions/:text': [{ params: { text: 'kit' } }, 200, 200, 200, 200],
  'GET products/brands': [{}, 200, 200, 200, 200],
  'GET products/categories': [{}, 200, 200, 200, 200],
  'GET products/categoryPictures': [{}, 200, 200, 200, 200],
  'GET products/tags': [{}, 200, 200, 200, 200],
  'GET products/tagsById': [{ query: { ids: 'blue-kettle' } }, 200, 200, 200, 200],
  'GET products/getProduct/:slug': [kettle, 200, 200, 200, 200],
  'GET products/getProductDetails/:id': [kettleId, 200, 200, 200, 200],
  'GET products/getCrossSellProduct/:id': [kettleId, 200, 200, 200, 200],
  'POST products/find/:slug': [kettle, 200, 200, 200, 200],
  'GET products/all': [{}, 401, 200, 200, 200],
  'GET products/inventory': [{}, 401, 403, 403, 200],
  'GET products/forEdit/:id': [kettleId, 401, 403, 403, 200],
  'POST products/add': [{ querydata: form }, 401, 403, 403, 200],
  'POST products/updateById/:id': [{ ...kettleId, querydata: { brand: 'Ndlovu' } }, 401, 403, 403, 200],
  'POST products/bulk': [
    { querydata: { changes: [{ id: 'blue-kettle', priceBy: 5 }], dryRun: true } },
    401,
    403,
    403,
    200,
  ],
  'POST products/import': [{ query: { dryRun: 'true' }, upload: sheet }, 401, 403, 403, 200],
  'GET products/export': [{}, 401, 403, 403, 200],
  'POST products/images': [{ upload: photo }, 401, 403, 403, 200],
  'GET audit/products/:id': [kettleId, 401, 403, 403, 200],
  'GET cart/:customerId': [ofAmina, 401, 200, 403, 200],
  'POST cart/add': [{ querydata: oneKettle }, 401, 200, 200, 200],
  'POST cart/setCount': [{ querydata: { productId: 'copper-pot', count: 1 } }, 401, 404, 404, 404],
  'POST cart/remove': [{ querydata: { productId: 'blue-kettle' } }, 401, 200, 200, 200],
  'POST cart/putBack': [{ querydata: { lines: [{ ...oneKettle, place: 0 }] } }, 401, 200, 200, 200],
  'POST cart/acceptPrices': [{ querydata: { lines: [{ productId: 'blue-kettle', price: 299 }] } }, 401, 200, 200, 200],
  'POST cart/clear': [{}, 401, 200, 200, 200],
  'POST cart/merge': [{ querydata: { lines: [oneKettle] } }, 401, 200, 200, 200],
  'POST Login': [{ querydata: { email: 'amina@ekhaya.example', password: 'not-hers' } }, 401, 401, 401, 401],
  'POST signup': [
    (who) => ({ querydata: { firstname: 'Nomsa', email: `nomsa-${who}@ekhaya.example`, password: 'Umbrella-7' } }),
    200,
    200,
    200,
    200,
  ],
  'POST refresh-token': [{ querydata: { refreshToken: 'made.up.here' } }, 403, 403, 403, 403],
  'POST customer/logout': [{}, 401, 200, 200, 200],
  'GET customer/profile': [{}, 401, 200, 200, 200],
  'POST customer/forgot/password': [(who) => ({ querydata: { email: `${who}@forgot.example` } }), 200, 200, 200, 200],
  'POST customer/resend/otp': [(who) => ({ querydata: { email: `${who}@resend.example` } }), 200, 200, 200, 200],
  'POST customer/verify/otp': [{ querydata: { email: 'amina@ekhaya.example', otp: '000000' } }, 400, 400, 400, 400],
  'POST customer/reset/password': [{ querydata: newPassword }, 403, 403, 403, 403],
  'POST customer/update/personalDetails': [
    { querydata: { newPersonalDetails: { firstname: 'Amina', lastname: 'Daniels' }, customerId: 'amina' } },
    401,
    200,
    403,
    403,
  ],
  'GET customer/sessions': [{}, 401, 200, 200, 200],
  'POST customer/sessions/end': [{ querydata: { id: 'nobodys' } }, 401, 404, 404, 404],
  'GET customer/export': [{}, 401, 200, 200, 200],
  // None of them has a password here, so none fits.
  'POST customer/erase': [{ querydata: { password: 'Umbrella-7' } }, 401, 403, 403, 403],
  'GET customers/all': [{}, 401, 403, 403, 200],
  'GET customers/find/:id': [ofNomsa, 401, 403, 403, 200],
  'POST customers/reveal/:id': [ofNomsa, 401, 403, 403, 200],
  'POST customers/suspend/:id': [
    { ...ofNomsa, querydata: { reason: 'Orders that guest takes in' } },
    401,
    403,
    403,
    200,
  ],
  'POST customers/reinstate/:id': [{ params: { id: 'palesa' } }, 401, 403, 403, 200],
  'POST customers/role/:id': [{ ...ofNomsa, querydata: { role: 'Customer' } }, 401, 403, 403, 200],
  'POST customers/erase/:id': [{ params: { id: 'zodwa' } }, 401, 403, 403, 200],
  'GET audit/customers/:id': [ofNomsa, 401, 403, 403, 200],
  'GET customer/addresses/:customerId': [ofAmina, 401, 200, 403, 200],
  'POST customer/add/address/:customerId': [{ ...ofAmina, querydata: { newAddressData } }, 401, 200, 403, 200],
  'PATCH customer/update/address/:addressId': [{ ...ofHouse, querydata: { newAddressData } }, 401, 200, 404, 404],
  'POST customer/update/address/:addressId': [{ ...ofHouse, querydata: { newAddressData } }, 401, 200, 404, 404],
  'DELETE customer/delete/address/:addressId': [ofHouse, 401, 200, 404, 404],
  'POST customer/delete/address/:addressId': [ofHouse, 401, 200, 404, 404],
  'POST order/placeOrder': [
    { querydata: { products: [oneKettle], shippingAddress: aminasHouse, customerId: 'amina' } },
    401,
    200,
    403,
    403,
  ],
  'POST order/update': [{ querydata: { id: 'aminas-order', orderStatus: 'Pending' } }, 401, 200, 404, 200],
  'GET customer/orders/:customerId': [ofAmina, 401, 200, 403, 200],
  'GET order/find/:id': [{ params: { id: 'aminas-order' } }, 401, 200, 404, 200],
  'GET order/all': [{}, 401, 403, 403, 200],
  'POST order/bulk': [{ querydata: { ids: ['aminas-order'], move: 'Shipped', dryRun: true } }, 401, 403, 403, 200],
  'GET reviews/product/:productId': [ofKettle, 200, 200, 200, 200],
  'GET reviews/mine/:productId': [ofKettle, 401, 200, 200, 200],
  'GET reviews/provider/:providerId': [ofPlumber, 200, 200, 200, 200],
  'GET reviews/mine/provider/:providerId': [ofPlumber, 401, 200, 200, 200],
  'POST reviews/write': [{ querydata: kettleReview }, 401, 200, 403, 403],
  'GET reviews/all': [{}, 401, 403, 403, 200],
  'POST reviews/hide': [{ querydata: { id: 'nobodys', reason: 'an advertisement' } }, 401, 403, 403, 404],
  'POST reviews/show': [{ querydata: { id: 'nobodys' } }, 401, 403, 403, 404],
  'GET api/service-providers/categories': [{}, 200, 200, 200, 200],
  'GET api/service-providers/searchServiceProviders': [{}, 200, 200, 200, 200],
  'GET api/service-providers/areas': [{}, 200, 200, 200, 200],
  'GET api/service-providers/soonest': [
    { query: { categoryName: 'home-services/plumbing', area: 'Soweto Pimville' } },
    200,
    200,
    200,
    200,
  ],
  'GET api/service-providers/:id': [plumber, 200, 200, 200, 200],
  'GET api/service-providers/slots/:id': [plumber, 200, 200, 200, 200],
  'POST api/service-providers/add': [{ querydata: providerForm }, 401, 403, 403, 200],
  'POST api/service-providers/updateById/:id': [{ ...plumber, querydata: { experienceYears: 13 } }, 401, 403, 403, 200],
  'GET api/service-providers/all': [{}, 401, 403, 403, 200],
  'GET api/service-providers/forEdit/:id': [plumber, 401, 403, 403, 200],
  'POST api/service-providers/images': [{ upload: photo }, 401, 403, 403, 200],
  'POST api/service-providers/images/:id': [{ ...plumber, upload: photo }, 401, 403, 403, 200],
  'GET audit/providers/:id': [plumber, 401, 403, 403, 200],
  'GET api/marketing-images': [{}, 200, 200, 200, 200],
  'GET api/marketing-images/all': [{}, 401, 403, 403, 200],
  'GET api/marketing-images/forEdit/:id': [ofSummer, 401, 403, 403, 200],
  'POST api/marketing-images/add': [{ querydata: slideForm }, 401, 403, 403, 200],
  'POST api/marketing-images/updateById/:id': [{ ...ofSummer, querydata: { order: 2 } }, 401, 403, 403, 200],
  'POST api/marketing-images/images': [{ upload: photo }, 401, 403, 403, 200],
  'GET audit/slides/:id': [ofSummer, 401, 403, 403, 200],
  'POST bookings/hold': [{ querydata: tuesdayAtEight }, 401, 200, 409, 409],
  'POST bookings/leave': [{ querydata: tuesdayAtEight }, 401, 200, 200, 200],
  'POST bookings/request': [
    { querydata: { ...tuesdayAtEight, address: aminasHouse, phone: '0825550142', customerId: 'amina' } },
    401,
    200,
    403,
    403,
  ],
  'POST bookings/update': [{ querydata: { id: 'aminas-booking', start: tuesdayAtEight.start } }, 401, 409, 404, 409],
  'GET bookings/own/:customerId': [ofAmina, 401, 200, 403, 200],
  'GET bookings/find/:id': [{ params: { id: 'aminas-booking' } }, 401, 200, 404, 200],
  'GET bookings/calendar/:id': [{ params: { id: 'aminas-booking' } }, 401, 200, 404, 200],
  'GET bookings/all': [{}, 401, 403, 403, 200],
  'GET audit/bookings/:id': [{ params: { id: 'aminas-booking' } }, 401, 403, 403, 200],
  'GET inbox/own/:customerId': [ofAmina, 401, 200, 403, 403],
  'GET inbox/unread/:customerId': [ofAmina, 401, 200, 403, 403],
  'POST inbox/read': [{ querydata: { id: 'nobodys' } }, 401, 404, 404, 404],
  'GET stockAlerts/own/:customerId': [ofAmina, 401, 200, 403, 403],
  'POST stockAlerts/add': [{ querydata: { productId: 'blue-kettle' } }, 401, 409, 409, 409],
  'POST stockAlerts/remove': [{ querydata: { productId: 'blue-kettle' } }, 401, 200, 200, 200],
  'GET audit/recent': [{}, 401, 403, 403, 200],
  'GET audit/security': [{}, 401, 403, 403, 200],
  'GET dashboard/figures': [{}, 401, 403, 403, 200],
  'GET customer/payLater/:customerId': [ofAmina, 401, 200, 403, 200],
  'POST analytics/pageView': [{ querydata: { path: '/LayBuy', title: 'Lay-Buy' } }, 200, 200, 200, 200],
  'GET audit/followed/:noun/:id': [{ params: { noun: 'order', id: 'aminas-order' } }, 401, 403, 403, 200],
  'POST enquiries/send': [{ querydata: question }, 200, 200, 200, 200],
  'GET enquiries/all': [{}, 401, 403, 403, 200],
  'POST enquiries/answer': [{ querydata: { id: 'nobodys', answer: 'We will look at it.' } }, 401, 403, 403, 404],
  'POST enquiries/close': [{ querydata: { id: 'nobodys' } }, 401, 403, 403, 404],
  'POST enquiries/erase': [{ querydata: { id: 'nobodys' } }, 401, 403, 403, 404],
  'GET audit/enquiries/:id': [{ params: { id: 'nobodys' } }, 401, 403, 403, 404],
  'GET audit/reviews/:id': [{ params: { id: 'nobodys' } }, 401, 403, 403, 404],
  'GET order/timeline/:id': [{ params: { id: 'aminas-order' } }, 401, 403, 403, 200],
}

const delivery = [
  fact('OrderConfirmed', {}),
  fact('ProcessingStarted', {}),
  fact('OrderDispatched', {}),
  fact('OrderDelivered', { signedBy: 'Amina' }),
]

let shop: GivenShop
let forged: Awaited<ReturnType<typeof forgedTokens>>
/** Her session began before she was suspended. */
let naledi: TestClient

beforeAll(async () => {
  shop = await givenShop()
  await shop.given.product(blueKettle, 10)
  await shop.given.provider('thabos-plumbing', thabosPlumbing)
  await shop.given.facts('slide-summer', [fact('SlideAdded', { ...summerSlide, dateAdded: monday })])
  await shop.given.facts('booking-aminas-booking', [fact('BookingRequested', aminasBooking)])
  await shop.given.facts('order-aminas-order', [fact('OrderPlaced', aminasOrder)])
  await shop.given.facts('order-aminas-kettle', [fact('OrderPlaced', aminasOrder), ...delivery])
  await shop.waitForFact('OrderConfirmed', 'order-aminas-order')
  for (const name of ['nomsa', 'palesa', 'zodwa']) await shop.given.person(name)
  await shop.given.facts('account-palesa', [fact('AccountSuspended', { reason: 'Under another name' })])
  naledi = await shop.given.person('naledi')
  await shop.given.facts('account-naledi', [fact('AccountSuspended', { reason: 'Orders that guest takes in' })])
  forged = await forgedTokens(await shop.sessions.open('amina', false), testTokenSecret)
  await shop.caughtUp()
})
afterAll(() => shop.close())

beforeEach(() => shop.given.address('amina', 'aminas-house', aminasHouse))

it('every endpoint of the contract has a row', () => {
  expect(Object.keys(rows).sort()).toEqual(Object.keys(shopContract).sort())
})

describe.each(Object.entries(rows) as [Key, Row<Key>][])('%s', (key, [request, guest, amina, sipho, themba]) => {
  const statusFor = async (who: string, calls: TestClient) => {
    const { status, body, headers } = await calls(
      key,
      typeof request === 'function' ? request(who.replace(/\W+/g, '-')) : request,
    )
    const isFile = headers.has('content-disposition')
    if (status === 200 && !isFile) expect(beside(body)).toEqual(beside(entry.response.parse(body)))
    return status
  }
  const entry: Endpoint = shopContract[key]

  it(`responds with ${guest} without a token`, async () =>
    expect(await statusFor('guest', shop.when.guest)).toBe(guest))

  it.each([
    ['amina', amina],
    ['sipho', sipho],
    ['themba', themba],
  ])('responds to %s with %i', async (name, expected) => {
    expect(await statusFor(name, await shop.given.person(name))).toBe(expected)
  })

  it('treats a suspended account as unauthenticated', async () => {
    expect(await statusFor('naledi', naledi)).toBe(guest)
  })

  it('treats a former admin as a customer', async () => {
    expect(await statusFor('mandla', await whoWasAdmin())).toBe(sipho)
  })

  it('treats a forged token as none', async () => {
    for (const [how, token] of forged)
      expect([how, await statusFor(how, testClient(shop.url, token))]).toEqual([how, guest])
  })
})

// Mandla, with a session that was started while he was an admin.
const whoWasAdmin = async () => {
  const grant = (role: Role) => shop.given.facts('account-mandla', [fact('RoleGranted', { role })])
  await shop.given.person('mandla')
  await grant('Admin')
  const calls = await shop.given.person('mandla')
  await grant('Customer')
  return calls
}

// The response must have exactly the keys that the endpoint's contract names.
const beside = (body: object) => {
  const { code: _code, message: _message, ...rest } = { code: 0, message: '', ...body }
  return rest
}

it('a role takes effect as soon as it is granted', async () => {
  const calls = await shop.given.person('lindiwe')
  expect((await calls('GET order/all')).status).toBe(403)
  await shop.given.facts('account-lindiwe', [fact('RoleGranted', { role: 'Admin' })])
  expect((await calls('GET order/all')).status).toBe(200)
})
