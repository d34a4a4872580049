import { restoreFocus } from '#ui-kit/elements/restoreFocus.ts'
import { toast } from '#web/state/browser/toasts.ts'
import type { Client } from '#web/state/client.ts'
import { asCallFailed } from '#web/state/http/callFailed.ts'
import { tokenStorage } from '#web/state/http/tokenStorage.ts'
import { sessionAtom } from './session.ts'
import { isSessionOver } from './startSession.ts'

/** Ends the session on the server and in this browser. When the server cannot be reached, a toast says so and the session stays. */
export const signOut = async (client: Client) => {
  const refreshToken = tokenStorage.read()?.refreshToken
  try {
    const querydata = refreshToken ? { refreshToken } : {}
    const { message } = await client.shop.send('POST customer/logout', { querydata })
    toast(client.store, message)
  } catch (thrown) {
    const failure = asCallFailed(thrown)
    if (!isSessionOver(failure))
      return toast(client.store, failure.isOffline ? 'Failed to log out' : 'Logout Failed', 'bad')
  }
  client.tokens.clear()
  client.store.set(sessionAtom, { status: 'guest' })
  // The logout button has disappeared with the session: move the focus.
  setTimeout(() => restoreFocus())
}
