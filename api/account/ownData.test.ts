import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { outcome, type TestClient, testClient } from '#api/testing/testClient.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { fact } from '#domain/kernel/decision.ts'
import { aminasHouse, blueKettle } from '#domain/testing/fixtures.ts'
import { aminasBooking, thabosPlumbing } from '#domain/testing/providerFixtures.ts'
import { type GivenAccounts, givenAccounts, lindiwe, umbrella } from './testing/accountFixtures.ts'

let shop: GivenAccounts
let customerCount = 0

beforeAll(async () => {
  shop = await givenAccounts()
  await shop.given.product(blueKettle, 100)
})
afterAll(() => shop.close())

/** A signed-in customer with a verified account. */
const givenCustomer = async () => {
  customerCount += 1
  const email = `customer-${customerCount}@ekhaya.example`
  await shop.verified(email)
  return { email, customerId: await shop.idOf(email), calls: await signedIn(email) }
}

const signedIn = async (email: string, agent?: string) => {
  const querydata = { email, password: umbrella }
  const { body } = await shop.when.guest(
    'POST Login',
    { querydata },
    agent === undefined ? {} : { 'user-agent': agent },
  )
  return testClient(shop.url, body.result.accessToken)
}

describe('personal details', () => {
  const change = (
    calls: TestClient,
    newPersonalDetails: { firstname: string; lastname: string },
    customerId?: string,
  ) =>
    calls('POST customer/update/personalDetails', {
      querydata: { newPersonalDetails, ...(customerId !== undefined && { customerId }) },
    })

  it('can be changed by their owner', async () => {
    const { calls, customerId } = await givenCustomer()
    const { status, body } = await change(calls, { firstname: ' Busisiwe ', lastname: 'van  Wyk' }, customerId)
    expect([status, body.message]).toEqual([200, 'Details updated successfully'])
    expect(body.result).toMatchObject({ customerId, firstname: 'Busisiwe', lastname: 'van Wyk', status: 'active' })
    expect((await calls('GET customer/profile')).body.result).toEqual(body.result)
  })

  it('cannot be changed by another customer or an admin', async () => {
    const { calls, customerId } = await givenCustomer()
    const names = { firstname: 'Busisiwe', lastname: 'van Wyk' }
    for (const other of [shop.when.sipho, shop.when.themba]) {
      expect(outcome(await change(other, names, customerId))).toEqual([403, 'NotYours'])
    }
    expect((await calls('GET customer/profile')).body.result).toMatchObject(lindiweHerself)
  })

  it('ignore all other fields', async () => {
    const { calls, customerId } = await givenCustomer()
    const newPersonalDetails = {
      firstname: 'Busisiwe',
      lastname: 'Khumalo',
      role: 'Admin',
      email: 'other@ekhaya.example',
    }
    await calls.raw('POST', 'customer/update/personalDetails', {
      body: { querydata: { newPersonalDetails, customerId, role: 'Admin' } },
    })
    expect((await calls('GET customer/profile')).body.result).toMatchObject({ role: 'Customer', firstname: 'Busisiwe' })
    expect(await shop.facts(accountStream(customerId))).toEqual([...opened, 'DetailsChanged'])
  })
})

const lindiweHerself = { firstname: lindiwe.firstname, lastname: lindiwe.lastname }
const opened = ['AccountOpened', 'OtpIssued', 'EmailVerified']

const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36'

describe('the sessions of a customer', () => {
  it('are listed with device and time, the last used first', async () => {
    const { email, calls } = await givenCustomer()
    shop.clock.advance(60)
    const mobile = await signedIn(email, phone)
    const { sessions } = (await mobile('GET customer/sessions')).body
    expect(sessions).toMatchObject([
      { device: 'Chrome on Android', current: true },
      { device: 'Unknown device', current: false },
    ])
    expect((await calls('GET customer/sessions')).body.sessions.map(({ current }) => current)).toEqual([false, true])
    expect(sessions[0]?.startedAt).toMatch(/^2026-11-\d\dT[\d:.]+Z$/)
  })

  it('can be ended one by one', async () => {
    const { email, calls } = await givenCustomer()
    const mobile = await signedIn(email, phone)
    const otherSession = (await calls('GET customer/sessions')).body.sessions.find(({ current }) => !current)

    const { body } = await calls('POST customer/sessions/end', { querydata: { id: otherSession?.id ?? '' } })
    expect(body.sessions).toMatchObject([{ current: true }])
    expect(outcome(await mobile('GET customer/profile'))).toEqual([401, 'AuthRequired'])
    expect((await calls('GET customer/profile')).status).toBe(200)
  })

  it('can all be ended except the current one', async () => {
    const { email, calls } = await givenCustomer()
    const others = await Promise.all([1, 2, 3].map(() => signedIn(email)))
    const { body } = await calls('POST customer/sessions/end', { querydata: {} })
    expect(body.sessions).toMatchObject([{ current: true }])
    for (const other of others) expect((await other('GET customer/profile')).status).toBe(401)
  })

  it('cannot be ended by another customer', async () => {
    const { calls } = await givenCustomer()
    const [own] = (await calls('GET customer/sessions')).body.sessions
    const other = await givenCustomer()
    const foreign = await other.calls('POST customer/sessions/end', { querydata: { id: own?.id ?? '' } })
    const unknown = await other.calls('POST customer/sessions/end', { querydata: { id: 'nobodys' } })
    expect([foreign, unknown].map(outcome)).toEqual(Array(2).fill([404, 'SessionNotFound']))
    expect(foreign.body.message).toBe('You are no longer signed in there')
    expect((await calls('GET customer/profile')).status).toBe(200)
  })
})

describe('the export of personal data', () => {
  it('contains everything that the shop stores about the customer, in readable form', async () => {
    const { email, customerId, calls } = await givenCustomer()
    const add = { params: { customerId }, querydata: { newAddressData: aminasHouse } }
    await calls('POST customer/add/address/:customerId', add)
    await calls('POST cart/add', { querydata: { productId: 'blue-kettle', count: 2 } })
    const line = { productId: 'blue-kettle', count: 1 }
    const order = { querydata: { products: [line], shippingAddress: aminasHouse } }
    const { id, orderNumber } = (await calls('POST order/placeOrder', order)).body.result
    for (const orderStatus of ['Processing', 'Shipped'] as const)
      await shop.when.themba('POST order/update', { querydata: { id, orderStatus } })
    await shop.when.themba('POST order/update', { querydata: { id, orderStatus: 'Delivered', signedBy: 'Gogo' } })
    await shop.caughtUp()
    await calls('POST reviews/write', {
      querydata: { productId: 'blue-kettle', rating: 4, text: 'Boils while I sing.' },
    })
    await calls('POST cart/add', { querydata: { productId: 'blue-kettle', count: 3 } })
    await mailsSent(customerId, ['otp', 'orderPlaced', 'orderShipped', 'orderDelivered'])
    await shop.when.themba('POST customers/reveal/:id', { params: { id: customerId }, querydata: {} })
    await shop.caughtUp()

    const { status, headers, text } = await calls('GET customer/export')
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toBe('attachment; filename=ekhaya-my-data.json')
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    const exported = JSON.parse(text)
    expect(exported.account).toMatchObject({ customerId, email, ...lindiweHerself, status: 'active' })
    expect(exported.account.history).toMatchObject([
      { by: 'somebody who was not signed in', what: 'opened the account' },
      { what: 'was sent a code to verify the address' },
      { by: 'you', what: 'verified the e-mail address' },
    ])
    expect(exported.addresses).toMatchObject({
      now: [aminasHouse],
      history: [{ by: 'you', what: 'added the address 18 Modjadji Street, Pimville Zone 4' }],
    })
    expect(exported.cart).toMatchObject({
      now: [{ product: 'Blue kettle', productId: 'blue-kettle', count: 4 }],
      history: [
        { what: 'put 2 of Blue kettle in the cart' },
        { what: 'ordered from the cart: 1 of Blue kettle' },
        { what: 'put 3 of Blue kettle in the cart' },
      ],
    })
    expect(exported.orders).toMatchObject([
      { orderNumber, total: 349, products: [{ name: 'Blue kettle', count: 1 }], shippingAddress: aminasHouse },
    ])
    expect(exported.orders[0].history[0]).toMatchObject({
      by: 'you',
      what: expect.stringContaining('placed the order'),
    })
    expect(exported.signedInAt).toMatchObject([{ device: 'Unknown device' }])
    const at = expect.stringMatching(/^2026-11-\d\dT[\d:.]+Z$/)
    expect(exported.mails).toEqual([
      { at, subject: 'Verify your e-mail address for Ekhaya', sent: true },
      { at, subject: `Thank you for your order ${orderNumber}`, sent: true },
      { at, subject: `Your order ${orderNumber} is on its way`, sent: true },
      { at, subject: `Your order ${orderNumber} was delivered`, sent: true },
    ])
    expect(exported.reviews).toMatchObject([
      {
        product: 'Blue kettle',
        rating: 4,
        text: 'Boils while I sing.',
        history: [{ by: 'you', what: 'reviewed the product with 4 stars' }],
      },
    ])
    expect(exported.lookedAt).toMatchObject([{ by: 'an admin', what: 'looked at the customer’s name and addresses' }])
    expect(text).not.toMatch(/argon2|password-|Umbrella/)
  })

  it('contains the bookings, with what happened to them and the mails about them', async () => {
    const { customerId, calls } = await givenCustomer()
    await shop.given.provider('thabo', thabosPlumbing)
    const form = { address: aminasHouse, phone: '0825550142', note: 'The geyser drips' }
    const request = { querydata: { ...form, providerId: 'thabo', start: '2026-11-24T07:00:00Z' } }
    const { id, bookingNumber } = (await calls('POST bookings/request', request)).body.result
    await shop.when.themba('POST bookings/update', { querydata: { id, status: 'Declined', reason: 'Thabo is ill' } })
    await mailsSent(customerId, ['bookingRequested', 'bookingDeclined'])
    await shop.caughtUp()

    const exported = JSON.parse((await calls('GET customer/export')).text)
    expect(exported.bookings).toMatchObject([
      {
        ...form,
        bookingNumber,
        provider: 'Thabo Mokoena',
        profession: 'Plumber',
        start: '2026-11-24T07:00:00Z',
        minutes: 60,
        status: 'Declined',
        callOutFee: 350,
        reason: 'Thabo is ill',
        history: [
          { by: 'you', what: 'requested Thabo Mokoena for Tue 24 Nov, 09:00' },
          { by: 'an admin', what: 'declined the booking: Thabo is ill' },
        ],
      },
    ])
    const subjects = exported.mails.map(({ subject }: { subject: string }) => subject)
    expect(subjects.slice(-2)).toEqual([
      `Your booking ${bookingNumber} is requested`,
      `Your booking ${bookingNumber} was declined`,
    ])
    const other = await givenCustomer()
    expect(JSON.parse((await other.calls('GET customer/export')).text).bookings).toEqual([])
  })

  it('contains the reviews of service providers, with their names', async () => {
    const { customerId, calls } = await givenCustomer()
    await shop.given.provider('thabo', thabosPlumbing)
    await shop.given.facts(`booking-of-${customerId}`, [
      fact('BookingRequested', { ...aminasBooking, providerId: 'thabo', customerId }),
      fact('BookingConfirmed', {}),
      fact('BookingCompleted', {}),
    ])
    await shop.caughtUp()
    const review = { providerId: 'thabo', rating: 5, text: 'The geyser runs again.' }
    await calls('POST reviews/write', { querydata: review })
    await shop.caughtUp()

    expect(JSON.parse((await calls('GET customer/export')).text).reviews).toMatchObject([
      {
        provider: 'Thabo Mokoena',
        rating: 5,
        text: 'The geyser runs again.',
        history: [{ by: 'you', what: 'reviewed the service provider with 5 stars' }],
      },
    ])
  })

  it('distinguishes codes that were requested in the customer’s session from those of guests', async () => {
    const { email, calls } = await givenCustomer()
    for (const client of [calls, shop.when.guest, shop.when.sipho]) {
      shop.clock.advance(61)
      await client('POST customer/forgot/password', { querydata: { email } })
    }
    shop.clock.advance(61)
    await calls('POST customer/resend/otp', { querydata: { email } })

    const { history } = JSON.parse((await calls('GET customer/export')).text).account
    const guest = 'somebody who was not signed in'
    const requestedBy = history.slice(opened.length).map(({ by }: { by: string }) => by)
    expect(requestedBy).toEqual(['you', guest, guest, 'you'])
  })

  it('contains no data of other customers', async () => {
    const { calls } = await givenCustomer()
    await shop.given.aminasOrder()
    await shop.caughtUp()
    const { text } = await calls('GET customer/export')
    expect(JSON.parse(text).orders).toEqual([])
    expect(text).not.toContain('amina')
  })

  /** Waits until the mails to a customer are sent. */
  const mailsSent = (customerId: string, kinds: readonly string[]) =>
    Promise.all(kinds.map((kind) => shop.waitForFact('MailSent', undefined, { customerId, kind })))
})

describe('erasing one’s own account', () => {
  const erase = (calls: TestClient, password: string) => calls('POST customer/erase', { querydata: { password } })

  it('needs the password', async () => {
    const { calls } = await givenCustomer()
    const refused = await erase(calls, 'not-hers')
    expect([...outcome(refused), refused.body.message]).toEqual([
      403,
      'PasswordIsWrong',
      'That password is wrong. Please try again',
    ])
    expect((await calls('GET customer/profile')).status).toBe(200)
  })

  it('removes all sessions, secrets and proofs at once', async () => {
    await using folder = await temporaryFolder()
    await using strict = await givenAccounts({ limited: true, folder: folder.path })
    const { email } = lindiwe
    await strict.verified(email)
    const customerId = await strict.idOf(email)
    const name = await strict.emails.pseudonymOf(email)
    const secretsOf = () => secretsNamed(join(folder.path, 'events.sqlite'), [name, customerId])
    const logIn = async () => testClient(strict.url, (await strict.login(email)).body.result.accessToken)
    const [laptop, mobile] = [await logIn(), await logIn()]
    strict.clock.advance(61)
    const proof = await strict.proofFor(email)
    expect((await strict.login(email, 'not-hers')).status).toBe(401)
    expect(secretsOf()).toEqual(
      [`attempts-${name}`, `devices-${customerId}`, `key-customer-${customerId}`]
        .concat(`otp-reset-${name}`, `otp-signup-${name}`, `password-${customerId}`, `reset-${name}`)
        .concat(`sessions-${customerId}`)
        .map((key) => `vault-${key}`),
    )

    expect((await erase(laptop, umbrella)).body).toMatchObject({ code: 0, message: 'Your account is erased' })
    // Of the key only the record of its destruction is left.
    expect(secretsOf()).toEqual([`vault-key-customer-${customerId}`])
    expect(await strict.secretStore.get(`key-customer-${customerId}`)).toEqual({ isDestroyed: true })
    for (const each of [laptop, mobile]) expect((await each('GET customer/profile')).status).toBe(401)
    expect((await strict.login(email)).status).toBe(401)
    expect((await strict.reset(email, 'Sunshade-8', proof)).status).toBe(403)
    expect(await strict.sessions.listOf(customerId)).toEqual([])
    expect((await strict.ledger.load(accountMachine, accountStream(customerId))).state).toBe('erased')
  })

  /** Streams of the secret store that contain one of the names, in their own name or in their data. */
  const secretsNamed = (file: string, names: readonly string[]) => {
    using database = new DatabaseSync(file, { readOnly: true })
    const secrets = database.prepare(
      "SELECT DISTINCT stream, data FROM facts WHERE stream LIKE 'vault-%' ORDER BY stream",
    )
    return secrets.all().flatMap(({ stream, data }) => {
      const isNamed = names.some((name) => `${stream} ${data}`.includes(name))
      return isNamed && !/^vault-session-/.test(`${stream}`) ? [stream] : []
    })
  }

  it('releases the address for a new customer', async () => {
    const { email, customerId, calls } = await givenCustomer()
    await erase(calls, umbrella)
    await shop.verified(email)
    expect((await shop.login(email)).body.result.customerId).not.toBe(customerId)
  })

  it('has its own attempt counter: wrong passwords here do not delay the login', async () => {
    await using strict = await givenAccounts({ limited: true })
    await strict.verified(lindiwe.email)
    const { body } = await strict.login(lindiwe.email)
    const calls = testClient(strict.url, body.result.accessToken)
    const answers = await Promise.all(Array.from({ length: 8 }, () => erase(calls, 'not-hers')))
    expect(answers.map(({ status }) => status).sort()).toEqual([403, 403, 403, 403, 403, 403, 429, 429])
    expect(outcome(await strict.login(lindiwe.email))).toEqual([200])
  })
})
