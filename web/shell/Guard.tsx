import type { ReactNode } from 'react'
import { Spinner } from '#ui-kit/elements/Spinner.tsx'
import { NotSignedInScreen } from '#ui-kit/screens/shopper/NotSignedInScreen.tsx'
import { SimplePage } from '#ui-kit/screens/shopper/SimplePage.tsx'
import { useSession } from '#web/client/session.ts'
import { PageHead } from './PageHead.tsx'
import type { ShopRoute } from './route.ts'
import { UnauthorizedRoute } from './UnauthorizedRoute.tsx'
import { useLoginOnExpiry } from './useLoginOnExpiry.ts'

type GuardProps = {
  /** Who may pass; everybody where it is left out. */
  role: ShopRoute['role']
  dialogIsOpen: boolean
  children: ReactNode
}

/** Shows a page to those it is for (section 2 of the specification). */
export const Guard = ({ role, dialogIsOpen, children }: GuardProps) => {
  const session = useSession()
  useLoginOnExpiry(role !== undefined && !dialogIsOpen && session.status === 'guest' && session.expired === true)

  if (role === undefined) return children
  if (session.status === 'loading') return checking
  if (dialogIsOpen) return null
  if (session.status === 'guest') return notSignedIn
  return roles[role].includes(session.person.role) ? children : <UnauthorizedRoute />
}

const roles = { signedIn: ['Admin', 'Customer'], admin: ['Admin'] }

const checking = (
  <SimplePage>
    <PageHead />
    <Spinner label="Looking up who you are" />
  </SimplePage>
)

const notSignedIn = (
  <>
    <PageHead title="Please log in" />
    <NotSignedInScreen loginHref="/Login" />
  </>
)
