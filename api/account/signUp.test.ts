import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { outcome, testClient } from '#api/testing/testClient.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { emailMachine } from '#domain/account/emailMachine.ts'
import { fact } from '#domain/kernel/decision.ts'
import { aminasHouse } from '#domain/testing/fixtures.ts'
import { openAccountCreation } from './accountCreation.ts'
import { hashPassword } from './secrets/passwordHashing.ts'
import { type GivenAccounts, givenAccounts, lindiwe, umbrella } from './testing/accountFixtures.ts'

let shop: GivenAccounts

beforeAll(async () => {
  shop = await givenAccounts()
})
afterAll(() => shop.close())

const factsOf = async (email: string) => shop.facts(accountStream(await shop.idOf(email)))

describe('signing up', () => {
  it('opens an account, to be verified with the code that was sent', async () => {
    const signedUp = await shop.signUp(lindiwe.email)
    expect([signedUp.status, signedUp.body.email]).toEqual([200, lindiwe.email])
    expect(await factsOf(lindiwe.email)).toEqual(['AccountOpened', 'OtpIssued'])

    const verified = await shop.verify(lindiwe.email, (await shop.codeFor(lindiwe.email)) ?? '')
    expect(verified.body).toMatchObject({ code: 0, purpose: 'signup', email: lindiwe.email })
    expect(verified.body.resetToken).toBeUndefined()
    expect((await shop.login(lindiwe.email)).body.result).toMatchObject({ ...lindiwe, emailVerified: true })
  })

  it('does not require a lastname', async () => {
    const querydata = { firstname: 'Gogo', email: 'gogo@ekhaya.example', password: umbrella }
    expect((await shop.when.guest('POST signup', { querydata })).status).toBe(200)
    expect((await shop.accountOf('gogo@ekhaya.example')).context).toMatchObject({ firstname: 'Gogo', lastname: '' })
  })

  it('allows a login before the address is verified, with an unverified profile', async () => {
    await shop.signUp('zola@ekhaya.example')
    const { status, body } = await shop.login('zola@ekhaya.example')
    expect([status, body.result.emailVerified]).toEqual([200, false])
    expect((await shop.profile(body.result.accessToken)).body.result).toMatchObject({ status: 'unverified' })
  })

  it('ignores a role in the request', async () => {
    const querydata = {
      ...lindiwe,
      email: 'sly@ekhaya.example',
      password: umbrella,
      role: 'Admin',
      customerId: 'themba',
    }
    await shop.when.guest.raw('POST', 'signup', { body: { querydata } })
    expect((await shop.accountOf('sly@ekhaya.example')).context.role).toBe('Customer')
    expect(await shop.idOf('sly@ekhaya.example')).not.toBe('themba')
  })

  it('creates ids that are not derived from addresses', async () => {
    for (const email of ['one@ekhaya.example', 'two@ekhaya.example']) await shop.signUp(email)
    expect(await shop.idOf('one@ekhaya.example')).toMatch(/^[\da-f-]{36}$/)
    expect(await shop.idOf('one@ekhaya.example')).not.toBe(await shop.idOf('two@ekhaya.example'))
  })

  it.each(['Football', 'qwerty', 'LETMEIN', 'iloveyou'])('with the common password %s is refused', async (password) => {
    const answer = await shop.signUp('common@ekhaya.example', { password })
    expect(outcome(answer)).toEqual([400, 'PasswordIsCommon'])
    expect(answer.body.message).toBe('This is one of the most common passwords. Please choose another')
    expect(answer.body.errors).toEqual([{ field: 'password', message: answer.body.message }])
    expect(await shop.idOf('common@ekhaya.example')).toBe('nobody')
  })

  it('stores the password, the code and the address in no fact that is readable without a key', async () => {
    await shop.signUp('naledi@ekhaya.example')
    const code = (await shop.codeFor('naledi@ekhaya.example')) ?? ''
    const streams = [
      accountStream(await shop.idOf('naledi@ekhaya.example')),
      await shop.emails.streamOf('naledi@ekhaya.example'),
    ]
    const facts = await Promise.all(streams.map((stream) => shop.raw.readStream(stream)))
    const stored = JSON.stringify(facts.flat().map(({ type, data, stream }) => ({ type, data, stream })))
    expect(stored).not.toMatch(new RegExp(`naledi|${umbrella}|argon2|\\b${code}\\b`))
  })
})

describe('an address', () => {
  it('is the same with spaces around it, in upper case, and in every Unicode normalization form', async () => {
    await shop.signUp('  Thandéka@Ekhaya.EXAMPLE ')
    const decomposed = 'thandéka@ekhaya.example'.normalize('NFD')
    expect(await shop.idOf(decomposed)).toBe(await shop.idOf('thandéka@ekhaya.example'))
    expect((await shop.login(decomposed)).status).toBe(200)
  })
})

describe('a taken address', () => {
  const answers = ({ status, body, headers }: Awaited<ReturnType<GivenAccounts['signUp']>>) => [
    status,
    body.message,
    [...headers.keys()].filter((name) => name !== 'content-length').sort(),
  ]

  it('has the same answer as a new one', async () => {
    const [taken, fresh] = [await shop.signUp(lindiwe.email), await shop.signUp('new@ekhaya.example')]
    expect(answers(taken)).toEqual(answers(fresh))
  })

  it('that is verified keeps its account; the owner is notified, within the limits of codes', async () => {
    const email = 'owner@ekhaya.example'
    await shop.verified(email)
    shop.clock.advance(61)
    for (const _ of [1, 2]) await shop.signUp(email, { password: 'Stolen-77', firstname: 'Somebody' })

    expect(await factsOf(email)).toEqual(['AccountOpened', 'OtpIssued', 'EmailVerified', 'SignupRepeated'])
    expect((await shop.accountOf(email)).context.firstname).toBe('Lindiwe')
    expect([(await shop.login(email)).status, (await shop.login(email, 'Stolen-77')).status]).toEqual([200, 401])
    for (let times = 0; times < 8; times += 1) {
      shop.clock.advance(61)
      await shop.signUp(email)
    }
    expect((await factsOf(email)).filter((type) => type === 'SignupRepeated')).toHaveLength(4)
  })

  it('without a password gets none', async () => {
    const shopper = { ...lindiwe, email: 'visitor@ekhaya.example' }
    await openAccountCreation(shop)(
      { ...shopper, customerId: 'visitor', password: umbrella, role: 'Customer' },
      context,
    )
    await shop.secretStore.remove('password-visitor')
    await shop.signUp(shopper.email, { password: 'Stolen-77' })
    expect((await shop.login(shopper.email, 'Stolen-77')).status).toBe(401)
  })

  it('of a suspended customer does not change', async () => {
    const email = 'palesa@ekhaya.example'
    await shop.verified(email)
    await shop.given.facts(accountStream(await shop.idOf(email)), [fact('AccountSuspended', { reason: 'unpaid' })])
    shop.clock.advance(61)
    expect((await shop.signUp(email, { password: 'Stolen-77' })).status).toBe(200)
    expect((await factsOf(email)).at(-1)).toBe('AccountSuspended')
    expect(outcome(await shop.login(email))).toEqual([403, 'AccountIsSuspended'])
  })
})

describe('an unproven address', () => {
  const squatter = { password: 'Squatter-1', firstname: 'Squatter' }
  const callsFor = (accessToken: string) => testClient(shop.url, accessToken)
  const statusOf = async (customerId: string) =>
    (await shop.ledger.load(accountMachine, accountStream(customerId))).state

  /** Signs up in a new browser, and logs in there. */
  const signedUp = async (email: string, { password = umbrella, firstname = lindiwe.firstname } = {}) => {
    const browser = shop.browser()
    await browser.call('POST signup', { querydata: { ...lindiwe, firstname, email, password } })
    const { result } = (await browser.call('POST Login', { querydata: { email, password } })).body
    return { ...result, browser, calls: callsFor(result.accessToken) }
  }

  const saveAddress = ({ calls, customerId }: Awaited<ReturnType<typeof signedUp>>) =>
    calls('POST customer/add/address/:customerId', {
      params: { customerId },
      querydata: { newAddressData: aminasHouse },
    })

  it('is proven for the sign-up of the browser in which the code is typed, even if an attacker signed up later', async () => {
    const email = 'thandi@ekhaya.example'
    const owner = await signedUp(email)
    await saveAddress(owner)
    shop.clock.advance(61)
    const stranger = await signedUp(email, squatter)

    // Before a proof no data is lost.
    const { customerId } = owner
    const book = await owner.calls('GET customer/addresses/:customerId', { params: { customerId } })
    expect(book.body.addresses).toMatchObject([{ streetAddress: aminasHouse.streetAddress }])
    expect((await shop.login(email)).status).toBe(200)

    const otp = (await shop.codeFor(email)) ?? ''
    const verified = await owner.browser.call('POST customer/verify/otp', { querydata: { email, otp } })
    expect([verified.status, verified.body.purpose]).toEqual([200, 'signup'])
    expect((await owner.calls('GET customer/profile')).body.result).toMatchObject({ customerId, emailVerified: true })
    expect(outcome(await stranger.calls('GET customer/profile'))).toEqual([401, 'AuthRequired'])
    expect((await shop.login(email, squatter.password)).status).toBe(401)
    expect(await statusOf(stranger.customerId)).toBe('erased')
    expect(
      (await owner.calls('GET customer/addresses/:customerId', { params: { customerId } })).body.addresses,
    ).toHaveLength(1)
  })

  it('allows no orders before the proof, and an attacker’s sign-up never', async () => {
    const email = 'never.orders@ekhaya.example'
    const owner = await signedUp(email)
    const stranger = await signedUp(email, squatter)
    const order = { products: [{ id: 'blue-kettle', count: 1 }], shippingAddress: aminasHouse }
    for (const { calls } of [owner, stranger]) {
      const placed = await calls('POST order/placeOrder', { querydata: order })
      expect(outcome(placed)).toEqual([403, 'EmailNotVerified'])
    }
    const otp = (await shop.codeFor(email)) ?? ''
    await owner.browser.call('POST customer/verify/otp', { querydata: { email, otp } })
    expect(outcome(await stranger.calls('POST order/placeOrder', { querydata: order }))).toEqual([401, 'AuthRequired'])
  })

  it('requires a new password if the code is typed in a browser that has not signed up', async () => {
    const email = 'elsewhere@ekhaya.example'
    const stranger = await signedUp(email, squatter)
    await saveAddress(stranger)
    const verified = await shop.verifyElsewhere(email, (await shop.codeFor(email)) ?? '')
    expect(verified.body).toMatchObject({
      purpose: 'reset',
      message: 'Your e-mail address is verified. Please choose a password',
    })
    expect(verified.body.resetToken).toHaveLength(43)
    expect((await stranger.calls('GET customer/profile')).status).toBe(200)

    expect((await shop.reset(email, 'Sunshade-8', verified.body.resetToken)).status).toBe(200)
    const { body } = await shop.login(email, 'Sunshade-8')
    expect(body.result).toMatchObject({ emailVerified: true })
    const params = { customerId: body.result.customerId }
    const book = await callsFor(body.result.accessToken)('GET customer/addresses/:customerId', { params })
    expect(book.body.addresses).toEqual([])
    expect(outcome(await stranger.calls('GET customer/profile'))).toEqual([401, 'AuthRequired'])
    expect(await statusOf(stranger.customerId)).toBe('erased')
  })

  it('keeps the sign-up whose password is set after the code is typed on another device', async () => {
    const email = 'two.devices@ekhaya.example'
    const phone = await signedUp(email)
    await saveAddress(phone)
    shop.clock.advance(61)
    await signedUp(email, squatter)
    const { resetToken } = (await shop.verifyElsewhere(email, (await shop.codeFor(email)) ?? '')).body
    expect((await shop.reset(email, umbrella, resetToken)).status).toBe(200)

    const { result } = (await shop.login(email)).body
    expect(result).toMatchObject({ customerId: phone.customerId, emailVerified: true })
    expect((await phone.calls('GET customer/profile')).status).toBe(401)
    const book = await callsFor(result.accessToken)('GET customer/addresses/:customerId', { params: result })
    expect(book.body.addresses).toHaveLength(1)
    expect((await shop.login(email, squatter.password)).status).toBe(401)
  })

  it('is proven by a password reset as well', async () => {
    const email = 'forgot@ekhaya.example'
    const stranger = await signedUp(email, squatter)
    await shop.reset(email, 'Sunshade-8', await shop.proofFor(email))
    expect((await shop.login(email, 'Sunshade-8')).body.result).toMatchObject({ emailVerified: true })
    expect((await stranger.calls('GET customer/profile')).status).toBe(401)
  })

  it('identifies a browser that logs in with the password as one of that sign-up', async () => {
    const email = 'second.browser@ekhaya.example'
    const { customerId } = await signedUp(email)
    const second = shop.browser()
    const login = await second.call('POST Login', { querydata: { email, password: umbrella } })
    expect([login.body.signupToken?.length, second.cookies()]).toEqual([43, ['signUp']])
    const otp = (await shop.codeFor(email)) ?? ''
    const verified = await second.call('POST customer/verify/otp', { querydata: { email, otp } })
    expect([verified.body.purpose, await statusOf(customerId), second.cookies()]).toEqual([
      'signup',
      'active',
      ['newDevice'],
    ])
  })

  it('has a login for each sign-up, found by its password', async () => {
    const email = 'same.door@ekhaya.example'
    const [one, other] = [await signedUp(email), await signedUp(email, squatter)]
    expect((await shop.login(email)).body.result.customerId).toBe(one.customerId)
    expect((await shop.login(email, squatter.password)).body.result.customerId).toBe(other.customerId)
    expect((await shop.login(email, 'Nobody-s-1')).status).toBe(401)
  })

  it('given a second sign-up with the same password, keeps the account with the new names, and the token does not reveal it', async () => {
    const email = 'twice@ekhaya.example'
    const first = await shop.signUp(email)
    const { accessToken, customerId } = (await shop.login(email)).body.result
    const again = await shop.signUp(email, { lastname: 'Mahlangu' })

    expect(again.body.signupToken).not.toBe(first.body.signupToken)
    expect((await shop.profile(accessToken)).body.result).toMatchObject({ customerId, lastname: 'Mahlangu' })
    const { signupToken } = first.body
    const querydata = { email, otp: (await shop.codeFor(email)) ?? '', signupToken }
    expect((await shop.when.guest('POST customer/verify/otp', { querydata })).body.purpose).toBe('signup')
    expect(await shop.mailbox(email)).toHaveLength(1)
  })

  it('has at most five sign-ups; a sixth customer can still prove the address, and removes no sign-up before', async () => {
    const email = 'crowd@ekhaya.example'
    const strangers = []
    for (const index of [1, 2, 3, 4, 5]) strangers.push(await signedUp(email, { password: `Squatter-${index}` }))
    shop.clock.advance(61)
    const owner = shop.browser()
    const signup = await owner.call('POST signup', { querydata: { ...lindiwe, email, password: umbrella } })
    expect([signup.status, signup.body.signupToken.length]).toEqual([200, 43])
    for (const { calls } of strangers) expect((await calls('GET customer/profile')).status).toBe(200)

    const otp = (await shop.codeFor(email)) ?? ''
    const verified = await owner.call('POST customer/verify/otp', { querydata: { email, otp } })
    expect(verified.body.purpose).toBe('reset')
    await shop.reset(email, umbrella, verified.body.resetToken)
    expect((await shop.login(email)).body.result).toMatchObject({ emailVerified: true })
    for (const { calls } of strangers) expect((await calls('GET customer/profile')).status).toBe(401)
  })

  it('accepts concurrent sign-ups, of which one is proven', async () => {
    const email = 'rush@ekhaya.example'
    const passwords = Array.from({ length: 4 }, (_, index) => `Umbrella-${index}`)
    const answers = await Promise.all(passwords.map((password) => shop.signUp(email, { password })))
    expect(answers.map(({ status }) => status)).toEqual(passwords.map(() => 200))
    expect(await shop.mailbox(email)).toHaveLength(1)
    expect(new Set(answers.map(({ body }) => body.signupToken)).size).toBe(4)

    const otp = (await shop.codeFor(email)) ?? ''
    const signupToken = answers[2]?.body.signupToken
    await shop.when.guest('POST customer/verify/otp', { querydata: { email, otp, signupToken } })
    const logins = await Promise.all(passwords.map((password) => shop.login(email, password)))
    expect(logins.map(({ status }) => status)).toEqual([401, 401, 200, 401])
  })

  it('voids a sign-up that runs while another customer proves the address', async () => {
    const email = 'race@ekhaya.example'
    const owner = await signedUp(email)
    const otp = (await shop.codeFor(email)) ?? ''
    await Promise.all([
      owner.browser.call('POST customer/verify/otp', { querydata: { email, otp } }),
      ...[1, 2, 3].map((index) => shop.signUp(email, { password: `Squatter-${index}` })),
    ])
    expect((await shop.login(email)).body.result).toMatchObject({ emailVerified: true })
    for (const index of [1, 2, 3]) expect((await shop.login(email, `Squatter-${index}`)).status).toBe(401)
    const { voided } = (await shop.ledger.load(emailMachine, await shop.emails.streamOf(email))).context
    for (const customerId of voided) expect(await statusOf(customerId)).toMatch(/erased|unopened/)
  })

  it('given an interrupted proof, has its account verified and the other sign-ups voided', async () => {
    const email = 'broke.off@ekhaya.example'
    const [owner, stranger] = [await signedUp(email), await signedUp(email, squatter)]
    const proven = fact('EmailProven', { customerId: owner.customerId, others: [stranger.customerId] })
    await shop.given.facts(await shop.emails.streamOf(email), [proven])
    await vi.waitFor(async () => expect(await statusOf(stranger.customerId)).toBe('erased'), 5000)
    expect((await owner.calls('GET customer/profile')).body.result).toMatchObject({ emailVerified: true })
  })

  it('with a single claim from an older version can be proven by a password reset', async () => {
    const email = 'of.old@ekhaya.example'
    const stream = await shop.emails.streamOf(email)
    await shop.given.facts(stream, [fact('EmailClaimed', { customerId: 'of-old' })])
    await shop.given.facts('account-of-old', [fact('AccountOpened', { ...lindiwe, email })])
    await shop.secretStore.put('password-of-old', {
      hash: await hashPassword(umbrella),
      signUp: 'one',
      isContested: false,
    })
    expect((await shop.login(email)).body.result).toMatchObject({ customerId: 'of-old', emailVerified: false })

    await shop.resend(email)
    const { resetToken } = (await shop.verifyElsewhere(email, (await shop.codeFor(email)) ?? '')).body
    await shop.reset(email, umbrella, resetToken)
    expect((await shop.login(email)).body.result).toMatchObject({ customerId: 'of-old', emailVerified: true })
  })

  it('is sent a code by a sign-up at once, even after a requested code that was never sent', async () => {
    const email = 'forgetful@ekhaya.example'
    await shop.forgot(email)
    shop.clock.advance(6)
    await shop.signUp(email)
    expect((await shop.verify(email, (await shop.codeFor(email)) ?? '')).body.purpose).toBe('signup')
  })
})

describe('an interrupted sign-up', () => {
  it('after the claim of the address does not block another sign-up', async () => {
    const email = 'claimed@ekhaya.example'
    await shop.given.facts(await shop.emails.streamOf(email), [fact('EmailClaimed', { customerId: 'half-way' })])
    expect((await shop.login(email)).status).toBe(401)

    await shop.signUp(email)
    expect(await shop.facts('account-half-way')).toEqual([])
    expect((await shop.verify(email, (await shop.codeFor(email)) ?? '')).status).toBe(200)
    expect((await shop.login(email)).body.result).toMatchObject({ emailVerified: true })
  })

  it('after the opening of the account is completed by requesting another code', async () => {
    const email = 'opened@ekhaya.example'
    await shop.given.facts(await shop.emails.streamOf(email), [fact('EmailClaimed', { customerId: 'almost' })])
    await shop.given.facts('account-almost', [
      fact('AccountOpened', { ...lindiwe, email }),
      fact('OtpIssued', { purpose: 'signup', id: 'of-a-code' }),
    ])
    await shop.resend(email)
    const { resetToken } = (await shop.verifyElsewhere(email, (await shop.codeFor(email)) ?? '')).body
    expect((await shop.reset(email, 'Sunshade-8', resetToken)).status).toBe(200)
    expect((await shop.login(email, 'Sunshade-8')).status).toBe(200)
  })
})

it('the answer is not sent before the interval is over, for a new and for a taken address', async () => {
  await using slow = await givenAccounts({ responseInterval: 700 })
  for (const _ of ['new', 'taken']) {
    const began = performance.now()
    await slow.signUp('thabo@ekhaya.example')
    // Timers may be a little early.
    expect(performance.now() - began).toBeGreaterThan(690)
  }
})

const context = { by: { role: 'system', id: 'test' }, correlationId: 'opening' } as const
