import { atom } from 'jotai'
import type { AnswerOf } from './calls.ts'
import type { Client } from './client.ts'
import { useShared } from './useShared.ts'

/** Who is signed in. */
export type Person = Omit<AnswerOf<'GET customer/profile'>['result'], 'status'>

export type Session =
  | { status: 'loading'; person?: undefined; expired?: undefined }
  /** `expired`: there was a session, but it could not be prolonged. */
  | { status: 'guest'; person?: undefined; expired?: boolean }
  /** `expired` here too, until it is known whether the same person logs in again: what is on the page waits for that. */
  | { status: 'signedIn'; person: Person; expired?: boolean }

// The server knows nobody.
const unknown: Session = { status: 'loading' }

export const sessionAtom = atom<Session>(unknown)

/** Who is here; `loading` until the browser has looked. */
export const useSession = () => useShared(sessionAtom, unknown)

/** Ends what could not be prolonged. */
export const expire = (store: Client['store']) =>
  store.set(sessionAtom, ({ person }) =>
    person ? { status: 'signedIn', person, expired: true } : { status: 'guest', expired: true },
  )

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
