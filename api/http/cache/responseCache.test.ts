import { beforeEach, describe, expect, it, vi } from 'vitest'
import { refuse } from '#domain/kernel/decision.ts'
import { bodyOf, openResponseCache, type ResponseCache } from './responseCache.ts'

let responses: ResponseCache
let version = 1
let price = 349
let second = 0
const readProduct = vi.fn(() => ({ data: { name: 'Red kettle', price } }))
const product = (isTimed = false) => responses.get('product red-kettle', isTimed, readProduct)

beforeEach(() => {
  version = 1
  price = 349
  readProduct.mockClear()
  responses = openResponseCache({ version: () => String(version), second: () => second })
})

describe('given a response in the cache', () => {
  it('when the data has not changed, then nothing is computed again', async () => {
    expect(await product()).toBe(await product())
    expect(readProduct).toHaveBeenCalledTimes(1)
  })

  it('when other data has changed, then it is still the same response, once looked at', async () => {
    const before = await product()
    version += 1

    expect([await product(), await product()]).toEqual([before, before])
    expect(await product()).toBe(before)
    expect(readProduct).toHaveBeenCalledTimes(2)
  })

  it('when its own data has changed, then it is a new response with a body of its own', async () => {
    const before = await product()
    version += 1
    price = 299

    const after = await product()
    expect(after).toEqual({ data: { name: 'Red kettle', price: 299 } })
    expect(String(await bodyOf(after)?.encoded(['identity']).bytes)).toBe(
      '{"code":0,"message":"OK","data":{"name":"Red kettle","price":299}}',
    )
    expect(bodyOf(after)?.etag).not.toBe(bodyOf(before)?.etag)
  })

  it('when the data changes while it is computed, then the next caller has it computed again', async () => {
    const slow = responses.get('product red-kettle', false, async () => {
      const read = readProduct()
      version += 1
      price = 299
      return read
    })
    expect(await slow).toEqual({ data: { name: 'Red kettle', price: 349 } })
    expect(await product()).toEqual({ data: { name: 'Red kettle', price: 299 } })
  })
})

describe('given a second that has passed', () => {
  it.each([
    ['changes with the time, then it is computed again', true, 2],
    ['does not, then nothing is computed again', false, 1],
  ])('when a response %s', async (_, isTimed, computed) => {
    await product(isTimed)
    second += 1
    await product(isTimed)
    expect(readProduct).toHaveBeenCalledTimes(computed)
  })
})

describe('a refusal', () => {
  it('is never cached', async () => {
    const find = vi.fn(() => refuse('ProductNotFound'))
    await responses.get('product blue-kettle', false, find)
    await responses.get('product blue-kettle', false, find)
    expect(find).toHaveBeenCalledTimes(2)
  })
})
