import { atom } from 'jotai'
import { asCallFailed } from './callFailed.ts'
import type { AnswerOf } from './calls.ts'
import type { Client } from './client.ts'
import { followItem } from './storage.ts'
import { toast } from './toasts.ts'
import { storedTokens } from './tokens.ts'
import { useShared } from './useShared.ts'

/** Who is signed in. `emailVerified` is unknown right after the login. */
export type Person = Omit<AnswerOf<'GET customer/profile'>['result'], 'emailVerified'> & { emailVerified?: boolean }

export type Session =
  | { status: 'loading'; person?: undefined }
  /** `expired`: there was a session, but it could not be prolonged. */
  | { status: 'guest'; person?: undefined; expired?: boolean }
  | { status: 'signedIn'; person: Person }

// The server knows nobody.
const unknown: Session = { status: 'loading' }

export const sessionAtom = atom<Session>(unknown)

/** Who is here; `loading` until the browser has looked. */
export const useSession = () => useShared(sessionAtom, unknown)

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

export interface Credentials {
  email: string
  password: string
  remember: boolean
}

/** Throws `CallFailed` with the words to show. */
export const signIn = async (client: Client, { email, password, remember }: Credentials): Promise<Person> => {
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

/** Ends what could not be prolonged. */
export const expire = (store: Client['store']) => store.set(sessionAtom, { status: 'guest', expired: true })

/** The session once it is known. */
export const settledSession = (store: Client['store']) =>
  new Promise<Session>((resolve) => {
    const look = () => {
      const session = store.get(sessionAtom)
      if (session.status === 'loading') return
      stop()
      resolve(session)
    }
    const stop = store.sub(sessionAtom, look)
    look()
  })

/** Told once it is known who is here, and whenever somebody else is. Answers the way to stop. */
export const whenPersonChanges = (store: Client['store'], tell: (session: Session) => void) => {
  let before: string | undefined
  const look = () => {
    const session = store.get(sessionAtom)
    const now = session.person?.customerId ?? session.status
    if (session.status === 'loading' || now === before) return
    before = now
    tell(session)
  }
  look()
  return store.sub(sessionAtom, look)
}

const loadPerson = async ({ shop, keyring, store }: Client) => {
  if (!storedTokens.read()) return store.set(sessionAtom, { status: 'guest' })
  try {
    const { result } = await shop.get('GET customer/profile', {})
    store.set(sessionAtom, { status: 'signedIn', person: result })
  } catch (thrown) {
    if (isOver(thrown)) {
      keyring.drop()
      expire(store)
    } else if (store.get(sessionAtom).status === 'loading') store.set(sessionAtom, { status: 'guest' })
  }
}

const isOver = (thrown: unknown) => [401, 403].includes(asCallFailed(thrown).reason.status)
