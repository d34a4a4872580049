import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { SimplePage } from './SimplePage.tsx'

type ErrorScreenProps = {
  /** Instead of 'Something went wrong. Please try again or refresh the page.' */
  message?: string | undefined
  /** Without it, the way out is the home page. */
  onRetry?: (() => void) | undefined
}

/** For an address that leads nowhere and for whatever else went wrong. */
export const ErrorScreen = (props: ErrorScreenProps) => (
  <SimplePage>
    <ErrorPanel {...props} />
  </SimplePage>
)
