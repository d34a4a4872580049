import { asCallFailed, type CallFailed } from './callFailed.ts'
import type { Client } from './client.ts'
import { expire, sessionAtom } from './session.ts'
import { followItem } from './storage.ts'
import { ownerOf, storedTokens } from './tokens.ts'

/** Finds out who is here, and keeps in step with the other tabs. Answers the way to stop. */
export const startSession = (client: Client) => {
  const look = () => loadPerson(client)
  look()
  const stopFollowing = followItem('accessToken', () => followTabs(client))
  window.addEventListener('online', look)
  return () => {
    stopFollowing()
    window.removeEventListener('online', look)
  }
}

/** The shop does not know this session any more. */
export const isOver = ({ reason: { status } }: CallFailed) => status === 401 || status === 403

// A token that was renewed elsewhere is still the same person's.
const followTabs = (client: Client) => {
  const { person, expired } = client.store.get(sessionAtom)
  const token = storedTokens.read()?.accessToken
  if (token && person && !expired && ownerOf(token) === person.customerId) return
  if (!token || person) client.store.set(sessionAtom, { status: token ? 'loading' : 'guest' })
  loadPerson(client)
}

const loadPerson = async ({ shop, keyring, store }: Client) => {
  const before = store.get(sessionAtom)
  if (!storedTokens.read()) return before.expired || store.set(sessionAtom, { status: 'guest' })
  try {
    const { result } = await shop.get('GET customer/profile', {})
    // Unless somebody has logged out meanwhile.
    if (storedTokens.read()) store.set(sessionAtom, { status: 'signedIn', person: result })
  } catch (thrown) {
    if (isOver(asCallFailed(thrown))) {
      keyring.drop()
      if (!store.get(sessionAtom).expired) expire(store)
    } else if (store.get(sessionAtom).status === 'loading') store.set(sessionAtom, { status: 'guest' })
  }
}
