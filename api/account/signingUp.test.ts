import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callsOf, outcome } from '#api/callsOf.ts'
import { accountStream } from '#domain/account/accountMachine.ts'
import { aminasHouse } from '#domain/cast.ts'
import { fact } from '#domain/kernel/decision.ts'
import { type GivenAccounts, givenAccounts, lindiwe, umbrella } from './givenAccounts.ts'
import { opening } from './opening.ts'
import { openPasswords } from './secrets/keptPasswords.ts'
import { hashPassword } from './secrets/passwords.ts'

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

  it('needs no lastname', async () => {
    const querydata = { firstname: 'Gogo', email: 'gogo@ekhaya.example', password: umbrella }
    expect((await shop.when.nobody('POST signup', { querydata })).status).toBe(200)
    expect((await shop.accountOf('gogo@ekhaya.example')).context).toMatchObject({ firstname: 'Gogo', lastname: '' })
  })

  it('lets one in before the address is verified, as somebody whose address is not', async () => {
    await shop.signUp('zola@ekhaya.example')
    const { status, body } = await shop.login('zola@ekhaya.example')
    expect([status, body.result.emailVerified]).toEqual([200, false])
    expect((await shop.profile(body.result.accessToken)).body.result).toMatchObject({ status: 'unverified' })
  })

  it('grants no role, whatever is asked for', async () => {
    const querydata = {
      ...lindiwe,
      email: 'sly@ekhaya.example',
      password: umbrella,
      role: 'Admin',
      customerId: 'themba',
    }
    await shop.when.nobody.raw('POST', 'signup', { body: { querydata } })
    expect((await shop.accountOf('sly@ekhaya.example')).context.role).toBe('Customer')
    expect(await shop.idOf('sly@ekhaya.example')).not.toBe('themba')
  })

  it('gives ids that do not follow from addresses', async () => {
    for (const email of ['one@ekhaya.example', 'two@ekhaya.example']) await shop.signUp(email)
    expect(await shop.idOf('one@ekhaya.example')).toMatch(/^[\da-f-]{36}$/)
    expect(await shop.idOf('one@ekhaya.example')).not.toBe(await shop.idOf('two@ekhaya.example'))
  })

  it.each(['Football', 'qwerty', 'LETMEIN', 'iloveyou'])('with %s is refused: too many have it', async (password) => {
    const answer = await shop.signUp('common@ekhaya.example', { password })
    expect(outcome(answer)).toEqual([400, 'PasswordIsCommon'])
    expect(answer.body.message).toBe('This is one of the most common passwords. Please choose another')
    expect(answer.body.errors).toEqual([{ field: 'password', message: answer.body.message }])
    expect(await shop.idOf('common@ekhaya.example')).toBe('nobody')
  })

  it('leaves the password, the code and the address in no fact that can be read without a key', async () => {
    await shop.signUp('naledi@ekhaya.example')
    const code = (await shop.codeFor('naledi@ekhaya.example')) ?? ''
    const streams = [
      accountStream(await shop.idOf('naledi@ekhaya.example')),
      await shop.emails.streamOf('naledi@ekhaya.example'),
    ]
    const facts = await Promise.all(streams.map((stream) => shop.raw.readStream(stream)))
    const told = JSON.stringify(facts.flat().map(({ type, data, stream }) => ({ type, data, stream })))
    expect(told).not.toMatch(new RegExp(`naledi|${umbrella}|argon2|\\b${code}\\b`))
  })
})

describe('an address', () => {
  it('is the same with blanks around it, in capitals, and however its accents are written', async () => {
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

  it('is told like a new one', async () => {
    const [taken, fresh] = [await shop.signUp(lindiwe.email), await shop.signUp('new@ekhaya.example')]
    expect(answers(taken)).toEqual(answers(fresh))
  })

  it('that is verified keeps its account; the owner is told, within the limits of codes', async () => {
    const email = 'owner@ekhaya.example'
    await shop.verified(email)
    shop.clock.passes(61)
    for (const _ of [1, 2]) await shop.signUp(email, { password: 'Stolen-77', firstname: 'Somebody' })

    expect(await factsOf(email)).toEqual(['AccountOpened', 'OtpIssued', 'EmailVerified', 'SignupRepeated'])
    expect((await shop.accountOf(email)).context.firstname).toBe('Lindiwe')
    expect([(await shop.login(email)).status, (await shop.login(email, 'Stolen-77')).status]).toEqual([200, 401])
    for (let times = 0; times < 8; times += 1) {
      shop.clock.passes(61)
      await shop.signUp(email)
    }
    expect((await factsOf(email)).filter((type) => type === 'SignupRepeated')).toHaveLength(4)
  })

  it('that has no password keeps none', async () => {
    const shopper = { ...lindiwe, email: 'visitor@ekhaya.example' }
    await opening(shop)({ ...shopper, customerId: 'visitor', password: umbrella, role: 'Customer' }, deed)
    await shop.vault.remove('password-visitor')
    await shop.signUp(shopper.email, { password: 'Stolen-77' })
    expect((await shop.login(shopper.email, 'Stolen-77')).status).toBe(401)
  })

  it('of somebody suspended stays as it is', async () => {
    const email = 'palesa@ekhaya.example'
    await shop.verified(email)
    await shop.given.facts(accountStream(await shop.idOf(email)), [fact('AccountSuspended', { reason: 'unpaid' })])
    shop.clock.passes(61)
    expect((await shop.signUp(email, { password: 'Stolen-77' })).status).toBe(200)
    expect((await factsOf(email)).at(-1)).toBe('AccountSuspended')
    expect(outcome(await shop.login(email))).toEqual([403, 'AccountIsSuspended'])
  })
})

describe('an address that nobody has proven', () => {
  const squatter = { password: 'Squatter-1', firstname: 'Squatter' }

  it('belongs to whoever signs up now: names, password and code are replaced, sessions end', async () => {
    const email = 'busi@ekhaya.example'
    await shop.signUp(email, squatter)
    const oldCode = (await shop.codeFor(email)) ?? ''
    const { accessToken, refreshToken } = (await shop.login(email, 'Squatter-1')).body.result
    shop.clock.passes(61)
    await shop.signUp(email, { firstname: 'Busisiwe' })

    expect((await shop.accountOf(email)).context.firstname).toBe('Busisiwe')
    expect(outcome(await shop.profile(accessToken))).toEqual([401, 'AuthRequired'])
    expect((await shop.when.nobody('POST refresh-token', { querydata: { refreshToken } })).status).toBe(403)
    expect((await shop.login(email, 'Squatter-1')).status).toBe(401)
    expect(outcome(await shop.verify(email, oldCode))).toEqual([400, 'OtpIsWrong'])
    expect((await shop.verify(email, (await shop.codeFor(email)) ?? '')).status).toBe(200)
    expect((await shop.login(email)).body.result).toMatchObject({ firstname: 'Busisiwe', emailVerified: true })
  })

  it('begins anew with another password: neither of the two sees or keeps what the other has put in', async () => {
    const email = 'shared@ekhaya.example'
    await shop.signUp(email, squatter)
    const { customerId: squatters, accessToken } = (await shop.login(email, squatter.password)).body.result
    const ofSquatter = callsOf(shop.url, accessToken)
    const adding = { params: { customerId: squatters }, querydata: { newAddressData: aminasHouse } }
    expect((await ofSquatter('POST customer/add/address/:customerId', adding)).status).toBe(200)

    await shop.signUp(email)
    const { customerId, ...own } = (await shop.login(email, umbrella)).body.result
    const calls = callsOf(shop.url, own.accessToken)
    expect(customerId).not.toBe(squatters)
    expect((await calls('GET customer/addresses/:customerId', { params: { customerId } })).body.addresses).toEqual([])
    expect((await calls('GET customer/export')).text).not.toContain(aminasHouse.streetAddress)
    expect((await ofSquatter('GET customer/profile')).status).toBe(401)
    expect((await shop.login(email, squatter.password)).status).toBe(401)
  })

  it('is sent no second code within a minute, and the first is none for another’s password', async () => {
    const email = 'dineo@ekhaya.example'
    await shop.signUp(email, squatter)
    const code = (await shop.codeFor(email)) ?? ''
    expect((await shop.signUp(email)).status).toBe(200)
    expect((await factsOf(email)).filter((type) => type === 'OtpIssued')).toEqual([])
    expect(outcome(await shop.verify(email, code))).toEqual([400, 'OtpIsOver'])
    expect((await shop.accountOf(email)).is('unverified')).toBe(true)
  })

  it.each([
    ['before', ['Squatter-1', umbrella]],
    ['after', [umbrella, 'Squatter-1']],
  ])(
    'lets nobody in by a code asked for again, where somebody signed up %s its owner within a minute',
    async (when, passwords) => {
      const email = `${when}@ekhaya.example`
      for (const password of passwords) await shop.signUp(email, { password })
      const { accessToken } = (await shop.login(email, passwords[1])).body.result
      shop.clock.passes(61)
      await shop.resend(email)

      expect((await shop.verify(email, (await shop.codeFor(email)) ?? '')).body.purpose).toBe('signup')
      expect((await shop.accountOf(email)).is('active')).toBe(true)
      expect(outcome(await shop.profile(accessToken))).toEqual([401, 'AuthRequired'])
      for (const password of passwords) expect((await shop.login(email, password)).status).toBe(401)
      expect((await shop.signUp(email, { password: 'Squatter-1' })).status).toBe(200)
      expect((await shop.login(email, 'Squatter-1')).status).toBe(401)

      shop.clock.passes(61)
      await shop.reset(email, 'Sunshade-8', await shop.proofFor(email))
      expect((await shop.login(email, 'Sunshade-8')).body.result.emailVerified).toBe(true)
    },
  )

  it('lets nobody in who signed up in between, also where the code is asked for again a day later', async () => {
    const email = 'nextday@ekhaya.example'
    await shop.signUp(email)
    await shop.signUp(email, squatter)
    shop.clock.passes(24 * 60 * 60)
    await shop.resend(email)
    expect((await shop.verify(email, (await shop.codeFor(email)) ?? '')).status).toBe(200)
    for (const password of [umbrella, 'Squatter-1']) expect((await shop.login(email, password)).status).toBe(401)
  })

  it('lets its owner in by a code asked for again, where nobody else signed up', async () => {
    const email = 'patient@ekhaya.example'
    await shop.signUp(email)
    const { accessToken } = (await shop.login(email)).body.result
    for (const _ of ['again', 'and again']) {
      shop.clock.passes(61)
      await shop.resend(email)
    }
    expect((await shop.verify(email, (await shop.codeFor(email)) ?? '')).status).toBe(200)
    expect((await shop.login(email)).status).toBe(200)
    expect((await shop.profile(accessToken)).body.result).toMatchObject({ status: 'active' })
  })

  it('ends the sessions of who signed up before also where a sign-up broke off in between', async () => {
    const email = 'crash@ekhaya.example'
    await shop.signUp(email, squatter)
    const { accessToken } = (await shop.login(email, 'Squatter-1')).body.result
    const brokeOff = { signUp: 'broke off', isContested: false }
    await openPasswords(shop.vault).propose(await shop.idOf(email), await hashPassword(umbrella), brokeOff)
    expect((await shop.profile(accessToken)).status).toBe(200)
    shop.clock.passes(61)
    await shop.signUp(email)
    expect(outcome(await shop.profile(accessToken))).toEqual([401, 'AuthRequired'])
    expect((await shop.verify(email, (await shop.codeFor(email)) ?? '')).status).toBe(200)
    expect((await shop.login(email)).status).toBe(200)
  })

  it('is sent a code that stays good where the same form is sent twice', async () => {
    const email = 'twice@ekhaya.example'
    await shop.signUp(email)
    const { accessToken } = (await shop.login(email)).body.result
    await shop.signUp(email, { lastname: 'Mahlangu' })

    expect((await shop.profile(accessToken)).body.result).toMatchObject({ lastname: 'Mahlangu' })
    expect((await shop.verify(email, (await shop.codeFor(email)) ?? '')).status).toBe(200)
    expect((await factsOf(email)).filter((type) => type === 'OtpIssued')).toHaveLength(1)
  })

  it('can be signed up for many times at once: one account, one good code, and no password of which nobody can tell whose it is', async () => {
    const email = 'crowd@ekhaya.example'
    const passwords = Array.from({ length: 6 }, (_, index) => `Umbrella-${index}`)
    const answers = await Promise.all(passwords.map((password) => shop.signUp(email, { password })))
    expect(answers.map(({ status }) => status)).toEqual(passwords.map(() => 200))
    expect((await factsOf(email)).filter((type) => type === 'AccountOpened')).toHaveLength(1)

    shop.clock.passes(61)
    await shop.resend(email)
    expect((await shop.verify(email, (await shop.codeFor(email)) ?? '')).status).toBe(200)
    const doors = await Promise.all(passwords.map((password) => shop.login(email, password)))
    expect(doors.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
  })

  it('is sent a code at once by a sign-up, although one was asked for in vain before', async () => {
    const email = 'forgetful@ekhaya.example'
    await shop.forgot(email)
    shop.clock.passes(6)
    await shop.signUp(email)
    expect((await shop.verify(email, (await shop.codeFor(email)) ?? '')).body.purpose).toBe('signup')
  })
})

describe('a sign-up that broke off', () => {
  it('after the address was claimed is finished by the next', async () => {
    const email = 'claimed@ekhaya.example'
    await shop.given.facts(await shop.emails.streamOf(email), [fact('EmailClaimed', { customerId: 'half-way' })])
    expect((await shop.login(email)).status).toBe(401)

    await shop.signUp(email)
    expect(await shop.facts('account-half-way')).toEqual(['AccountOpened', 'OtpIssued'])
    expect((await shop.verify(email, (await shop.codeFor(email)) ?? '')).status).toBe(200)
  })

  it('after the password was kept is finished by the next, with its password', async () => {
    const email = 'kept@ekhaya.example'
    await shop.given.facts(await shop.emails.streamOf(email), [fact('EmailClaimed', { customerId: 'further' })])
    await shop.vault.put('password-further', { hash: await hashPassword('Another-9'), signUp: 'the first' })

    await shop.signUp(email)
    expect((await shop.login(email)).status).toBe(200)
    expect((await shop.verify(email, (await shop.codeFor(email)) ?? '')).status).toBe(200)
  })

  it('after the account was opened is finished by asking for another code', async () => {
    const email = 'opened@ekhaya.example'
    await shop.given.facts(await shop.emails.streamOf(email), [fact('EmailClaimed', { customerId: 'almost' })])
    await shop.given.facts('account-almost', [
      fact('AccountOpened', { ...lindiwe, email }),
      fact('OtpIssued', { purpose: 'signup', id: 'of-a-code' }),
    ])
    await shop.resend(email)
    expect((await shop.verify(email, (await shop.codeFor(email)) ?? '')).status).toBe(200)
  })
})

it('the answer waits for the beat of a clock, for a new and a taken address alike', async () => {
  await using slow = await givenAccounts({ beat: 700 })
  for (const _ of ['new', 'taken']) {
    const began = performance.now()
    await slow.signUp('thabo@ekhaya.example')
    // A busy machine may need more beats than one: what was done until then does not show.
    const taken = performance.now() - began + 10
    expect(taken).toBeGreaterThanOrEqual(700)
    expect(taken % 700).toBeLessThan(350)
  }
})

const deed = { by: { role: 'system', id: 'test' }, correlationId: 'opening' } as const
