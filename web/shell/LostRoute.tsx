import { ErrorScreen } from '#ui-kit/screens/shopper/ErrorScreen.tsx'
import { PageHead } from './PageHead.tsx'

/** For an address that leads nowhere. */
export const LostRoute = () => (
  <>
    <PageHead title="Not found" />
    <ErrorScreen />
  </>
)
