import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useClient } from '#web/client/client.ts'
import { sessionAtom, useSession } from '#web/client/session.ts'
import { toast } from '#web/client/toasts.ts'

/**
 * Asks for a login once when a session could not be prolonged on a page that is not for everybody; who closes it stays there as a
 * guest. On all other pages one is a guest at once, and is told.
 */
export const useLoginOnExpiry = (asks: boolean, dialogIsOpen: boolean) => {
  const { store } = useClient()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { expired = false, person } = useSession()
  const asked = useRef(false)

  const follow = useEffectEvent(() => {
    if (asks && !asked.current) {
      asked.current = true
      return navigate('/Login', { state: { background: { pathname, search } } })
    }
    if (person && !asks) toast(store, 'You have been signed out. Please log in again.', 'bad')
    store.set(sessionAtom, { status: 'guest' })
  })
  useEffect(() => {
    if (!expired) asked.current = false
    else if (!dialogIsOpen) follow()
  }, [expired, dialogIsOpen])
}
