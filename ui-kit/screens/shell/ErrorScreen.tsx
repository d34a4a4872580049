import type { ReactNode } from 'react'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { SimplePage } from './SimplePage.tsx'

type ErrorScreenProps = {
  /** Instead of 'Something went wrong. Please try again or refresh the page.' */
  message?: string | undefined
  /** Without it, the screen links to the home page. */
  onRetry?: (() => void) | undefined
  /** Links to the home page beside Retry, for a page without a header. */
  withHome?: boolean | undefined
  /** Below the panel: where to look instead. */
  children?: ReactNode
}

/** For unknown addresses and for all other errors. */
export const ErrorScreen = ({ children, ...props }: ErrorScreenProps) => (
  <SimplePage>
    <ErrorPanel {...props} level={1} />
    {children}
  </SimplePage>
)
