import { NotSignedInScreen } from '#ui-kit/screens/shopper/NotSignedInScreen.tsx'
import { PageHead } from './PageHead.tsx'
import { UnauthorizedRoute } from './UnauthorizedRoute.tsx'

/** What the guard shows in place of a page: to a guest, or to somebody whose page it is not. */
export const KeptOut = ({ isGuest }: { isGuest: boolean }) =>
  isGuest ? (
    <>
      <PageHead title="Please log in" />
      <NotSignedInScreen loginHref="/Login" />
    </>
  ) : (
    <UnauthorizedRoute />
  )
