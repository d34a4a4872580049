import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSession } from '#web/client/session.ts'
import { backgroundOf } from './background.ts'
import { useHydrated } from './useHydrated.ts'

const LoginDialog = lazy(async () => ({ default: (await import('#web/account/LoginDialog.tsx')).LoginDialog }))

/** The login dialog above the page one came from. Closing it, and having logged in, lead back there. */
export const Login = () => {
  const location = useLocation()
  const navigate = useNavigate()
  const isSignedIn = useSession().status === 'signedIn'
  const hydrated = useHydrated()

  const leave = () => (backgroundOf(location) ? navigate(-1) : navigate('/', { replace: true }))
  const leaveOnLogin = useEffectEvent(leave)
  useEffect(() => {
    if (isSignedIn) leaveOnLogin()
  }, [isSignedIn])

  return <Suspense>{hydrated && !isSignedIn && <LoginDialog onClose={leave} />}</Suspense>
}
