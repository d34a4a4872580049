import { SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openSecretStore } from '#api/eventStore/secretStore.ts'
import { outcome } from '#api/testing/testClient.ts'
import { type GivenShop, givenShop, testTokenSecret } from '#api/testing/testShop.ts'
import { fact } from '#domain/kernel/decision.ts'
import { openSessions } from './sessions.ts'
import type { SessionTokens } from './sessionTokens.ts'

const minute = 60
const day = 24 * 60 * minute
const signedOut = [403, 'RefreshFailed']

let shop: GivenShop
let amina: SessionTokens

beforeAll(async () => {
  shop = await givenShop()
})
afterAll(() => shop.close())

beforeEach(async () => {
  amina = await shop.sessions.open('amina', false)
})

const profile = (token: string) => shop.when.guest('GET customer/profile', {}, { authorization: `Bearer ${token}` })

const refresh = (refreshToken: string) => shop.when.guest('POST refresh-token', { querydata: { refreshToken } })

const isSignedIn = async (tokens: SessionTokens) => (await profile(tokens.accessToken)).status === 200

describe('refreshing', () => {
  it('returns a new access token and the next refresh token', async () => {
    const { status, body } = await refresh(amina.refreshToken)
    expect(status).toBe(200)
    expect(body.refreshToken).not.toBe(amina.refreshToken)
    expect(await isSignedIn(body)).toBe(true)
  })

  it('also accepts the bare token', async () => {
    const answer = await shop.when.guest.raw('POST', 'refresh-token', { body: { refreshToken: amina.refreshToken } })
    expect(answer.status).toBe(200)
  })

  it('can be repeated with each next token', async () => {
    let tokens = amina
    for (let times = 0; times < 4; times += 1) tokens = (await refresh(tokens.refreshToken)).body
    expect(await isSignedIn(tokens)).toBe(true)
  })

  it('can be repeated with the same token if the response was lost', async () => {
    const lost = await refresh(amina.refreshToken)
    const again = await refresh(amina.refreshToken)
    expect([again.status, again.body.refreshToken]).toEqual([200, lost.body.refreshToken])
    expect((await refresh(again.body.refreshToken)).status).toBe(200)
  })

  it('returns the same next token to two tabs', async () => {
    const tabs = await Promise.all([refresh(amina.refreshToken), refresh(amina.refreshToken)])
    expect(tabs.map(({ status }) => status)).toEqual([200, 200])
    const next = await Promise.all(tabs.map(({ body }) => refresh(body.refreshToken)))
    expect(next.map(({ status }) => status)).toEqual([200, 200])
  })

  it('ends the session if a token is used after its successor', async () => {
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
      const answer = await shop.when.guest.raw('POST', 'refresh-token', { body: { querydata: { refreshToken } } })
      expect(outcome(answer)).toEqual(signedOut)
      expect(answer.body.message).toBe('refresh token expired. Please log in again')
    },
  )

  it('rejects a token with a changed serial as forged', async () => {
    const forged = amina.refreshToken.replace('.0.', '.1.')
    expect(outcome(await refresh(forged))).toEqual(signedOut)
    expect((await refresh(amina.refreshToken)).status).toBe(200)
  })

  it('rejects an access token', async () => {
    expect(outcome(await refresh(amina.accessToken))).toEqual(signedOut)
  })
})

describe('time', () => {
  it('expires an access token after 15 minutes, but not the session', async () => {
    shop.clock.advance(14 * minute)
    expect(await isSignedIn(amina)).toBe(true)
    shop.clock.advance(minute)
    expect(outcome(await profile(amina.accessToken))).toEqual([401, 'AuthRequired'])
    expect(await isSignedIn((await refresh(amina.refreshToken)).body)).toBe(true)
  })

  it('ends a session that was idle for a day', async () => {
    shop.clock.advance(day + 1)
    expect(outcome(await refresh(amina.refreshToken))).toEqual(signedOut)
  })

  it('ends a session after seven days, even if it is in use', async () => {
    expect(await daysOf(amina)).toBe(7)
  })

  it('ends a session with rememberMe after thirty days, used or not', async () => {
    expect(await daysOf(await shop.sessions.open('amina', true))).toBe(30)
    const remembered = await shop.sessions.open('amina', true)
    shop.clock.advance(29 * day)
    expect((await refresh(remembered.refreshToken)).status).toBe(200)
  })
})

const daysOf = async (tokens: SessionTokens) => {
  let current = tokens
  for (let days = 0; ; days += 0.5) {
    const answer = await refresh(current.refreshToken)
    if (answer.status !== 200) return days
    current = answer.body
    shop.clock.advance(day / 2)
  }
}

describe('signing out', () => {
  it('invalidates the access token and the refresh token at once', async () => {
    const calls = await shop.given.person('amina')
    expect((await calls('POST customer/logout')).body.message).toBe('User successfully logged out')
    expect(outcome(await calls('GET customer/profile'))).toEqual([401, 'AuthRequired'])
  })

  it('invalidates the refresh token if only the access token is sent', async () => {
    await shop.when.guest('POST customer/logout', {}, { authorization: `Bearer ${amina.accessToken}` })
    expect(outcome(await refresh(amina.refreshToken))).toEqual(signedOut)
  })
})

describe('a customer’s sessions', () => {
  const lindiwe = 'lindiwe'
  const open = (device?: string) => shop.sessions.open(lindiwe, false, device)
  const elsewhere = () => {
    const now = () => shop.clock.now().getTime()
    return openSessions(openSecretStore(shop.raw, now), testTokenSecret, now)
  }
  const devices = async () => (await shop.sessions.listOf(lindiwe)).map(({ device }) => device)

  beforeEach(async () => {
    await shop.given.person(lindiwe)
    await shop.sessions.endAll(lindiwe)
  })

  it('are listed by device, most recently seen first', async () => {
    const [phone] = [await open('Chrome on Android'), await open('Firefox on Linux')]
    expect(await devices()).toEqual(['Firefox on Linux', 'Chrome on Android'])
    shop.clock.advance(minute)
    await refresh(phone.refreshToken)

    const [first] = await shop.sessions.listOf(lindiwe)
    expect(first?.device).toBe('Chrome on Android')
    expect(Date.parse(first?.lastSeenAt ?? '') - Date.parse(first?.startedAt ?? '')).toBeGreaterThanOrEqual(60_000)
  })

  it('record when they were last seen, on any node, at most once a minute', async () => {
    const phone = await open()
    const nodes = [shop.sessions, elsewhere()]
    const [{ id = '' } = {}] = await shop.sessions.listOf(lindiwe)
    const notes = async () => (await shop.raw.readLast(`vault-session-${id}`))?.revision
    const seenAfter = async () => {
      const [{ startedAt = '', lastSeenAt = '' } = {}] = await shop.sessions.listOf(lindiwe)
      return Math.floor((Date.parse(lastSeenAt) - Date.parse(startedAt)) / 1000)
    }
    await profile(phone.accessToken)
    expect([await seenAfter(), await notes()]).toEqual([0, 0])

    for (const noted of [1, 2]) {
      shop.clock.advance(minute)
      await Promise.all([...nodes, ...nodes].map((node) => node.ofAccessToken(phone.accessToken)))
      await expect.poll(seenAfter).toBe(noted * minute)
      await isSignedIn(phone)
      expect(await notes()).toBe(noted)
    }
  })

  it('stay ended if a request uses them at the same moment', async () => {
    for (let times = 0; times < 5; times += 1) {
      const tokens = await open()
      shop.clock.advance(minute)
      await Promise.all([isSignedIn(tokens), shop.sessions.endAll(lindiwe), isSignedIn(tokens)])
      expect(await isSignedIn(tokens)).toBe(false)
    }
  })

  it('end all at once, or all but one', async () => {
    const [phone, desk, tablet] = [await open(), await open(), await open()]
    const stays = (await shop.sessions.ofAccessToken(desk.accessToken))?.sessionId
    await shop.sessions.endAll(lindiwe, stays)
    expect(await Promise.all([phone, desk, tablet].map(isSignedIn))).toEqual([false, true, false])
    await shop.sessions.endAll(lindiwe)
    expect(await isSignedIn(desk)).toBe(false)
    expect(await isSignedIn(amina)).toBe(true)
  })

  it('are not listed once they have ended or expired', async () => {
    const phone = await open('Chrome on Android')
    await open('Firefox on Linux')
    await shop.sessions.end((await shop.sessions.ofAccessToken(phone.accessToken))?.sessionId ?? '')
    expect(await devices()).toEqual(['Firefox on Linux'])
    shop.clock.advance(day + 1)
    expect(await devices()).toEqual([])
  })

  it('are at most fifty: the oldest ends when a further one begins', async () => {
    const opened = []
    for (let number = 0; number < 52; number += 1) opened.push(await open(`device ${number}`))
    expect(await devices()).toEqual(Array.from({ length: 50 }, (_, index) => `device ${51 - index}`))
    const [first, second, third] = await Promise.all(opened.slice(0, 3).map(isSignedIn))
    expect([first, second, third]).toEqual([false, false, true])
  })

  it('that have expired are removed before one with rememberMe is ended', async () => {
    const remembered = await shop.sessions.open(lindiwe, true)
    for (let number = 0; number < 49; number += 1) await open()
    shop.clock.advance(2 * day)
    await open()
    expect((await refresh(remembered.refreshToken)).status).toBe(200)
    expect(await shop.sessions.listOf(lindiwe)).toHaveLength(2)
  })

  it('that begin while all are ended are ended as well, or stay listed', async () => {
    for (let times = 0; times < 5; times += 1) {
      const [opened] = await Promise.all([Promise.all([open(), open(), open()]), shop.sessions.endAll(lindiwe)])
      const living = (await Promise.all(opened.map(isSignedIn))).filter(Boolean)
      expect(await shop.sessions.listOf(lindiwe)).toHaveLength(living.length)
      await shop.sessions.endAll(lindiwe)
      expect(await Promise.all(opened.map(isSignedIn))).toEqual([false, false, false])
    }
  })

  it('that are all ended while one is about to begin end together with it', async () => {
    const interrupted = {
      ...shop.secretStore,
      update: async <Value>(key: string, next: Parameters<typeof shop.secretStore.update<Value>>[1]) => {
        if (key.startsWith('session-')) await shop.sessions.endAll(lindiwe)
        return shop.secretStore.update(key, next)
      },
    }
    const tokens = await openSessions(interrupted, testTokenSecret, () => shop.clock.now().getTime()).open(
      lindiwe,
      false,
    )
    expect(await isSignedIn(tokens)).toBe(false)
    expect(await shop.sessions.listOf(lindiwe)).toEqual([])
  })

  it('stay ended if they are refreshed at the same moment, also through another node', async () => {
    const node = elsewhere()
    for (let times = 0; times < 5; times += 1) {
      const tokens = await open()
      await Promise.all([node.refresh(tokens.refreshToken), shop.sessions.endAll(lindiwe)])
      expect(await isSignedIn(tokens)).toBe(false)
      expect(outcome(await refresh(tokens.refreshToken))).toEqual(signedOut)
    }
  })
})

describe('a suspended account', () => {
  it('is unauthenticated at once in spite of its tokens; a refused session stays refused', async () => {
    await shop.given.person('palesa')
    const phone = await shop.sessions.open('palesa', false)
    await shop.given.facts('account-palesa', [fact('AccountSuspended', { reason: 'unpaid orders' })])
    expect(outcome(await profile(phone.accessToken))).toEqual([401, 'AuthRequired'])
    expect(outcome(await refresh(phone.refreshToken))).toEqual(signedOut)

    await shop.given.facts('account-palesa', [fact('AccountReinstated', {})])
    expect(outcome(await refresh(phone.refreshToken))).toEqual(signedOut)
  })
})

describe('a forged token', () => {
  const [sid, sub] = ['', 'amina']
  const key = new TextEncoder().encode(testTokenSecret)
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

  it('with a right signature is accepted, so the ones above fail for their content', async () => {
    expect((await profile(await signed({ alg: 'HS256', typ: 'at+jwt' }, key, claims()))).status).toBe(200)
  })

  it('for a customer without an account is rejected', async () => {
    const { accessToken } = await shop.sessions.open('nobody-at-all', false)
    expect(outcome(await profile(accessToken))).toEqual([401, 'AuthRequired'])
  })

  it('is ignored by public endpoints', async () => {
    expect((await shop.when.guest('GET products/home', {}, { authorization: 'Bearer made.up.here' })).status).toBe(200)
  })
})

it('an access token contains ids and times only', () => {
  const [, payload = ''] = amina.accessToken.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object
  expect(Object.keys(claims).sort()).toEqual(['exp', 'iat', 'sid', 'sub'])
})
