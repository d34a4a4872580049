// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eventually } from '#e2e/eventually.ts'
import { accessToken, type Replies, shopThatAnswers, signedInBefore } from '#web/cast.ts'
import { openKeyring } from './keyring.ts'

/** The locks that all tabs of a browser share. `die` takes the turn from a tab that is gone. */
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
const tokens = () => [localStorage.getItem('accessToken'), localStorage.getItem('refreshToken')]

/** A tab with a token that is about to expire, before this shop. */
const tab = () => {
  const onExpired = vi.fn()
  return { keyring: openKeyring(onExpired), onExpired }
}

const asked = (heard: ReturnType<typeof shopThatAnswers>) => heard.map(({ querydata }) => querydata)

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
  it('renew it once', async () => {
    signedInBefore(60)
    const heard = shopThatAnswers({ 'POST /refresh-token': renewed })

    const got = await Promise.all([tab(), tab()].map(({ keyring }) => keyring.accessToken()))

    expect(got).toEqual([renewed.body.accessToken, renewed.body.accessToken])
    expect(asked(heard)).toEqual([{ refreshToken: 'family.0.proof' }])
  })

  it('ask twice in a browser without locks, and stay signed in with what both are given', async () => {
    vi.stubGlobal('navigator', {})
    signedInBefore(60)
    const heard = shopThatAnswers({ 'POST /refresh-token': renewed })

    const got = await Promise.all([tab(), tab()].map(({ keyring }) => keyring.accessToken()))

    expect(got).toEqual([renewed.body.accessToken, renewed.body.accessToken])
    expect(asked(heard)).toEqual([{ refreshToken: 'family.0.proof' }, { refreshToken: 'family.0.proof' }])
    expect(tokens()).toEqual([renewed.body.accessToken, 'family.1.proof'])
  })

  it('ask again with the same token when the one that was asking dies', async () => {
    signedInBefore(60)
    let calls = 0
    const heard = shopThatAnswers({
      'POST /refresh-token': () => {
        calls += 1
        return calls === 1 ? new Promise(() => {}) : renewed
      },
    })
    tab().keyring.accessToken()
    const living = tab().keyring.accessToken()
    await eventually(() => expect(heard).toHaveLength(1))

    locks.die()

    expect(await living).toBe(renewed.body.accessToken)
    expect(asked(heard)).toEqual([{ refreshToken: 'family.0.proof' }, { refreshToken: 'family.0.proof' }])
  })

  it('do not wait for ever for one that fell asleep', async () => {
    const waiting = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(waiting.signal)
    signedInBefore(60)
    let calls = 0
    shopThatAnswers({
      'POST /refresh-token': () => {
        calls += 1
        return calls === 1 ? new Promise(() => {}) : renewed
      },
    })
    tab().keyring.accessToken()
    const awake = tab().keyring.accessToken()

    await eventually(() => expect(calls).toBe(1))
    expect(AbortSignal.timeout).toHaveBeenCalledWith(10_000)
    waiting.abort()

    expect(await awake).toBe(renewed.body.accessToken)
  })
})

describe('a renewal', () => {
  const whileRenewing = (meanwhile: () => void, reply: Exclude<Replies[string], () => void>) =>
    shopThatAnswers({
      'POST /refresh-token': () => {
        meanwhile()
        return reply as never
      },
    })

  it('signs nobody in again who has logged out meanwhile', async () => {
    signedInBefore(60)
    whileRenewing(() => localStorage.clear(), renewed)
    const { keyring, onExpired } = tab()

    expect(await keyring.accessToken()).toBeUndefined()
    expect(tokens()).toEqual([null, null])
    expect(onExpired).not.toHaveBeenCalled()
  })

  it('that is refused is no end of the session where another tab was quicker', async () => {
    signedInBefore(60)
    const quicker = () => {
      localStorage.setItem('refreshToken', 'family.1.proof')
      localStorage.setItem('accessToken', renewed.body.accessToken)
    }
    whileRenewing(quicker, { status: 403 })
    const { keyring, onExpired } = tab()

    expect(await keyring.accessToken()).toBe(renewed.body.accessToken)
    expect(onExpired).not.toHaveBeenCalled()
  })

  it('gives nobody the token of somebody else', async () => {
    signedInBefore()
    const aminas = accessToken(900)
    localStorage.setItem('accessToken', accessToken(900, 1, 'themba'))
    const heard = shopThatAnswers({ 'POST /refresh-token': renewed })

    expect(await tab().keyring.renew(aminas)).toBeUndefined()
    expect(heard).toEqual([])
    expect(tokens()).not.toContain(null)
  })

  it.each([
    ['there is no line', {}],
    ['the shop is busy', { 'POST /refresh-token': { status: 503 } }],
  ])('can wait while the token is still good and %s', async (_, replies: Replies) => {
    signedInBefore(60)
    const old = localStorage.getItem('accessToken')
    shopThatAnswers(replies)

    expect(await tab().keyring.accessToken()).toBe(old)
  })

  it.each([
    ['there is no line', {}, 'Network error'],
    ['the shop is busy', { 'POST /refresh-token': { status: 503 } }, 'Failed to refresh token'],
    ['the answer is none', { 'POST /refresh-token': { body: {} } }, 'Failed to refresh token'],
  ])('fails, and ends nothing, when none is left and %s', async (_, replies: Replies, words) => {
    signedInBefore(0)
    shopThatAnswers(replies)
    const { keyring, onExpired } = tab()

    await expect(keyring.accessToken()).rejects.toThrow(words)
    expect(tokens()).not.toContain(null)
    expect(onExpired).not.toHaveBeenCalled()
  })

  it('is not needed again and again on a phone whose clock is ahead', async () => {
    const shopNow = Math.floor(Date.now() / 1000) - 3600
    const claims = { sub: 'amina', iat: shopNow, exp: shopNow + 900 }
    const { keyring } = tab()
    keyring.keep({ accessToken: `header.${btoa(JSON.stringify(claims))}.signature`, refreshToken: 'family.0.proof' })
    const heard = shopThatAnswers({ 'POST /refresh-token': renewed })

    expect(await keyring.accessToken()).toContain('header.')
    expect(heard).toEqual([])
  })
})
