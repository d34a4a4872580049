import { onOnline } from '#web/state/browser/onOnline.ts'
import { onItemChange } from '#web/state/browser/storage.ts'
import type { Client } from '#web/state/client.ts'
import { asCallFailed, type CallFailed } from '#web/state/http/callFailed.ts'
import { ownerOf, tokenStorage } from '#web/state/http/tokenStorage.ts'
import { expireSession, sessionAtom } from './session.ts'

/** Loads the signed-in person, and again when another tab signs in or out. Returns a function that stops it. */
export const startSession = (client: Client) => {
  const load = () => loadPerson(client)
  load()
  const stops = [onItemChange('accessToken', () => onTokenChange(client)), onOnline(load)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Whether the server no longer accepts this session. */
export const isSessionOver = ({ reason: { status } }: CallFailed) => status === 401 || status === 403

// A token that another tab has renewed belongs to the same person: nothing is loaded again.
const onTokenChange = (client: Client) => {
  const { person, expired } = client.store.get(sessionAtom)
  const token = tokenStorage.read()?.accessToken
  if (token && person && !expired && ownerOf(token) === person.customerId) return
  if (!token || person) client.store.set(sessionAtom, { status: token ? 'loading' : 'guest' })
  loadPerson(client)
}

const loadPerson = async ({ shop, tokens, store }: Client) => {
  const previous = store.get(sessionAtom)
  if (!tokenStorage.read()) return previous.expired || store.set(sessionAtom, { status: 'guest' })
  try {
    const { result } = await shop.get('GET customer/profile', {})
    // Skipped when the person has logged out meanwhile.
    if (tokenStorage.read()) store.set(sessionAtom, { status: 'signedIn', person: result })
  } catch (thrown) {
    if (isSessionOver(asCallFailed(thrown))) {
      tokens.clear()
      if (!store.get(sessionAtom).expired) expireSession(store)
    } else if (store.get(sessionAtom).status === 'loading') store.set(sessionAtom, { status: 'guest' })
  }
}
