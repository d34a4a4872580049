import { Lock } from 'lucide-react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { EmptyState } from '#ui-kit/elements/EmptyState.tsx'
import { SimplePage } from './SimplePage.tsx'

type PermissionDeniedScreenProps = {
  /** Where the home page is. */
  homeHref: string
}

/** For a signed-in customer who may not see this page. */
export const PermissionDeniedScreen = ({ homeHref }: PermissionDeniedScreenProps) => (
  <SimplePage>
    <EmptyState
      level={1}
      icon={<Lock size={28} aria-hidden />}
      title="You do not have permission to view this page."
      action={<Button href={homeHref}>Back to the shop</Button>}
    >
      Think this is a mistake? Contact us.
    </EmptyState>
  </SimplePage>
)
