import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cachedBody } from '#api/http/cache/cachedBody.ts'
import { openResponseCache } from '#api/http/cache/responseCache.ts'
import { openPageCache, type PageResponse } from './pageCache.ts'

let version = 1
let price = 349
let second = 0
let cache: ReturnType<typeof openPageCache>
let call: (key: string, request: object) => Promise<object>
const counted: string[] = []

beforeEach(() => {
  version = 1
  price = 349
  counted.length = 0
  const clock = { version: () => String(version), second: () => second }
  const responses = openResponseCache(clock)
  const timedKeys = new Set(['GET offer'])
  cache = openPageCache({ ...clock, countedKeys: new Set(['GET search']), timedKeys })
  call = async (key) => {
    if (key === 'GET search') counted.push(key)
    return responses.get(key, timedKeys.has(key), () => ({ price }))
  }
  renderPage.mockClear()
})

const renderPage = vi.fn(async (key: string, status: number) => {
  const outcome = await call(key, {})
  const responses: PageResponse[] = [{ key, request: {}, outcome }]
  return { document: { status, policy: '', body: cachedBody(JSON.stringify(outcome)) }, responses }
})

const visit = async (key = 'GET product', status = 200) => {
  const { body } = await cache.get(`/${key}`, call, () => renderPage(key, status))
  return String(await body.encoded(['identity']).bytes)
}

describe('given a page that was rendered', () => {
  it('when it is visited again, then it is not rendered again', async () => {
    expect([await visit(), await visit()]).toEqual(['{"price":349}', '{"price":349}'])
    expect(renderPage).toHaveBeenCalledTimes(1)
  })

  it('when something has changed that it does not show, then it is not rendered again', async () => {
    await visit()
    version += 1
    await visit()
    expect(renderPage).toHaveBeenCalledTimes(1)
  })

  it('when something has changed that it shows, then it is', async () => {
    await visit()
    version += 1
    price = 299
    expect(await visit()).toBe('{"price":299}')
  })

  it('when time alone changes what it shows, then it is too', async () => {
    const pages = [await visit('GET offer')]
    price = 299
    pages.push(await visit('GET offer'))
    second += 1
    pages.push(await visit('GET offer'))
    expect(pages).toEqual(['{"price":349}', '{"price":349}', '{"price":299}'])
  })

  it('when it is the result of a search, then each visit counts as a search', async () => {
    for (const _ of [1, 2, 3]) await visit('GET search')
    expect([counted.length, renderPage.mock.calls.length]).toEqual([3, 1])
  })
})

describe('given a page that nobody has visited since it changed', () => {
  it('when a crowd asks for it at once, then it is rendered once', async () => {
    const pages = await Promise.all(Array.from({ length: 300 }, () => visit()))
    expect(new Set(pages)).toEqual(new Set(['{"price":349}']))
    expect(renderPage).toHaveBeenCalledTimes(1)
  })

  it('when it fails, then the next visit tries again', async () => {
    renderPage.mockRejectedValueOnce(new Error('No memory'))
    await expect(visit()).rejects.toThrow('No memory')
    expect(await visit()).toBe('{"price":349}')
  })
})

describe('a page that does not exist', () => {
  it('is rendered for every visit', async () => {
    await visit('GET product', 404)
    await visit('GET product', 404)
    expect(renderPage).toHaveBeenCalledTimes(2)
  })
})
