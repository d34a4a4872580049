// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { accessToken, amina, anOpenShop, type Replies, shopThatAnswers, signedInBefore, themba } from '#web/cast.ts'
import { startClient } from './browserClient.ts'
import { sessionAtom } from './session.ts'
import { signIn, signOut } from './signing.ts'

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

const login: Replies = {
  'POST /Login': { body: { result: { ...amina, accessToken: accessToken(900), refreshToken: 'family.0.proof' } } },
}

const credentials = { email: amina.email, password: 'Sawubona-amina', remember: true }

const tokens = () => [localStorage.getItem('accessToken'), localStorage.getItem('refreshToken')]

afterEach(() => {
  stop()
  localStorage.clear()
  vi.unstubAllGlobals()
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
    await vi.waitFor(() => expect(session()).toMatchObject({ status: 'signedIn', person: amina }))
  })

  it('begins with a login, under the keys of the specification', async () => {
    const { client, heard, session } = browserWith(login)

    await signIn(client, credentials)

    expect(session().person?.firstname).toBe('Amina')
    expect(Object.keys(localStorage).sort()).toEqual(['accessToken', 'refreshToken'])
    expect(heard[0]?.querydata).toEqual({ email: amina.email, password: 'Sawubona-amina', rememberMe: true })
  })

  it('does not begin with a wrong password', async () => {
    const { client, session } = browserWith({ 'POST /Login': { status: 401, body: { message: 'Login Failed' } } })

    await expect(signIn(client, credentials)).rejects.toThrow('Login Failed')
    expect(session().status).toBe('guest')
    expect(tokens()).toEqual([null, null])
  })

  it('ends with a logout, and takes the private answers with it', async () => {
    const orders = { params: { customerId: 'amina' } }
    const { client, session } = browserWith({
      ...login,
      'GET /customer/orders/amina': { body: { orders: [] } },
      'POST /customer/logout': { body: { message: 'User successfully logged out' } },
    })
    await signIn(client, credentials)
    await client.answers.ask('GET customer/orders/:customerId', orders)

    await signOut(client)

    expect(session()).toEqual({ status: 'guest' })
    expect(tokens()).toEqual([null, null])
    expect(client.answers.entryOf('GET customer/orders/:customerId', orders)).toBeUndefined()
  })

  it('lives on when the shop could not be told of the logout', async () => {
    const { client, session } = browserWith(login)
    await signIn(client, credentials)

    await signOut(client)

    expect(session().status).toBe('signedIn')
    expect(tokens()).not.toContain(null)
  })

  it('that cannot be prolonged has expired', async () => {
    signedInBefore(0)
    const { session } = browserWith({ 'POST /refresh-token': { status: 403 } })

    await vi.waitFor(() => expect(session()).toEqual({ status: 'guest', expired: true }))
    expect(tokens()).toEqual([null, null])
  })

  it('waits for a line: nobody is logged out by a bad one', async () => {
    signedInBefore()
    const replies: Replies = {}
    const { session, client } = browserWith(replies)
    await vi.waitFor(() => expect(session()).toEqual({ status: 'guest' }))
    expect(tokens()).not.toContain(null)

    stop()
    shopThatAnswers(profileOf(amina))
    stop = startClient(client)
    window.dispatchEvent(new Event('online'))

    await vi.waitFor(() => expect(session().status).toBe('signedIn'))
  })

  it('follows the other tabs, in and out and over to another person', async () => {
    const { session } = browserWith({
      ...profileOf(themba),
      'GET /cart/themba': { body: { result: { lines: [], version: 0 } } },
    })

    signedInBefore()
    window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }))
    await vi.waitFor(() => expect(session().person?.firstname).toBe('Themba'))

    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(session()).toEqual({ status: 'guest' })
  })
})
