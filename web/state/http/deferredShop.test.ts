// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { blueKettle, storeSession, stubShop } from '#web/testing/testShop.ts'
import { deferShop } from './deferredShop.ts'

const slug = { params: { slug: blueKettle.slug } }
const kettlePath = `GET /products/getProduct/${blueKettle.slug}`

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.doUnmock('./shop/openShop.ts')
  vi.resetModules()
})

describe('the shop whose script comes later', () => {
  it('makes every call of one client, though several are made before its script is there', async () => {
    const requests = stubShop({ [kettlePath]: { headers: { 'X-Position': 'token-7' }, body: { result: blueKettle } } })
    const { shop } = deferShop(vi.fn())

    await Promise.all([
      shop.get('GET products/getProduct/:slug', slug),
      shop.get('GET products/getProduct/:slug', slug),
    ])
    await shop.get('GET products/getProduct/:slug', slug)
    expect(requests.map(({ headers }) => headers.get('X-Position'))).toEqual([null, null, 'token-7'])
  })

  it('asks a guest for no token, and needs no script to know that there is none', async () => {
    const { tokens } = deferShop(vi.fn())
    expect(await tokens.accessToken()).toBeUndefined()

    storeSession()
    expect(await tokens.accessToken()).toBe(localStorage.getItem('accessToken'))
  })

  it('holds all answers for public until it has made a call, and private ones for private from then on', async () => {
    stubShop({ [kettlePath]: { body: { result: blueKettle } } })
    const { shop } = deferShop(vi.fn())
    expect(shop.isPublic('GET customer/profile')).toBe(true)

    await shop.get('GET products/getProduct/:slug', slug)
    expect(shop.isPublic('GET customer/profile')).toBe(false)
    expect(shop.isPublic('GET products/home')).toBe(true)
  })

  it('answers as without a connection while its script fails to load, and tries again with the next call', async () => {
    stubShop({ [kettlePath]: { body: { result: blueKettle } } })
    vi.doMock('./shop/openShop.ts', () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    })
    const { deferShop: deferAgain } = await import('./deferredShop.ts')
    const { shop } = deferAgain(vi.fn())
    await expect(shop.get('GET products/getProduct/:slug', slug)).rejects.toMatchObject({ isOffline: true })

    vi.doUnmock('./shop/openShop.ts')
    expect(await shop.get('GET products/getProduct/:slug', slug)).toMatchObject({ result: { slug: blueKettle.slug } })
  })
})
