import { atom } from 'jotai'
import type { Store } from '#web/state/browser/store.ts'
import { useHydratedAtom } from '#web/state/browser/useHydratedAtom.ts'
import type { AnswerOf } from '#web/state/http/calls.ts'

/** Who is signed in. */
export type Person = Omit<AnswerOf<'GET customer/profile'>['result'], 'status'>

export type Session =
  | { status: 'loading'; person?: undefined; expired?: undefined }
  /** `expired`: there was a session, and its refresh token was rejected. */
  | { status: 'guest'; person?: undefined; expired?: boolean }
  /** `expired` here too: the page keeps what was typed until the same person or another one logs in. */
  | { status: 'signedIn'; person: Person; expired?: boolean }

// The server renders every page without a session.
const loadingSession: Session = { status: 'loading' }

export const sessionAtom = atom<Session>(loadingSession)

/** The session; `loading` until the browser has read its tokens. */
export const useSession = () => useHydratedAtom(sessionAtom, loadingSession)

/** Marks the session as expired. */
export const expireSession = (store: Store) =>
  store.set(sessionAtom, ({ person }) =>
    person ? { status: 'signedIn', person, expired: true } : { status: 'guest', expired: true },
  )

/** Resolves to the session once it is no longer loading. */
export const waitForSession = (store: Store) =>
  new Promise<Session>((resolve) => {
    const check = () => {
      const session = store.get(sessionAtom)
      if (session.status === 'loading') return
      stop()
      resolve(session)
    }
    const stop = store.sub(sessionAtom, check)
    check()
  })

/** Calls the listener when the person who was signed in has signed out, or somebody else has signed in. Returns a function that unsubscribes. */
export const onPersonLeave = (store: Store, listener: () => void) => {
  let previous: Person | undefined
  return onPersonChange(store, ({ person }) => {
    if (previous) listener()
    previous = person
  })
}

/** Calls the listener once the session is known, and whenever another person is signed in. Returns a function that unsubscribes. */
export const onPersonChange = (store: Store, listener: (session: Session) => void) => {
  let previous: string | undefined
  const check = () => {
    const session = store.get(sessionAtom)
    const current = session.person?.customerId ?? session.status
    if (session.status === 'loading' || current === previous) return
    previous = current
    listener(session)
  }
  check()
  return store.sub(sessionAtom, check)
}
