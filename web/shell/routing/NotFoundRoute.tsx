import { ErrorScreen } from '#ui-kit/screens/shell/ErrorScreen.tsx'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import { WaysOn } from './WaysOn.tsx'

/** The page for an unknown URL. */
export const NotFoundRoute = () => (
  <>
    <PageHead title="Not found" />
    <ErrorScreen>
      <WaysOn />
    </ErrorScreen>
  </>
)
