import { UserRound } from 'lucide-react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { EmptyState } from '#ui-kit/elements/EmptyState.tsx'
import { SimplePage } from './SimplePage.tsx'

type NotSignedInScreenProps = {
  /** Where one logs in; after that one is back on this page. */
  loginHref: string
}

/** For a guest who opens a page of the account. */
export const NotSignedInScreen = ({ loginHref }: NotSignedInScreenProps) => (
  <SimplePage>
    <EmptyState
      level={1}
      icon={<UserRound size={28} aria-hidden />}
      title="You need to be logged in to view this page"
      action={<Button href={loginHref}>Login</Button>}
    >
      After you log in, we will bring you straight back here.
    </EmptyState>
  </SimplePage>
)
