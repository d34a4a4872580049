import { Activity, lazy, type ReactNode, Suspense } from 'react'
import { Spinner } from '#ui-kit/elements/Spinner.tsx'
import { SimplePage } from '#ui-kit/screens/shopper/SimplePage.tsx'
import { useSession } from '#web/client/session.ts'
import { PageHead } from './PageHead.tsx'
import type { ShopRoute } from './route.ts'
import { useLoginOnExpiry } from './useLoginOnExpiry.ts'

type GuardProps = {
  /** Who may pass; everybody where it is left out. */
  role: ShopRoute['role']
  dialogIsOpen: boolean
  children: ReactNode
}

const KeptOut = lazy(async () => ({ default: (await import('./KeptOut.tsx')).KeptOut }))

/**
 * Shows a page to those it is for (section 2 of the specification). Behind the dialog of a login nothing of it shows, but what was
 * typed on it waits for the same person to come back; it stays behind what somebody who is signed in does in the dialog.
 */
export const Guard = ({ role, dialogIsOpen, children }: GuardProps) => {
  const { status, person, expired } = useSession()
  useLoginOnExpiry(role !== undefined, dialogIsOpen)

  if (role === undefined) return children
  if (status === 'loading') return checking
  if (person && roles[role].includes(person.role))
    return (
      <Activity key={person.customerId} mode={expired ? 'hidden' : 'visible'}>
        {children}
      </Activity>
    )

  return (
    !dialogIsOpen && (
      <Suspense fallback={checking}>
        <KeptOut isGuest={!person} />
      </Suspense>
    )
  )
}

const roles = { signedIn: ['Admin', 'Customer'], admin: ['Admin'] }

const checking = (
  <SimplePage>
    <PageHead />
    <Spinner label="Looking up who you are" />
  </SimplePage>
)
