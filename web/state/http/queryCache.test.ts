import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallFailed, offlineError } from './callFailed.ts'
import { openQueryCache } from './queryCache.ts'
import { isPublic } from './shop/publicCalls.ts'

const slug = { params: { slug: 'blue-kettle' } }
const id = { params: { id: 'order-7' } }

/** A query cache in front of a server that numbers its answers. */
const numberedAnswers = () => {
  const get = vi.fn()
  let serial = 0
  get.mockImplementation(async () => {
    serial += 1
    return { said: serial }
  })
  return { get, queryCache: openQueryCache({ get, isPublic }) }
}

describe('the query cache', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('fetches an answer once for concurrent callers', async () => {
    const { get, queryCache } = numberedAnswers()

    await Promise.all([
      queryCache.fetchQuery('GET products/getProduct/:slug', slug),
      queryCache.fetchQuery('GET products/getProduct/:slug', slug),
    ])

    expect(get).toHaveBeenCalledTimes(1)
  })

  it('keeps an answer fresh for ten minutes', async () => {
    const { get, queryCache } = numberedAnswers()
    await queryCache.fetchQuery('GET products/getProduct/:slug', slug)

    vi.advanceTimersByTime(599_000)
    await queryCache.fetchQuery('GET products/getProduct/:slug', slug)
    expect(get).toHaveBeenCalledTimes(1)

    vi.advanceTimersByTime(1_000)
    await queryCache.fetchQuery('GET products/getProduct/:slug', slug)
    expect(get).toHaveBeenCalledTimes(2)
  })

  it('drops results that failed offline once the connection is back, and keeps the others', async () => {
    const { get, queryCache } = numberedAnswers()
    get.mockRejectedValueOnce(offlineError())
    await queryCache.fetchQuery('GET products/getProduct/:slug', slug)
    await queryCache.fetchQuery('GET order/find/:id', id)
    const listener = vi.fn()
    queryCache.subscribe(listener)

    queryCache.retryOffline()
    expect(queryCache.entryOf('GET products/getProduct/:slug', slug)).toBeUndefined()
    expect(queryCache.entryOf('GET order/find/:id', id)?.result.answer).toEqual({ said: 1 })
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('keeps a stale answer until the next one arrives', async () => {
    const { queryCache } = numberedAnswers()
    await queryCache.fetchQuery('GET order/find/:id', id)
    const listener = vi.fn()
    queryCache.subscribe(listener)

    queryCache.invalidate('GET order/find/')
    expect(queryCache.entryOf('GET order/find/:id', id)?.result.answer).toEqual({ said: 1 })
    expect(listener).toHaveBeenCalledTimes(1)

    await queryCache.fetchQuery('GET order/find/:id', id)
    expect(queryCache.entryOf('GET order/find/:id', id)?.result.answer).toEqual({ said: 2 })
  })

  it('invalidates only the answers with the given prefix', async () => {
    const { get, queryCache } = numberedAnswers()
    await queryCache.fetchQuery('GET products/getProduct/:slug', slug)

    queryCache.invalidate('GET order/find/')
    await queryCache.fetchQuery('GET products/getProduct/:slug', slug)

    expect(get).toHaveBeenCalledTimes(1)
  })

  it('discards an answer that was invalidated while it was in flight', async () => {
    const { get, queryCache } = numberedAnswers()
    await queryCache.fetchQuery('GET order/find/:id', id)
    queryCache.invalidate('GET order/find/')
    const old = Promise.withResolvers<object>()
    get.mockImplementationOnce(() => old.promise)

    const outdated = queryCache.fetchQuery('GET order/find/:id', id)
    queryCache.invalidate('GET order/find/')
    await queryCache.fetchQuery('GET order/find/:id', id)
    old.resolve({ said: 'before the change' })
    await outdated

    expect(queryCache.entryOf('GET order/find/:id', id)?.result.answer).toEqual({ said: 2 })
  })

  it('drops private answers when the person changes, and keeps public ones', async () => {
    const { queryCache } = numberedAnswers()
    await queryCache.fetchQuery('GET order/find/:id', id)
    await queryCache.fetchQuery('GET products/getProduct/:slug', slug)

    queryCache.forgetPrivate()

    expect(queryCache.entryOf('GET order/find/:id', id)).toBeUndefined()
    expect(queryCache.entryOf('GET products/getProduct/:slug', slug)).toBeDefined()
  })

  it('does not hand out an answer that was invalidated while it was on its way', async () => {
    const { get, queryCache } = numberedAnswers()
    const first = queryCache.fetchQuery('GET order/find/:id', id)

    queryCache.invalidate('GET order/find/')
    const second = queryCache.fetchQuery('GET order/find/:id', id)

    expect((await first).answer).toEqual({ said: 1 })
    expect((await second).answer).toEqual({ said: 2 })
    expect(queryCache.entryOf('GET order/find/:id', id)?.result.answer).toEqual({ said: 2 })
    expect(get).toHaveBeenCalledTimes(2)
  })

  it('applies a change to an answer that was on its way when the change came', async () => {
    const { queryCache } = numberedAnswers()
    const first = queryCache.fetchQuery('GET order/find/:id', id)

    queryCache.update(() => ({ said: 'changed' }))
    await first

    expect(queryCache.entryOf('GET order/find/:id', id)?.result.answer).toEqual({ said: 'changed' })
  })

  it('keeps an entry that is on show, however many others come', async () => {
    const { queryCache } = numberedAnswers()
    await queryCache.fetchQuery('GET products/getProduct/:slug', slug)
    for (let at = 0; at < 250; at += 1) {
      await queryCache.fetchQuery('GET order/find/:id', { params: { id: `order-${at}` } })
      queryCache.entryOf('GET products/getProduct/:slug', slug)
    }

    expect(queryCache.entryOf('GET products/getProduct/:slug', slug)).toBeDefined()
  })

  it('requests an answer again that was invalidated while its first request was on its way', async () => {
    const { get, queryCache } = numberedAnswers()
    const first = queryCache.fetchQuery('GET order/find/:id', id)

    queryCache.invalidate('GET order/find/')
    await first
    await queryCache.fetchQuery('GET order/find/:id', id)
    await queryCache.fetchQuery('GET order/find/:id', id)

    expect(get).toHaveBeenCalledTimes(2)
  })

  it('keeps the 200 entries that were used last', async () => {
    const { queryCache } = numberedAnswers()
    const orders = Array.from({ length: 200 }, (_, at) => ({ params: { id: `order-${at}` } }))
    await queryCache.fetchQuery('GET products/getProduct/:slug', slug)
    for (const order of orders.slice(0, 199)) await queryCache.fetchQuery('GET order/find/:id', order)
    await queryCache.fetchQuery('GET products/getProduct/:slug', slug)
    for (const order of orders.slice(199)) await queryCache.fetchQuery('GET order/find/:id', order)

    expect(queryCache.entries()).toHaveLength(200)
    expect(queryCache.entryOf('GET products/getProduct/:slug', slug)).toBeDefined()
    expect(queryCache.entryOf('GET order/find/:id', { params: { id: 'order-0' } })).toBeUndefined()
  })

  it.each([500, 503, 429])(
    'keeps the old answer when the shop answers %i, and asks again after five seconds',
    async (status) => {
      const { get, queryCache } = numberedAnswers()
      await queryCache.fetchQuery('GET order/find/:id', id)
      queryCache.invalidate('GET order/find/')
      get.mockRejectedValueOnce(new CallFailed('Try again', { status }))
      await queryCache.fetchQuery('GET order/find/:id', id)
      expect(queryCache.entryOf('GET order/find/:id', id)?.result.answer).toEqual({ said: 1 })

      await queryCache.fetchQuery('GET order/find/:id', id)
      expect(get).toHaveBeenCalledTimes(2)
      vi.advanceTimersByTime(5_000)
      await queryCache.fetchQuery('GET order/find/:id', id)
      expect(queryCache.entryOf('GET order/find/:id', id)?.result.answer).toEqual({ said: 2 })
    },
  )

  it.each([401, 403, 404])('drops the old answer when the shop refuses it with %i', async (status) => {
    const { get, queryCache } = numberedAnswers()
    await queryCache.fetchQuery('GET order/find/:id', id)
    queryCache.invalidate('GET order/find/')
    get.mockRejectedValueOnce(new CallFailed('There is no such order', { status }))
    await queryCache.fetchQuery('GET order/find/:id', id)

    expect(queryCache.entryOf('GET order/find/:id', id)?.result).toMatchObject({ status: 'failed' })
  })

  it('keeps the old answer when the next request fails offline', async () => {
    const { get, queryCache } = numberedAnswers()
    await queryCache.fetchQuery('GET products/getProduct/:slug', slug)
    queryCache.invalidate('GET products/')
    get.mockRejectedValueOnce(offlineError())

    await queryCache.fetchQuery('GET products/getProduct/:slug', slug)

    expect(queryCache.entryOf('GET products/getProduct/:slug', slug)?.result.answer).toEqual({ said: 1 })
  })

  it('returns the error of a failed request, which can be fetched again', async () => {
    const { get, queryCache } = numberedAnswers()
    get.mockRejectedValueOnce(new CallFailed('No product found', { status: 404 }))

    const { error } = await queryCache.fetchQuery('GET products/getProduct/:slug', slug)
    expect(error?.message).toBe('No product found')

    queryCache.invalidate('GET products/getProduct/blue-kettle')
    expect(queryCache.entryOf('GET products/getProduct/:slug', slug)).toBeUndefined()
    expect((await queryCache.fetchQuery('GET products/getProduct/:slug', slug)).status).toBe('succeeded')
  })
})
