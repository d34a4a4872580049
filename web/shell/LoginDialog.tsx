import { useLocation, useNavigate } from 'react-router-dom'
import { shopIdentity } from '#domain/shopIdentity.ts'
import { useChunk } from '#web/state/chunks.ts'
import { backgroundOf } from '#web/state/navigation/loginRoute.ts'

const loadSignIn = () => import('#web/account/signIn/SignIn.tsx')

/** The sign-in dialog above its background page, once its chunk has loaded. When the chunk fails to load, it returns to the page. */
export const LoginDialog = () => {
  const location = useLocation()
  const navigate = useNavigate()
  const chunk = useChunk(loadSignIn, true, () => {
    if (backgroundOf(location)) navigate(-1)
  })

  return chunk && <chunk.SignIn shopName={shopIdentity.name} />
}
