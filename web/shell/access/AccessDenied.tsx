import { NotSignedInScreen } from '#ui-kit/screens/shell/NotSignedInScreen.tsx'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import { UnauthorizedRoute } from './UnauthorizedRoute.tsx'

/** Rendered by the guard instead of the page: asks a guest to log in, and tells others that they have no permission. */
export const AccessDenied = ({ isGuest }: { isGuest: boolean }) =>
  isGuest ? (
    <>
      <PageHead title="Please log in" />
      <NotSignedInScreen loginHref="/Login" />
    </>
  ) : (
    <UnauthorizedRoute />
  )
