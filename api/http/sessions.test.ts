import { SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { outcome } from '#api/callsOf.ts'
import { type GivenShop, givenShop, tokenSecret } from '#api/givenShop.ts'
import type { Tokens } from './sessions.ts'

const minute = 60
const day = 24 * 60 * minute
const signedOut = [403, 'RefreshFailed']

let shop: GivenShop
let amina: Tokens

beforeAll(async () => {
  shop = await givenShop()
})
afterAll(() => shop.close())

beforeEach(async () => {
  amina = await shop.sessions.open('amina', false)
})

const profile = (token: string) => shop.when.nobody('GET customer/profile', {}, { authorization: `Bearer ${token}` })

const refresh = (refreshToken: string) => shop.when.nobody('POST refresh-token', { querydata: { refreshToken } })

const isSignedIn = async (tokens: Tokens) => (await profile(tokens.accessToken)).status === 200

describe('refreshing', () => {
  it('answers with a new access token and a successor', async () => {
    const { status, body } = await refresh(amina.refreshToken)
    expect(status).toBe(200)
    expect(body.refreshToken).not.toBe(amina.refreshToken)
    expect(await isSignedIn(body)).toBe(true)
  })

  it('also takes the token without an envelope', async () => {
    const answer = await shop.when.nobody.raw('POST', 'refresh-token', { body: { refreshToken: amina.refreshToken } })
    expect(answer.status).toBe(200)
  })

  it('goes on from successor to successor', async () => {
    let tokens = amina
    for (let times = 0; times < 4; times += 1) tokens = (await refresh(tokens.refreshToken)).body
    expect(await isSignedIn(tokens)).toBe(true)
  })

  it('signs nobody out whose answer was lost', async () => {
    const lost = await refresh(amina.refreshToken)
    const again = await refresh(amina.refreshToken)
    expect([again.status, again.body.refreshToken]).toEqual([200, lost.body.refreshToken])
    expect((await refresh(again.body.refreshToken)).status).toBe(200)
  })

  it('gives two tabs the same successor', async () => {
    const tabs = await Promise.all([refresh(amina.refreshToken), refresh(amina.refreshToken)])
    expect(tabs.map(({ status }) => status)).toEqual([200, 200])
    const next = await Promise.all(tabs.map(({ body }) => refresh(body.refreshToken)))
    expect(next.map(({ status }) => status)).toEqual([200, 200])
  })

  it('ends the session where a token comes back after its successor was used', async () => {
    const second = (await refresh(amina.refreshToken)).body
    const third = (await refresh(second.refreshToken)).body

    expect(outcome(await refresh(amina.refreshToken))).toEqual(signedOut)
    expect(outcome(await refresh(third.refreshToken))).toEqual(signedOut)
    expect(await isSignedIn(third)).toBe(false)
  })

  it('leaves the other sessions of the same customer alone', async () => {
    const phone = await shop.sessions.open('amina', false)
    const second = (await refresh(amina.refreshToken)).body
    await refresh(second.refreshToken)
    await refresh(amina.refreshToken)
    expect(await isSignedIn(phone)).toBe(true)
  })

  it.each([['made up'], [''], ['a.b.c'], [7], [null], [undefined]])(
    'with %j is a 403, never a 401',
    async (refreshToken) => {
      const answer = await shop.when.nobody.raw('POST', 'refresh-token', { body: { querydata: { refreshToken } } })
      expect(outcome(answer)).toEqual(signedOut)
      expect(answer.body.message).toBe('refresh token expired. Please log in again')
    },
  )

  it('needs the token as it was given: another serial is a forgery', async () => {
    const forged = amina.refreshToken.replace('.0.', '.1.')
    expect(outcome(await refresh(forged))).toEqual(signedOut)
    expect((await refresh(amina.refreshToken)).status).toBe(200)
  })

  it('does not take an access token', async () => {
    expect(outcome(await refresh(amina.accessToken))).toEqual(signedOut)
  })
})

describe('time', () => {
  it('ends an access token after 15 minutes, not the session', async () => {
    shop.clock.passes(14 * minute)
    expect(await isSignedIn(amina)).toBe(true)
    shop.clock.passes(minute)
    expect(outcome(await profile(amina.accessToken))).toEqual([401, 'AuthRequired'])
    expect(await isSignedIn((await refresh(amina.refreshToken)).body)).toBe(true)
  })

  it('ends a session that was idle for a day', async () => {
    shop.clock.passes(day + 1)
    expect(outcome(await refresh(amina.refreshToken))).toEqual(signedOut)
  })

  it('ends a session after seven days, however busy it is', async () => {
    expect(await daysOf(amina)).toBe(7)
  })

  it('ends a session that is to be remembered after thirty, also without a visit', async () => {
    expect(await daysOf(await shop.sessions.open('amina', true))).toBe(30)
    const remembered = await shop.sessions.open('amina', true)
    shop.clock.passes(29 * day)
    expect((await refresh(remembered.refreshToken)).status).toBe(200)
  })
})

const daysOf = async (tokens: Tokens) => {
  let current = tokens
  for (let days = 0; ; days += 0.5) {
    const answer = await refresh(current.refreshToken)
    if (answer.status !== 200) return days
    current = answer.body
    shop.clock.passes(day / 2)
  }
}

describe('signing out', () => {
  it('works at once, for the access token and for the refresh token', async () => {
    const calls = await shop.given.person('amina')
    expect((await calls('POST customer/logout')).body.message).toBe('User successfully logged out')
    expect(outcome(await calls('GET customer/profile'))).toEqual([401, 'AuthRequired'])
  })

  it('leaves a token that cannot be refreshed', async () => {
    await shop.when.nobody('POST customer/logout', {}, { authorization: `Bearer ${amina.accessToken}` })
    expect(outcome(await refresh(amina.refreshToken))).toEqual(signedOut)
  })
})

describe('a forged token', () => {
  const [sid, sub] = ['', 'amina']
  const key = new TextEncoder().encode(tokenSecret)
  const claims = () => {
    const [, payload = ''] = amina.accessToken.split('.')
    return JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sid: string; exp: number }
  }
  const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const signed = (header: { alg: string; typ: string }, secret: Uint8Array, payload: object) =>
    new SignJWT({ ...payload }).setProtectedHeader(header).sign(secret)

  it.each<[string, () => Promise<string> | string]>([
    ['without a signature', () => `${encoded({ alg: 'none', typ: 'at+jwt' })}.${encoded({ ...claims(), sub })}.`],
    [
      'of another key',
      () => signed({ alg: 'HS256', typ: 'at+jwt' }, new TextEncoder().encode('x'.repeat(40)), claims()),
    ],
    ['of another algorithm', () => signed({ alg: 'HS512', typ: 'at+jwt' }, key, claims())],
    ['of another kind', () => signed({ alg: 'HS256', typ: 'JWT' }, key, claims())],
    ['of an earlier day', () => signed({ alg: 'HS256', typ: 'at+jwt' }, key, { ...claims(), exp: claims().exp - day })],
    ['of a session that never was', () => signed({ alg: 'HS256', typ: 'at+jwt' }, key, { ...claims(), sid })],
    [
      'with another payload',
      () => amina.accessToken.replace(/\.[^.]+\./, `.${encoded({ ...claims(), sub: 'themba' })}.`),
    ],
    ['that is a refresh token', () => amina.refreshToken],
    ['that is nothing', () => ''],
  ])('%s is none', async (_how, forge) => {
    expect(outcome(await profile(await forge()))).toEqual([401, 'AuthRequired'])
  })

  it('signed rightly is one: the forgeries above fail for what they say', async () => {
    expect((await profile(await signed({ alg: 'HS256', typ: 'at+jwt' }, key, claims()))).status).toBe(200)
  })

  it('of a person who never opened an account is none', async () => {
    const { accessToken } = await shop.sessions.open('nobody-at-all', false)
    expect(outcome(await profile(accessToken))).toEqual([401, 'AuthRequired'])
  })

  it('does not matter where anybody may call', async () => {
    expect((await shop.when.nobody('GET products/home', {}, { authorization: 'Bearer made.up.here' })).status).toBe(200)
  })
})

it('an access token tells ids and times only', () => {
  const [, payload = ''] = amina.accessToken.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object
  expect(Object.keys(claims).sort()).toEqual(['exp', 'iat', 'sid', 'sub'])
})
