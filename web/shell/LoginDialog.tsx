import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { shopIdentity } from '#domain/shopIdentity.ts'
import { withChunkTimeout } from '#web/shell/routing/chunkTimeout.ts'
import { reloadAction } from '#web/state/browser/reloadPage.ts'
import { toast } from '#web/state/browser/toasts.ts'
import { useClient } from '#web/state/client.ts'
import { backgroundOf } from '#web/state/navigation/loginRoute.ts'

/** The sign-in dialog above its background page, once its chunk has loaded. When the chunk fails to load, it returns to the page. */
export const LoginDialog = () => {
  const { store } = useClient()
  const location = useLocation()
  const navigate = useNavigate()
  const [loaded, setLoaded] = useState<{ SignIn: ComponentType<{ shopName: string }> }>()

  const handleLoadError = useEffectEvent(() => {
    toast(store, 'Network error', 'bad', reloadAction)
    if (backgroundOf(location)) navigate(-1)
  })
  useEffect(() => {
    withChunkTimeout(import('#web/account/signIn/SignIn.tsx')).then(
      ({ SignIn }) => setLoaded({ SignIn }),
      () => handleLoadError(),
    )
  }, [])

  return loaded && <loaded.SignIn shopName={shopIdentity.name} />
}
