import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { refreshFailedMessage } from '#domain/account/sessionMessages.ts'
import { toast } from '#web/state/browser/toasts.ts'
import { useClient } from '#web/state/client.ts'
import { sessionAtom, useSession } from '#web/state/session/session.ts'

/**
 * Handles an expired session. On a page with a role it opens the sign-in dialog once; closing the dialog makes the person a guest. On a
 * public page the person becomes a guest at once, and a toast says so.
 */
export const useLoginOnExpiry = (asksForLogin: boolean, dialogIsOpen: boolean) => {
  const { store } = useClient()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { expired = false, person } = useSession()
  const hasAsked = useRef(false)

  const handleExpiry = useEffectEvent(() => {
    if (asksForLogin && !hasAsked.current) {
      hasAsked.current = true
      return navigate('/Login', { state: { background: { pathname, search } } })
    }
    if (person && !asksForLogin) toast(store, refreshFailedMessage, 'bad')
    store.set(sessionAtom, { status: 'guest' })
  })
  useEffect(() => {
    if (!expired) hasAsked.current = false
    else if (!dialogIsOpen) handleExpiry()
  }, [expired, dialogIsOpen])
}
