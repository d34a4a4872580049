import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Opens the login dialog once when a session could not be prolonged; who closes it stays on the page and may log in there. */
export const useLoginOnExpiry = (expired: boolean) => {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const asked = useRef(false)

  const open = useEffectEvent(() => {
    if (!asked.current) navigate('/Login', { state: { background: { pathname, search } } })
    asked.current = true
  })
  useEffect(() => {
    if (expired) open()
  }, [expired])
}
