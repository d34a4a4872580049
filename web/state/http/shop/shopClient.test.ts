// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { accessToken, amina, type Replies, storeSession, stubShop } from '#web/testing/testShop.ts'
import { openShopClient } from './shopClient.ts'
import { openTokenSource } from './tokenSource.ts'

const shopFor = (replies: Replies) => {
  const onExpired = vi.fn()
  return { requests: stubShop(replies), shop: openShopClient(openTokenSource(onExpired)), onExpired }
}

const profile = { body: { result: { ...amina, emailVerified: true } } }
const renewed = { body: { accessToken: accessToken(900, 2), refreshToken: 'family.1.proof' } }

afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

describe('the shop client', () => {
  it('sends the request as querydata, without a token where the call is public', async () => {
    storeSession()
    const { shop, requests } = shopFor({ 'POST /Login': { body: { result: amina } } })

    const credentials = { email: amina.email, password: 'Sawubona-amina' }
    const { result } = await shop.send('POST Login', { querydata: credentials })

    expect(result.firstname).toBe('Amina')
    expect(requests[0]?.querydata).toEqual(credentials)
    expect(requests[0]?.headers.has('Authorization')).toBe(false)
  })

  it('sends the access token with a private call', async () => {
    storeSession()
    const { shop, requests } = shopFor({ 'GET /customer/profile': profile })

    await shop.get('GET customer/profile', {})

    expect(requests[0]?.headers.get('Authorization')).toBe(`Bearer ${localStorage.getItem('accessToken')}`)
  })

  it('rejects a private call of a guest without a request', async () => {
    const { shop, requests } = shopFor({})

    await expect(shop.get('GET customer/profile', {})).rejects.toMatchObject({
      message: 'Authorization required but token is missing or invalid',
      reason: { status: 401, refusal: 'AuthRequired' },
    })
    expect(requests).toEqual([])
  })

  it('renews a token with less than 120 seconds left before it sends the call', async () => {
    storeSession(119)
    const { shop, requests } = shopFor({ 'POST /refresh-token': renewed, 'GET /customer/profile': profile })

    await shop.get('GET customer/profile', {})

    expect(requests.map(({ call }) => call)).toEqual(['POST /refresh-token', 'GET /customer/profile'])
    expect(requests[0]?.querydata).toEqual({ refreshToken: 'family.0.proof' })
    expect(requests[1]?.headers.get('Authorization')).toBe(`Bearer ${renewed.body.accessToken}`)
    expect(localStorage.getItem('refreshToken')).toBe('family.1.proof')
  })

  it('renews the token once for concurrent calls that got 401, and repeats each of them', async () => {
    storeSession()
    const old = localStorage.getItem('accessToken')
    const guarded: Replies[string] = ({ headers }) =>
      headers.get('Authorization') === `Bearer ${old}` ? { status: 401, body: { refusal: 'AuthRequired' } } : profile
    const { shop, requests } = shopFor({ 'POST /refresh-token': renewed, 'GET /customer/profile': guarded })

    await Promise.all([1, 2, 3].map(() => shop.get('GET customer/profile', {})))

    const calls = requests.map(({ call }) => call)
    expect(calls.filter((call) => call === 'POST /refresh-token')).toHaveLength(1)
    expect(calls.filter((call) => call === 'GET /customer/profile')).toHaveLength(6)
  })

  it('uses the token that another tab has renewed', async () => {
    storeSession()
    const { shop, requests } = shopFor({
      'GET /customer/profile': ({ headers }) => {
        if (headers.get('Authorization') === `Bearer ${renewed.body.accessToken}`) return profile
        localStorage.setItem('accessToken', renewed.body.accessToken)
        return { status: 401 }
      },
    })

    await shop.get('GET customer/profile', {})

    expect(requests.map(({ call }) => call)).toEqual(['GET /customer/profile', 'GET /customer/profile'])
  })

  it('ends the session when the refresh token is rejected', async () => {
    storeSession()
    const { shop, onExpired } = shopFor({
      'POST /refresh-token': { status: 403, body: { refusal: 'RefreshFailed' } },
      'GET /customer/profile': { status: 401 },
    })

    await expect(shop.get('GET customer/profile', {})).rejects.toMatchObject({
      message: 'No valid tokens',
      reason: { refusal: 'AuthRequired' },
    })

    expect(onExpired).toHaveBeenCalledOnce()
    expect([localStorage.getItem('accessToken'), localStorage.getItem('refreshToken')]).toEqual([null, null])
  })

  it('keeps the session when the connection failed', async () => {
    storeSession(60)
    const { shop, onExpired } = shopFor({})

    await expect(shop.get('GET customer/profile', {})).rejects.toMatchObject({
      message: 'Network error',
      isOffline: true,
    })

    expect(onExpired).not.toHaveBeenCalled()
    expect(localStorage.getItem('refreshToken')).toBe('family.0.proof')
  })

  describe('reads its own writes: it sends the consistency token', () => {
    const cart = { result: { lines: [], version: 3 } }
    const written = (name: string) => ({ headers: { 'X-Position': name }, body: cart })
    const positions = (requests: { headers: Headers }[]) => requests.map(({ headers }) => headers.get('X-Position'))

    it('of the newest write, which replaces those before it', async () => {
      storeSession()
      const { shop, requests } = shopFor({
        'POST /cart/clear': written('cleared'),
        'POST /cart/merge': written('merged'),
        'GET /products/home': { body: { results: [] } },
      })

      await shop.get('GET products/home', {})
      await shop.send('POST cart/clear', { querydata: {} })
      await shop.get('GET products/home', {})
      await shop.send('POST cart/merge', { querydata: { lines: [] } })
      await shop.get('GET products/home', {})

      expect(positions(requests)).toEqual([null, null, 'cleared', 'cleared', 'merged'])
    })

    it('of each concurrent write, until a later write replaces them', async () => {
      storeSession()
      const { shop, requests } = shopFor({
        'POST /cart/clear': written('cleared'),
        'POST /cart/merge': written('merged'),
        'POST /cart/remove': written('removed'),
        'GET /products/home': { body: { results: [] } },
      })

      await Promise.all([
        shop.send('POST cart/clear', { querydata: {} }),
        shop.send('POST cart/merge', { querydata: { lines: [] } }),
      ])
      await shop.get('GET products/home', {})
      await shop.send('POST cart/remove', { querydata: { productId: 'blue-kettle' } })
      await shop.get('GET products/home', {})

      expect(positions(requests).slice(2)).toEqual(['cleared,merged', 'cleared,merged', 'removed'])
    })

    it('of the write before, when a write is refused', async () => {
      storeSession()
      const { shop, requests } = shopFor({
        'POST /cart/clear': written('cleared'),
        'POST /cart/merge': { status: 400 },
        'GET /products/home': { body: { results: [] } },
      })

      await shop.send('POST cart/clear', { querydata: {} })
      await shop.send('POST cart/merge', { querydata: { lines: [] } }).catch(() => undefined)
      await shop.get('GET products/home', {})

      expect(positions(requests)).toEqual([null, 'cleared', 'cleared'])
    })
  })

  describe('when the server no longer accepts its consistency tokens, because the secret has changed', () => {
    const cart = { result: { lines: [], version: 3 } }
    const foreign = { errors: [{ field: 'X-Position', message: 'This X-Position was not given by this shop' }] }
    const positions = (requests: { headers: Headers }[]) => requests.map(({ headers }) => headers.get('X-Position'))

    it('repeats the request once, with the same idempotency key and the new token', async () => {
      storeSession()
      const { shop, requests } = shopFor({
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

      expect(positions(requests)).toEqual([null, 'theirs', 'ours'])
      expect(requests.slice(1).map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['remove-1', 'remove-1'])
    })

    it('repeats it no second time', async () => {
      storeSession()
      const { shop, requests } = shopFor({
        'POST /cart/clear': { headers: { 'X-Position': 'theirs' }, body: cart },
        'GET /products/home': { status: 400, headers: { 'X-Position': 'ours' }, body: foreign },
      })
      await shop.send('POST cart/clear', { querydata: {} })

      await expect(shop.get('GET products/home', {})).rejects.toMatchObject({ reason: { status: 400 } })

      expect(positions(requests)).toEqual([null, 'theirs', 'ours'])
    })
  })

  it('throws a refusal with its message, its details and the accepted values', async () => {
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

  it('throws a general message for an answer that is not JSON', async () => {
    vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }))

    await expect(openShopClient(openTokenSource(vi.fn())).get('GET products/home', {})).rejects.toMatchObject({
      message: 'Fetch failed',
      reason: { status: 502 },
    })
  })

  it('sends the idempotency key of a command that must run once', async () => {
    storeSession()
    const { shop, requests } = shopFor({ 'POST /cart/clear': { body: { result: { lines: [], version: 3 } } } })

    await shop.send('POST cart/clear', { querydata: {} }, { idempotencyKey: 'review-1' })

    expect(requests[0]?.headers.get('Idempotency-Key')).toBe('review-1')
  })
})
