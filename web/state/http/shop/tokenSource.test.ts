// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { accessToken, type Replies, storeSession, stubShop } from '#web/testing/testShop.ts'
import { openTokenSource } from './tokenSource.ts'

/** A fake of `navigator.locks`, shared by all tabs. `die` releases the lock of a closed tab. */
const browserLocks = () => {
  let holder = Promise.withResolvers<void>()
  holder.resolve()
  let turns: Promise<unknown> = Promise.resolve()
  const request = (_: string, { signal }: { signal: AbortSignal }, work: () => Promise<unknown>) => {
    const before = turns
    const granted = new Promise<void>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
      before.then(() => resolve())
    })
    const done = granted.then(() => {
      holder = Promise.withResolvers<void>()
      return work()
    })
    turns = done.then(
      () => undefined,
      () => undefined,
    )
    turns = Promise.race([
      turns,
      granted.then(
        () => holder.promise,
        () => undefined,
      ),
    ])
    return done
  }
  return { request, die: () => holder.resolve() }
}

const renewed = { body: { accessToken: accessToken(900, 2), refreshToken: 'family.1.proof' } }
const storedPair = () => [localStorage.getItem('accessToken'), localStorage.getItem('refreshToken')]

/** Opens the token source of one tab. */
const openTab = () => {
  const onExpired = vi.fn()
  return { source: openTokenSource(onExpired), onExpired }
}

const refreshRequests = (requests: ReturnType<typeof stubShop>) => requests.map(({ querydata }) => querydata)

let locks = browserLocks()

beforeEach(() => {
  locks = browserLocks()
  vi.stubGlobal('navigator', { locks })
})

afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('two tabs whose token is about to expire', () => {
  it('renew it with one request', async () => {
    storeSession(60)
    const requests = stubShop({ 'POST /refresh-token': renewed })

    const accessTokens = await Promise.all([openTab(), openTab()].map(({ source }) => source.accessToken()))

    expect(accessTokens).toEqual([renewed.body.accessToken, renewed.body.accessToken])
    expect(refreshRequests(requests)).toEqual([{ refreshToken: 'family.0.proof' }])
  })

  it('send two requests in a browser without locks, and stay signed in with the tokens that both receive', async () => {
    vi.stubGlobal('navigator', {})
    storeSession(60)
    const requests = stubShop({ 'POST /refresh-token': renewed })

    const accessTokens = await Promise.all([openTab(), openTab()].map(({ source }) => source.accessToken()))

    expect(accessTokens).toEqual([renewed.body.accessToken, renewed.body.accessToken])
    expect(refreshRequests(requests)).toEqual([{ refreshToken: 'family.0.proof' }, { refreshToken: 'family.0.proof' }])
    expect(storedPair()).toEqual([renewed.body.accessToken, 'family.1.proof'])
  })

  it('repeat the request with the same refresh token when the tab that holds the lock is closed', async () => {
    storeSession(60)
    let calls = 0
    const requests = stubShop({
      'POST /refresh-token': () => {
        calls += 1
        return calls === 1 ? new Promise(() => {}) : renewed
      },
    })
    openTab().source.accessToken()
    const second = openTab().source.accessToken()
    await eventually(() => expect(requests).toHaveLength(1))

    locks.die()

    expect(await second).toBe(renewed.body.accessToken)
    expect(refreshRequests(requests)).toEqual([{ refreshToken: 'family.0.proof' }, { refreshToken: 'family.0.proof' }])
  })

  it('stop waiting for a suspended tab that holds the lock', async () => {
    const waiting = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(waiting.signal)
    storeSession(60)
    let calls = 0
    stubShop({
      'POST /refresh-token': () => {
        calls += 1
        return calls === 1 ? new Promise(() => {}) : renewed
      },
    })
    openTab().source.accessToken()
    const second = openTab().source.accessToken()

    await eventually(() => expect(calls).toBe(1))
    expect(AbortSignal.timeout).toHaveBeenCalledWith(10_000)
    waiting.abort()

    expect(await second).toBe(renewed.body.accessToken)
  })
})

describe('a renewal', () => {
  const whileRenewing = (meanwhile: () => void, reply: Exclude<Replies[string], () => void>) =>
    stubShop({
      'POST /refresh-token': () => {
        meanwhile()
        return reply as never
      },
    })

  it('stores no tokens when the person has logged out meanwhile', async () => {
    storeSession(60)
    whileRenewing(() => localStorage.clear(), renewed)
    const { source, onExpired } = openTab()

    expect(await source.accessToken()).toBeUndefined()
    expect(storedPair()).toEqual([null, null])
    expect(onExpired).not.toHaveBeenCalled()
  })

  it('that is rejected does not end the session when another tab has renewed first', async () => {
    storeSession(60)
    const renewInOtherTab = () => {
      localStorage.setItem('refreshToken', 'family.1.proof')
      localStorage.setItem('accessToken', renewed.body.accessToken)
    }
    whileRenewing(renewInOtherTab, { status: 403 })
    const { source, onExpired } = openTab()

    expect(await source.accessToken()).toBe(renewed.body.accessToken)
    expect(onExpired).not.toHaveBeenCalled()
  })

  it('returns no token of another person', async () => {
    storeSession()
    const aminas = accessToken(900)
    localStorage.setItem('accessToken', accessToken(900, 1, 'themba'))
    const requests = stubShop({ 'POST /refresh-token': renewed })

    expect(await openTab().source.renew(aminas)).toBeUndefined()
    expect(requests).toEqual([])
    expect(storedPair()).not.toContain(null)
  })

  it.each([
    ['the server is unreachable', {}],
    ['the server is busy', { 'POST /refresh-token': { status: 503 } }],
  ])('that fails leaves a valid token in use when %s', async (_, replies: Replies) => {
    storeSession(60)
    const oldToken = localStorage.getItem('accessToken')
    stubShop(replies)

    expect(await openTab().source.accessToken()).toBe(oldToken)
  })

  it.each([
    ['the server is busy', { 'POST /refresh-token': { status: 503 } }, 'Failed to refresh token'],
    ['the answer has no tokens', { 'POST /refresh-token': { body: {} } }, 'Failed to refresh token'],
  ])('of an expired token throws and does not end the session when %s', async (_, replies: Replies, message) => {
    storeSession(0)
    stubShop(replies)
    const { source, onExpired } = openTab()

    await expect(source.accessToken()).rejects.toThrow(message)
    expect(storedPair()).not.toContain(null)
    expect(onExpired).not.toHaveBeenCalled()
  })

  it('of an expired token leaves it in use when the server is unreachable: the service worker shows by it what it has kept', async () => {
    storeSession(0)
    const oldToken = localStorage.getItem('accessToken')
    stubShop({})

    expect(await openTab().source.accessToken()).toBe(oldToken)
  })

  it('is not repeated on a phone whose clock is ahead', async () => {
    const now = Math.floor(Date.now() / 1000)
    const tokensOf = (shopNow: number) => {
      const claims = { sub: 'amina', iat: shopNow, exp: shopNow + 900 }
      return { accessToken: `header.${btoa(JSON.stringify(claims))}.signature`, refreshToken: 'family.0.proof' }
    }
    const { source } = openTab()
    // The page knows its clock by the newest token; test files share it.
    onTestFinished(() => source.save(tokensOf(now)))
    source.save(tokensOf(now - 3600))
    const requests = stubShop({ 'POST /refresh-token': renewed })

    expect(await source.accessToken()).toContain('header.')
    expect(requests).toEqual([])
  })
})
