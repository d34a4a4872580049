import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lindiwe } from '#api/account/testing/accountFixtures.ts'
import {
  type GivenSecurity,
  givenSecurity,
  resetForgottenPassword,
  reuseRefreshToken,
  wrongPassword,
} from '#api/security/testing/securityFixture.ts'
import type { SecurityEventName } from '#domain/security/securityEvents.ts'
import { accountSecurityStream } from '#domain/security/securityMachines.ts'

let shop: GivenSecurity
let secrets: string[]
let codes: string[]
let lindiwesId: string

const picture = { type: 'text/plain', content: new Uint8Array([1, 2, 3]) }

/** Causes every security event once. Ten logins in all: the rate limit refuses the eleventh. */
beforeAll(async () => {
  shop = await givenSecurity('trace')
  const { amina, themba, guest } = shop.when
  secrets = await reuseRefreshToken(shop)
  await guest('POST refresh-token', { querydata: { refreshToken: 'made.up.here' } })
  const forgotten = await resetForgottenPassword(shop)
  secrets.push(...forgotten.secrets, wrongPassword, ...Object.values(shop.tokens))
  codes = forgotten.codes
  lindiwesId = await shop.idOf(lindiwe.email)

  await shop.login('stranger@mail.example', wrongPassword)
  for (let tries = 0; tries < 7; tries += 1) await shop.login(lindiwe.email, wrongPassword)
  shop.clock.advance(600)
  await themba('POST customers/suspend/:id', { params: { id: lindiwesId }, querydata: { reason: 'asked us to' } })
  await shop.login(lindiwe.email, 'Sunshade-8')
  await shop.login(lindiwe.email, wrongPassword)
  await themba('POST customers/reinstate/:id', { params: { id: lindiwesId } })
  await themba('POST customers/reveal/:id', { params: { id: 'amina' } })
  await themba('POST customers/role/:id', { params: { id: 'sipho' }, querydata: { role: 'Admin' } })
  await themba('POST products/images', { upload: picture })
  await amina('GET order/all')
  await amina('GET customer/export')
  await amina('POST customer/sessions/end', { querydata: {} })
  await amina('POST customer/logout')
  await shop.given.person('zodwa')
  await themba('POST customers/erase/:id', { params: { id: 'zodwa' } })
  await shop.security.flush()
}, 120_000)
afterAll(() => shop.close())

describe('the log of a shop', () => {
  it.each<[event: SecurityEventName, times: number, level: number, said: object]>([
    ['LoginSucceeded', 1, 30, { customer: 'lindiwe' }],
    ['LoginFailed', 7, 40, { reason: 'UnknownAddress' }],
    ['LoginDelayed', 1, 40, { customer: 'lindiwe', reason: 'TooManyLogins' }],
    ['SuspendedLoginRefused', 1, 40, { customer: 'lindiwe' }],
    ['LoggedOut', 1, 30, { account: 'amina' }],
    ['SessionsEnded', 1, 30, { account: 'amina' }],
    ['RefreshRefused', 1, 30, {}],
    ['RefreshTokenReused', 1, 40, { customer: 'lindiwe' }],
    ['CodeRequested', 2, 30, { customer: 'lindiwe', reason: 'POST customer/forgot/password' }],
    ['CodeRefused', 4, 40, { customer: 'lindiwe', reason: 'OtpIsWrong' }],
    ['CodeBurned', 1, 40, { customer: 'lindiwe' }],
    ['PasswordReset', 1, 30, { customer: 'lindiwe' }],
    ['PasswordResetRefused', 1, 40, { customer: 'lindiwe' }],
    ['AccessDenied', 1, 40, { account: 'amina', reason: 'GET order/all' }],
    ['RateLimitHit', 2, 40, { reason: 'POST Login' }],
    ['UploadRefused', 1, 40, { account: 'themba', reason: 'FileTypeIsWrong' }],
    ['PersonalDataExported', 1, 30, { account: 'amina' }],
    ['PersonalDataRevealed', 1, 30, { account: 'amina', by: 'themba', reason: 'details' }],
    ['RoleGranted', 1, 30, { account: 'sipho', by: 'themba' }],
    ['AccountSuspended', 1, 30, { customer: 'lindiwe', by: 'themba' }],
    ['AccountReinstated', 1, 30, { customer: 'lindiwe', by: 'themba' }],
    ['AccountErased', 1, 30, { account: 'zodwa', by: 'themba' }],
  ])('has %s, %i times, at level %i', async (event, times, level, { customer, ...said }: { customer?: string }) => {
    const lines = await shop.loggedEvents(event)
    expect(lines).toHaveLength(times)
    const wanted = { event, level, ...said, ...(customer && { account: lindiwesId }) }
    expect(lines).toContainEqual(expect.objectContaining(wanted))
  })

  it('distinguishes accounts, addresses and requests by pseudonyms and ids', async () => {
    const failed = await shop.loggedEvents('LoginFailed')
    expect(new Set(failed.map(({ emailRef }) => emailRef)).size).toBe(2)
    expect(new Set(failed.map(({ account }) => account))).toEqual(new Set([lindiwesId, undefined]))
    for (const line of failed) {
      expect(line).toMatchObject({
        emailRef: expect.stringMatching(/^[\da-f]{16}$/),
        addressRef: expect.stringMatching(/^[\da-f]{16}$/),
        network: '127.0.0.0/24',
        device: 'Unknown device',
        requestId: expect.stringMatching(/^[\da-f-]{36}$/),
      })
    }
    expect(new Set(failed.map(({ requestId }) => requestId)).size).toBe(failed.length)
  })

  it('has no password, token, code, e-mail address or whole network address in any line', () => {
    const logged = shop.lines.join('')
    expect(shop.lines.length).toBeGreaterThan(50)
    expect(
      [...secrets, lindiwe.email, 'stranger@', '127.0.0.1', 'asked us to'].filter((text) => logged.includes(text)),
    ).toEqual([])
    // Six digits may well stand in an id or a time.
    expect(codes.filter((code) => new RegExp(`(?<![\\da-f])${code}(?![\\da-f])`, 'i').test(logged))).toEqual([])
  })
})

describe('the facts of an account', () => {
  it('count its security events, with the customer or a visitor as the actor', async () => {
    const facts = await shop.store.readStream(accountSecurityStream(lindiwesId))
    const last = facts.findLast(({ type }) => type === 'LoginFailed')
    expect(last).toMatchObject({
      data: { origins: [{ network: '127.0.0.0/24', device: 'Unknown device', reason: 'WrongPassword' }] },
      meta: { by: { role: 'guest', id: '' } },
    })
    expect(facts.find(({ type }) => type === 'LoginSucceeded')?.meta.by).toEqual({ role: 'customer', id: lindiwesId })
    const counts = new Map<string, number>()
    for (const { type, data } of facts) counts.set(type, (counts.get(type) ?? 0) + (data as { count: number }).count)
    expect(Object.fromEntries(counts)).toEqual({
      LoginSucceeded: 1,
      RefreshTokenReused: 1,
      RateLimitHit: 1,
      CodeRefused: 4,
      CodeBurned: 1,
      PasswordResetRefused: 1,
      LoginFailed: 6,
      LoginDelayed: 1,
      SuspendedLoginRefused: 1,
    })
  })

  it('contain no secret, and networks and devices only encrypted', async () => {
    const stored = JSON.stringify(await shop.raw.readStream(accountSecurityStream(lindiwesId)))
    for (const text of [...secrets, ...codes, lindiwe.email, '127.0.0']) expect(stored).not.toContain(text)
  })

  it('are on the timeline that admins see, and are no revisions of the account', async () => {
    await shop.caughtUp()
    const asked = { params: { id: lindiwesId } }
    const { facts, customer, intact } = (await shop.when.themba('GET audit/customers/:id', asked)).body.result
    const beside = facts.filter(({ isBeside }) => isBeside)
    expect(beside.map(({ type, sentence }) => `${type}: ${sentence}`)).toContain(
      'RefreshTokenReused: used an old session key again, which ended the session',
    )
    const own = facts.filter(({ isBeside }) => !isBeside)
    expect(own.map(({ revision }) => revision)).toEqual(own.map((_, index) => index))
    expect([customer.version, intact]).toEqual([own.length - 1, true])
    expect(facts.map(({ position }) => position)).toEqual(
      facts.map(({ position }) => position).toSorted((a, b) => a - b),
    )
  })

  it('are in a customer’s export of personal data', async () => {
    const calls = await shop.given.person('amina')
    const { text } = await calls('GET customer/export')
    const { security } = JSON.parse(text)
    expect(security).toContainEqual({
      at: expect.any(String),
      by: 'you',
      what: 'was refused what the account may not do',
      from: [{ network: '127.0.0.0/24', device: 'Unknown device', reason: 'GET order/all', count: 1 }],
    })
  })
})

describe('the list of security events', () => {
  it('has every event that was recorded', async () => {
    const { results } = await shop.listedEvents({ limit: '100' })
    const events = new Set(results.map(({ event }) => event))
    const logged = new Set(shop.lines.map((line) => JSON.parse(line).event).filter(Boolean))
    expect([...logged].filter((event) => !events.has(event))).toEqual([])
    expect(JSON.stringify(results)).not.toMatch(/Lindiwe|Khumalo|lindiwe@/)
  })

  it('counts the accounts and unknown addresses that one network tried', async () => {
    const { networks } = await shop.listedEvents()
    expect(networks).toEqual([{ network: '127.0.0.0/24', attempts: 8, accounts: 1, emails: 1 }])
  })

  it('is filtered by event, account, network and days', async () => {
    const of = async (query: Record<string, string>) => (await shop.listedEvents(query)).results
    expect(new Set((await of({ event: 'LoginFailed' })).map(({ event }) => event))).toEqual(new Set(['LoginFailed']))
    const aminas = await of({ customerId: 'amina' })
    expect(new Set(aminas.map(({ customer }) => customer?.name))).toEqual(new Set(['A••••• D•••••']))
    expect(aminas.find(({ event }) => event === 'PersonalDataRevealed')?.admin?.name).toBe('Themba Daniels')
    expect(await of({ network: '10.0.0.0/24' })).toEqual([])
    expect(await of({ until: '2026-11-15' })).toEqual([])
    expect((await of({ since: '2026-11-16' })).length).toBeGreaterThan(0)
  })

  it('comes in pages', async () => {
    const [one, two] = [
      await shop.listedEvents({ limit: '3' }),
      await shop.listedEvents({ limit: '3', pageNumber: '2' }),
    ]
    expect([one.results.length, two.results.length, one.meta.size]).toEqual([3, 3, 3])
    expect(new Set([...one.results, ...two.results].map(({ id }) => id)).size).toBe(6)
    expect(one.results[0]?.at.localeCompare(two.results[0]?.at ?? '')).toBeGreaterThanOrEqual(0)
  })
})
