// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { eventually } from '#e2e/eventually.ts'
import { accessToken, amina, anOpenShop, type Replies, shopThatAnswers, signedInBefore, themba } from '#web/cast.ts'
import { startClient } from './browserClient.ts'
import type { Client } from './client.ts'
import { sessionAtom } from './session.ts'
import { signOut } from './signingOut.ts'
import { toastsAtom } from './toasts.ts'

let stop = () => {}

const browserWith = (replies: Replies) => {
  const heard = shopThatAnswers({ 'GET /cart/amina': { body: { result: { lines: [], version: 0 } } }, ...replies })
  const client = anOpenShop()
  stop = startClient(client)
  return { client, heard, session: () => client.store.get(sessionAtom) }
}

const profileOf = (person: object) => ({
  'GET /customer/profile': { body: { result: { ...person, emailVerified: true } } },
})

/** Amina, in a browser that knows her. */
const signedIn = async (replies: Replies) => {
  signedInBefore()
  shopThatAnswers(profileOf(amina))
  const client = anOpenShop()
  stop = startClient(client)
  await eventually(() => expect(client.store.get(sessionAtom).status).toBe('signedIn'))
  const heard = shopThatAnswers({ 'GET /cart/amina': { body: { result: { lines: [], version: 0 } } }, ...replies })
  return { client, heard, session: () => client.store.get(sessionAtom) }
}

const toldBy = ({ store }: Client) => store.get(toastsAtom).map(({ message }) => message)

const tokens = () => [localStorage.getItem('accessToken'), localStorage.getItem('refreshToken')]

afterEach(() => {
  stop()
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a session', () => {
  it('is unknown until the browser has looked, then a guest', () => {
    expect(anOpenShop().store.get(sessionAtom).status).toBe('loading')
    expect(browserWith({}).session()).toEqual({ status: 'guest' })
  })

  it('goes on where it was left', async () => {
    signedInBefore()
    const { session } = browserWith(profileOf(amina))

    expect(session().status).toBe('loading')
    await eventually(() => expect(session()).toMatchObject({ status: 'signedIn', person: amina }))
  })

  it('ends with a logout, and takes the private answers with it', async () => {
    const orders = { params: { customerId: 'amina' } }
    const { client, session } = await signedIn({
      'GET /customer/orders/amina': { body: { orders: [] } },
      'POST /customer/logout': { body: { message: 'User successfully logged out' } },
    })
    await client.answers.ask('GET customer/orders/:customerId', orders)

    await signOut(client)

    expect(session()).toEqual({ status: 'guest' })
    expect(tokens()).toEqual([null, null])
    expect(client.answers.entryOf('GET customer/orders/:customerId', orders)).toBeUndefined()
    expect(toldBy(client)).toEqual(['User successfully logged out'])
  })

  it.each([
    ['cannot be reached', undefined, 'Failed to log out'],
    ['has a fault', { status: 500 }, 'Logout Failed'],
  ])('lives on when the shop %s to be told of the logout', async (_, reply, words) => {
    const { client, session } = await signedIn(reply ? { 'POST /customer/logout': reply } : {})

    await signOut(client)

    expect(session().status).toBe('signedIn')
    expect(tokens()).not.toContain(null)
    expect(toldBy(client)).toEqual([words])
  })

  it('that the shop has ended already is left all the same', async () => {
    const { client, session } = await signedIn({
      'POST /customer/logout': { status: 401 },
      'POST /refresh-token': { status: 403 },
    })

    await signOut(client)

    expect(session()).toEqual({ status: 'guest' })
    expect(tokens()).toEqual([null, null])
  })

  it('that cannot be prolonged has expired', async () => {
    signedInBefore(0)
    const { session } = browserWith({ 'POST /refresh-token': { status: 403 } })

    await eventually(() => expect(session()).toEqual({ status: 'guest', expired: true }))
    expect(tokens()).toEqual([null, null])
  })

  it('that expires under way remembers whose it was, with what was theirs, until it is known who comes back', async () => {
    const orders = { params: { customerId: 'amina' } }
    const { client, session } = await signedIn({ 'GET /customer/orders/amina': { body: { orders: [] } } })
    await client.answers.ask('GET customer/orders/:customerId', orders)

    shopThatAnswers({ 'GET /customer/profile': { status: 401 }, 'POST /refresh-token': { status: 403 } })
    await client.shop.get('GET customer/profile', {}).catch(() => undefined)
    expect(session()).toMatchObject({ status: 'signedIn', person: { firstname: 'Amina' }, expired: true })
    expect(client.answers.entryOf('GET customer/orders/:customerId', orders)).toBeDefined()

    window.dispatchEvent(new Event('online'))
    expect(session()).toMatchObject({ expired: true })
  })

  it('waits for a line: nobody is logged out by a bad one', async () => {
    signedInBefore()
    const replies: Replies = {}
    const { session, client } = browserWith(replies)
    await eventually(() => expect(session()).toEqual({ status: 'guest' }))
    expect(tokens()).not.toContain(null)

    stop()
    shopThatAnswers(profileOf(amina))
    stop = startClient(client)
    window.dispatchEvent(new Event('online'))

    await eventually(() => expect(session().status).toBe('signedIn'))
  })

  it('follows the other tabs, in and out and over to another person', async () => {
    const { session } = browserWith({
      ...profileOf(themba),
      'GET /cart/themba': { body: { result: { lines: [], version: 0 } } },
    })

    signedInBefore()
    window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }))
    await eventually(() => expect(session().person?.firstname).toBe('Themba'))

    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(session()).toEqual({ status: 'guest' })
  })

  it('shows nothing of one person to another who has logged in elsewhere', async () => {
    const { session } = await signedIn(profileOf(themba))

    localStorage.setItem('accessToken', accessToken(900, 1, 'themba'))
    window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }))

    expect(session()).toEqual({ status: 'loading' })
    await eventually(() => expect(session().person?.customerId).toBe('themba'))
  })

  it('does not ask anew who is here when another tab has renewed the token', async () => {
    const { session, heard } = await signedIn({})
    heard.length = 0

    localStorage.setItem('accessToken', accessToken(900, 2))
    window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }))

    expect(session().status).toBe('signedIn')
    expect(heard).toEqual([])
  })

  it('lasts as long as the page where the browser keeps nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Storage is full', 'QuotaExceededError')
    })
    const { client } = browserWith(profileOf(amina))

    client.keyring.keep({ accessToken: accessToken(900), refreshToken: 'family.0.proof' })

    await expect(client.shop.get('GET customer/profile', {})).resolves.toMatchObject({ result: { firstname: 'Amina' } })
    client.keyring.drop()
  })
})
