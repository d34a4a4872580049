import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { shopIdentity } from '#domain/shopIdentity.ts'
import { useClient } from '#web/client/client.ts'
import { toast } from '#web/client/toasts.ts'
import { backgroundOf } from './background.ts'

/** The sign-in dialog above the page one came from, once its chunk is here. Without a line one stays on the page. */
export const Login = () => {
  const { store } = useClient()
  const location = useLocation()
  const navigate = useNavigate()
  const [parts, setParts] = useState<{ SignIn: ComponentType<{ shopName: string }> }>()

  const giveUp = useEffectEvent(() => {
    toast(store, 'Network error', 'bad')
    if (backgroundOf(location)) navigate(-1)
  })
  useEffect(() => {
    import('#web/account/SignIn.tsx').then(
      ({ SignIn }) => setParts({ SignIn }),
      () => giveUp(),
    )
  }, [])

  return parts && <parts.SignIn shopName={shopIdentity.name} />
}
