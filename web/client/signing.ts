import type { SignInCredentials } from '#domain/account/signInMachine.ts'
import { asCallFailed } from './callFailed.ts'
import type { Client } from './client.ts'
import { expire, type Person, sessionAtom } from './session.ts'
import { followItem } from './storage.ts'
import { toast } from './toasts.ts'
import { storedTokens } from './tokens.ts'

/** Finds out who is here, and keeps in step with the other tabs. Answers the way to stop. */
export const startSession = (client: Client) => {
  const look = () => loadPerson(client)
  look()
  const stopFollowing = followItem('accessToken', look)
  window.addEventListener('online', look)
  return () => {
    stopFollowing()
    window.removeEventListener('online', look)
  }
}

/** Throws `CallFailed` with the words to show. */
export const signIn = async (client: Client, { email, password, remember }: SignInCredentials): Promise<Person> => {
  const { result } = await client.shop.send('POST Login', { querydata: { email, password, rememberMe: remember } })
  const { accessToken, refreshToken, ...person } = result
  client.keyring.keep({ accessToken, refreshToken })
  client.store.set(sessionAtom, { status: 'signedIn', person })
  return person
}

/** Ends the session here and on the server. A server that cannot be reached is told to the person: the session lives on. */
export const signOut = async (client: Client) => {
  const refreshToken = storedTokens.read()?.refreshToken
  try {
    const { message } = await client.shop.send('POST customer/logout', {
      querydata: refreshToken ? { refreshToken } : {},
    })
    toast(client.store, message)
  } catch (thrown) {
    if (!isOver(thrown)) return toast(client.store, 'Failed to log out', 'bad')
  }
  client.keyring.drop()
  client.store.set(sessionAtom, { status: 'guest' })
}

const loadPerson = async ({ shop, keyring, store }: Client) => {
  if (!storedTokens.read()) return store.set(sessionAtom, { status: 'guest' })
  try {
    const { result } = await shop.get('GET customer/profile', {})
    // Unless somebody has logged out meanwhile.
    if (storedTokens.read()) store.set(sessionAtom, { status: 'signedIn', person: result })
  } catch (thrown) {
    if (isOver(thrown)) {
      keyring.drop()
      expire(store)
    } else if (store.get(sessionAtom).status === 'loading') store.set(sessionAtom, { status: 'guest' })
  }
}

const isOver = (thrown: unknown) => [401, 403].includes(asCallFailed(thrown).reason.status)
