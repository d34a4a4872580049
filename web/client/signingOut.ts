import { keepFocus } from '#ui-kit/elements/keptFocus.ts'
import { asCallFailed } from './callFailed.ts'
import type { Client } from './client.ts'
import { sessionAtom } from './session.ts'
import { isOver } from './signing.ts'
import { toast } from './toasts.ts'
import { storedTokens } from './tokens.ts'

/** Ends the session here and on the server. A server that cannot be reached is told to the person: the session lives on. */
export const signOut = async (client: Client) => {
  const refreshToken = storedTokens.read()?.refreshToken
  try {
    const querydata = refreshToken ? { refreshToken } : {}
    const { message } = await client.shop.send('POST customer/logout', { querydata })
    toast(client.store, message)
  } catch (thrown) {
    const failure = asCallFailed(thrown)
    if (!isOver(failure)) return toast(client.store, failure.isOffline ? 'Failed to log out' : 'Logout Failed', 'bad')
  }
  client.keyring.drop()
  client.store.set(sessionAtom, { status: 'guest' })
  // The button that was pressed is gone with the session.
  setTimeout(() => keepFocus())
}
