import { PermissionDeniedScreen } from '#ui-kit/screens/shopper/PermissionDeniedScreen.tsx'
import { PageHead } from './PageHead.tsx'

/** For somebody who came to a page that is not theirs to see. */
export const UnauthorizedRoute = () => (
  <>
    <PageHead title="No permission" />
    <PermissionDeniedScreen homeHref="/" />
  </>
)
