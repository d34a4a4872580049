// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { accessToken, amina, type Replies, shopThatAnswers, signedInBefore } from '#web/cast.ts'
import { openKeyring } from './keyring.ts'
import { openShopClient } from './shopClient.ts'

const shopFor = (replies: Replies) => {
  const onExpired = vi.fn()
  return { heard: shopThatAnswers(replies), shop: openShopClient(openKeyring(onExpired)), onExpired }
}

const profile = { body: { result: { ...amina, emailVerified: true } } }
const renewed = { body: { accessToken: accessToken(900, 2), refreshToken: 'family.1.proof' } }

afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

describe('the shop client', () => {
  it('sends what it is given as querydata, and no token where none is needed', async () => {
    signedInBefore()
    const { shop, heard } = shopFor({ 'POST /Login': { body: { result: amina } } })

    const credentials = { email: amina.email, password: 'Sawubona-amina' }
    const { result } = await shop.send('POST Login', { querydata: credentials })

    expect(result.firstname).toBe('Amina')
    expect(heard[0]?.querydata).toEqual(credentials)
    expect(heard[0]?.headers.has('Authorization')).toBe(false)
  })

  it('carries the token where a person is asked for', async () => {
    signedInBefore()
    const { shop, heard } = shopFor({ 'GET /customer/profile': profile })

    await shop.get('GET customer/profile', {})

    expect(heard[0]?.headers.get('Authorization')).toBe(`Bearer ${localStorage.getItem('accessToken')}`)
  })

  it('does not bother the shop with a private call of a guest', async () => {
    const { shop, heard } = shopFor({})

    await expect(shop.get('GET customer/profile', {})).rejects.toMatchObject({
      message: 'Authorization required but token is missing or invalid',
      reason: { status: 401, refusal: 'AuthRequired' },
    })
    expect(heard).toEqual([])
  })

  it('renews a token with less than 120 seconds left before it calls', async () => {
    signedInBefore(119)
    const { shop, heard } = shopFor({ 'POST /refresh-token': renewed, 'GET /customer/profile': profile })

    await shop.get('GET customer/profile', {})

    expect(heard.map(({ call }) => call)).toEqual(['POST /refresh-token', 'GET /customer/profile'])
    expect(heard[0]?.querydata).toEqual({ refreshToken: 'family.0.proof' })
    expect(heard[1]?.headers.get('Authorization')).toBe(`Bearer ${renewed.body.accessToken}`)
    expect(localStorage.getItem('refreshToken')).toBe('family.1.proof')
  })

  it('renews once for all calls that were refused together, and asks each again', async () => {
    signedInBefore()
    const old = localStorage.getItem('accessToken')
    const guarded: Replies[string] = ({ headers }) =>
      headers.get('Authorization') === `Bearer ${old}` ? { status: 401, body: { refusal: 'AuthRequired' } } : profile
    const { shop, heard } = shopFor({ 'POST /refresh-token': renewed, 'GET /customer/profile': guarded })

    await Promise.all([1, 2, 3].map(() => shop.get('GET customer/profile', {})))

    const calls = heard.map(({ call }) => call)
    expect(calls.filter((call) => call === 'POST /refresh-token')).toHaveLength(1)
    expect(calls.filter((call) => call === 'GET /customer/profile')).toHaveLength(6)
  })

  it('takes the token that another tab has renewed meanwhile', async () => {
    signedInBefore()
    const { shop, heard } = shopFor({
      'GET /customer/profile': ({ headers }) => {
        if (headers.get('Authorization') === `Bearer ${renewed.body.accessToken}`) return profile
        localStorage.setItem('accessToken', renewed.body.accessToken)
        return { status: 401 }
      },
    })

    await shop.get('GET customer/profile', {})

    expect(heard.map(({ call }) => call)).toEqual(['GET /customer/profile', 'GET /customer/profile'])
  })

  it('ends a session that cannot be prolonged', async () => {
    signedInBefore()
    const { shop, onExpired } = shopFor({
      'POST /refresh-token': { status: 403, body: { refusal: 'RefreshFailed' } },
      'GET /customer/profile': { status: 401 },
    })

    await expect(shop.get('GET customer/profile', {})).rejects.toMatchObject({ reason: { refusal: 'AuthRequired' } })

    expect(onExpired).toHaveBeenCalledOnce()
    expect([localStorage.getItem('accessToken'), localStorage.getItem('refreshToken')]).toEqual([null, null])
  })

  it('keeps the session when only the line failed', async () => {
    signedInBefore(60)
    const { shop, onExpired } = shopFor({})

    await expect(shop.get('GET customer/profile', {})).rejects.toMatchObject({
      message: 'Network error',
      isOffline: true,
    })

    expect(onExpired).not.toHaveBeenCalled()
    expect(localStorage.getItem('refreshToken')).toBe('family.0.proof')
  })

  describe('reads what it has written: it brings where that stands', () => {
    const cart = { result: { lines: [], version: 3 } }
    const write = (name: string) => ({ headers: { 'X-Position': name }, body: cart })
    const positions = (heard: { headers: Headers }[]) => heard.map(({ headers }) => headers.get('X-Position'))

    it('of the newest write, which stands for those before it', async () => {
      signedInBefore()
      const { shop, heard } = shopFor({
        'POST /cart/clear': write('cleared'),
        'POST /cart/merge': write('merged'),
        'GET /products/home': { body: { results: [] } },
      })

      await shop.get('GET products/home', {})
      await shop.send('POST cart/clear', { querydata: {} })
      await shop.get('GET products/home', {})
      await shop.send('POST cart/merge', { querydata: { lines: [] } })
      await shop.get('GET products/home', {})

      expect(positions(heard)).toEqual([null, null, 'cleared', 'cleared', 'merged'])
    })

    it('of all writes that ran at once, until another one stands for them', async () => {
      signedInBefore()
      const { shop, heard } = shopFor({
        'POST /cart/clear': write('cleared'),
        'POST /cart/merge': write('merged'),
        'POST /cart/remove': write('removed'),
        'GET /products/home': { body: { results: [] } },
      })

      await Promise.all([
        shop.send('POST cart/clear', { querydata: {} }),
        shop.send('POST cart/merge', { querydata: { lines: [] } }),
      ])
      await shop.get('GET products/home', {})
      await shop.send('POST cart/remove', { querydata: { productId: 'blue-kettle' } })
      await shop.get('GET products/home', {})

      expect(positions(heard).slice(2)).toEqual(['cleared,merged', 'cleared,merged', 'removed'])
    })

    it('of what it had before, where a write was refused', async () => {
      signedInBefore()
      const { shop, heard } = shopFor({
        'POST /cart/clear': write('cleared'),
        'POST /cart/merge': { status: 400 },
        'GET /products/home': { body: { results: [] } },
      })

      await shop.send('POST cart/clear', { querydata: {} })
      await shop.send('POST cart/merge', { querydata: { lines: [] } }).catch(() => undefined)
      await shop.get('GET products/home', {})

      expect(positions(heard)).toEqual([null, 'cleared', 'cleared'])
    })
  })

  describe('of a shop whose secret has changed, which knows its positions no more', () => {
    const cart = { result: { lines: [], version: 3 } }
    const foreign = { errors: [{ field: 'X-Position', message: 'This X-Position was not given by this shop' }] }
    const positions = (heard: { headers: Headers }[]) => heard.map(({ headers }) => headers.get('X-Position'))

    it('asks once more, under the same key, with the one it gives instead', async () => {
      signedInBefore()
      const { shop, heard } = shopFor({
        'POST /cart/clear': { headers: { 'X-Position': 'theirs' }, body: cart },
        'POST /cart/remove': (request) =>
          request.headers.get('X-Position') === 'theirs'
            ? { status: 400, body: foreign, headers: { 'X-Position': 'ours' } }
            : { body: cart },
      })
      await shop.send('POST cart/clear', { querydata: {} })

      const querydata = { productId: 'blue-kettle' }
      await expect(shop.send('POST cart/remove', { querydata }, { idempotencyKey: 'remove-1' })).resolves.toMatchObject(
        cart,
      )

      expect(positions(heard)).toEqual([null, 'theirs', 'ours'])
      expect(heard.slice(1).map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['remove-1', 'remove-1'])
    })

    it('asks no third time', async () => {
      signedInBefore()
      const { shop, heard } = shopFor({
        'POST /cart/clear': { headers: { 'X-Position': 'theirs' }, body: cart },
        'GET /products/home': { status: 400, headers: { 'X-Position': 'ours' }, body: foreign },
      })
      await shop.send('POST cart/clear', { querydata: {} })

      await expect(shop.get('GET products/home', {})).rejects.toMatchObject({ reason: { status: 400 } })

      expect(positions(heard)).toEqual([null, 'theirs', 'ours'])
    })
  })

  it('tells a refusal in the words of the shop, with all that mends it', async () => {
    const refusal = {
      message: 'Only 3 of Copper pot left',
      refusal: 'OutOfStock',
      details: { product: 'Copper pot', left: 3 },
      offered: ['Canceled'],
    }
    const { shop } = shopFor({ 'GET /products/home': { status: 409, body: refusal } })

    const { message, ...reason } = refusal
    await expect(shop.get('GET products/home', {})).rejects.toMatchObject({
      message,
      reason: { status: 409, ...reason },
    })
  })

  it('has words for an answer that is none', async () => {
    vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }))

    await expect(openShopClient(openKeyring(vi.fn())).get('GET products/home', {})).rejects.toMatchObject({
      message: 'Something went wrong. Please try again or refresh the page.',
      reason: { status: 502 },
    })
  })

  it('sends the idempotency key of a deed that must happen once', async () => {
    signedInBefore()
    const { shop, heard } = shopFor({ 'POST /cart/clear': { body: { result: { lines: [], version: 3 } } } })

    await shop.send('POST cart/clear', { querydata: {} }, { idempotencyKey: 'review-1' })

    expect(heard[0]?.headers.get('Idempotency-Key')).toBe('review-1')
  })
})
