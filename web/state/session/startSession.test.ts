// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { readTabItem, writeTabItem } from '#web/state/browser/storage.ts'
import { toastsAtom } from '#web/state/browser/toasts.ts'
import { startClient } from '#web/state/browserClient.ts'
import type { Client } from '#web/state/client.ts'
import {
  accessToken,
  amina,
  openTestClient,
  type Replies,
  storeSession,
  stubShop,
  themba,
} from '#web/testing/testShop.ts'
import { expireSession, sessionAtom } from './session.ts'
import { signOut } from './signOut.ts'

let stop = () => {}

const openBrowser = (replies: Replies) => {
  const requests = stubShop({ 'GET /cart/amina': { body: { result: { lines: [], version: 0 } } }, ...replies })
  const client = openTestClient()
  stop = startClient(client)
  return { client, requests, session: () => client.store.get(sessionAtom) }
}

const profileReply = (person: object) => ({
  'GET /customer/profile': { body: { result: { ...person, emailVerified: true } } },
})

/** A browser in which Amina is signed in. */
const signedIn = async (replies: Replies) => {
  storeSession()
  stubShop(profileReply(amina))
  const client = openTestClient()
  stop = startClient(client)
  await eventually(() => expect(client.store.get(sessionAtom).status).toBe('signedIn'))
  const requests = stubShop({ 'GET /cart/amina': { body: { result: { lines: [], version: 0 } } }, ...replies })
  return { client, requests, session: () => client.store.get(sessionAtom) }
}

const toastsOf = ({ store }: Client) => store.get(toastsAtom).map(({ message }) => message)

const storedPair = () => [localStorage.getItem('accessToken'), localStorage.getItem('refreshToken')]

afterEach(() => {
  stop()
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a session', () => {
  it('is loading until the browser has read its tokens, then a guest', () => {
    expect(openTestClient().store.get(sessionAtom).status).toBe('loading')
    expect(openBrowser({}).session()).toEqual({ status: 'guest' })
  })

  it('continues with the stored tokens', async () => {
    storeSession()
    const { session } = openBrowser(profileReply(amina))

    expect(session().status).toBe('loading')
    await eventually(() => expect(session()).toMatchObject({ status: 'signedIn', person: amina }))
  })

  it('ends with a logout, which drops the private answers', async () => {
    const orders = { params: { customerId: 'amina' } }
    const { client, session } = await signedIn({
      'GET /customer/orders/amina': { body: { orders: [] } },
      'POST /customer/logout': { body: { message: 'User successfully logged out' } },
    })
    await client.queryCache.fetchQuery('GET customer/orders/:customerId', orders)

    await signOut(client)

    expect(session()).toEqual({ status: 'guest' })
    expect(storedPair()).toEqual([null, null])
    expect(client.queryCache.entryOf('GET customer/orders/:customerId', orders)).toBeUndefined()
    expect(toastsOf(client)).toEqual(['User successfully logged out'])
  })

  it('that ends leaves nothing of its person in this tab', async () => {
    const { client } = await signedIn({ 'POST /customer/logout': {} })
    writeTabItem('checkout', JSON.stringify({ customerId: 'amina', order: { address: '12 Ntuli Street' } }))

    await signOut(client)

    expect(readTabItem('checkout')).toBeUndefined()
    expect(sessionStorage).toHaveLength(0)
  })

  it('that another tab ends leaves nothing of its person in this one', async () => {
    await signedIn({})
    writeTabItem('checkout', 'of Amina')

    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }))

    await eventually(() => expect(readTabItem('checkout')).toBeUndefined())
  })

  it('that continues after a reload or a log-in keeps what its person left in this tab', async () => {
    writeTabItem('checkout', 'of Amina')

    const { client } = await signedIn({})
    expireSession(client.store)
    client.store.set(sessionAtom, { status: 'signedIn', person: amina })

    expect(readTabItem('checkout')).toBe('of Amina')
  })

  it.each([
    ['cannot be reached', undefined, 'Failed to log out'],
    ['has a fault', { status: 500 }, 'Logout Failed'],
  ])('stays signed in when the server %s during the logout', async (_, reply, message) => {
    const { client, session } = await signedIn(reply ? { 'POST /customer/logout': reply } : {})

    await signOut(client)

    expect(session().status).toBe('signedIn')
    expect(storedPair()).not.toContain(null)
    expect(toastsOf(client)).toEqual([message])
  })

  it('that the server has ended already ends with a logout all the same', async () => {
    const { client, session } = await signedIn({
      'POST /customer/logout': { status: 401 },
      'POST /refresh-token': { status: 403 },
    })

    await signOut(client)

    expect(session()).toEqual({ status: 'guest' })
    expect(storedPair()).toEqual([null, null])
  })

  it('expires when the refresh token is rejected', async () => {
    storeSession(0)
    const { session } = openBrowser({ 'POST /refresh-token': { status: 403 } })

    await eventually(() => expect(session()).toEqual({ status: 'guest', expired: true }))
    expect(storedPair()).toEqual([null, null])
  })

  it('that expires keeps its person and their answers until somebody logs in', async () => {
    const orders = { params: { customerId: 'amina' } }
    const { client, session } = await signedIn({ 'GET /customer/orders/amina': { body: { orders: [] } } })
    await client.queryCache.fetchQuery('GET customer/orders/:customerId', orders)

    stubShop({ 'GET /customer/profile': { status: 401 }, 'POST /refresh-token': { status: 403 } })
    await client.shop.get('GET customer/profile', {}).catch(() => undefined)
    expect(session()).toMatchObject({ status: 'signedIn', person: { firstname: 'Amina' }, expired: true })
    expect(client.queryCache.entryOf('GET customer/orders/:customerId', orders)).toBeDefined()

    window.dispatchEvent(new Event('online'))
    expect(session()).toMatchObject({ expired: true })
  })

  it('keeps its tokens while offline, and continues once the connection is back', async () => {
    storeSession()
    const replies: Replies = {}
    const { session, client } = openBrowser(replies)
    await eventually(() => expect(session()).toEqual({ status: 'guest' }))
    expect(storedPair()).not.toContain(null)

    stop()
    stubShop(profileReply(amina))
    stop = startClient(client)
    window.dispatchEvent(new Event('online'))

    await eventually(() => expect(session().status).toBe('signedIn'))
  })

  it('follows the other tabs: a login, a logout and another person', async () => {
    const { session } = openBrowser({
      ...profileReply(themba),
      'GET /cart/themba': { body: { result: { lines: [], version: 0 } } },
    })

    storeSession()
    window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }))
    await eventually(() => expect(session().person?.firstname).toBe('Themba'))

    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(session()).toEqual({ status: 'guest' })
  })

  it('is loading again when another person has logged in in another tab', async () => {
    const { session } = await signedIn(profileReply(themba))

    localStorage.setItem('accessToken', accessToken(900, 1, 'themba'))
    window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }))

    expect(session()).toEqual({ status: 'loading' })
    await eventually(() => expect(session().person?.customerId).toBe('themba'))
  })

  it('loads no profile when another tab has renewed the token', async () => {
    const { session, requests } = await signedIn({})
    requests.length = 0

    localStorage.setItem('accessToken', accessToken(900, 2))
    window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }))

    expect(session().status).toBe('signedIn')
    expect(requests).toEqual([])
  })

  it('lasts as long as the page when the browser refuses to store anything', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Storage is full', 'QuotaExceededError')
    })
    const { client } = openBrowser(profileReply(amina))

    client.tokens.save({ accessToken: accessToken(900), refreshToken: 'family.0.proof' })

    await expect(client.shop.get('GET customer/profile', {})).resolves.toMatchObject({ result: { firstname: 'Amina' } })
    client.tokens.clear()
  })
})
