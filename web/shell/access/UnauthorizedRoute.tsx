import { PermissionDeniedScreen } from '#ui-kit/screens/shell/PermissionDeniedScreen.tsx'
import { PageHead } from '#web/state/navigation/PageHead.tsx'

/** The page for people without the role that a page needs. */
export const UnauthorizedRoute = () => (
  <>
    <PageHead title="No permission" />
    <PermissionDeniedScreen homeHref="/" />
  </>
)
