import { Activity, lazy, type ReactNode, Suspense, useLayoutEffect } from 'react'
import { restoreFocus } from '#ui-kit/elements/restoreFocus.ts'
import { checkedChunk } from '#web/state/checkedChunk.ts'
import type { ShopRoute } from '#web/state/navigation/route.ts'
import { type Person, useSession } from '#web/state/session/session.ts'
import { useLoginOnExpiry } from './useLoginOnExpiry.ts'

type GuardProps = {
  /** Who may see the page; by default everybody. */
  role: ShopRoute['role']
  /** Rendered while the session is loading. */
  fallback: ReactNode
  dialogIsOpen: boolean
  children: ReactNode
}

/** Loads what is shown to people who may not see a page. */
export const loadAccessDenied = async () => ({
  default: (await checkedChunk(import('./AccessDenied.tsx'))).AccessDenied,
})

const AccessDenied = lazy(loadAccessDenied)

/**
 * Shows a page to people with its role (section 2 of the specification). After a session has expired, the page is hidden below the sign-in
 * dialog and keeps its state for the same person. Below a step of the dialog for signed-in people it stays visible.
 */
export const Guard = ({ role, fallback, dialogIsOpen, children }: GuardProps) => {
  const { status, person, expired } = useSession()
  useLoginOnExpiry(role !== undefined, dialogIsOpen)

  if (role === undefined) return children
  if (status === 'loading') return fallback
  if (person && mayOpen(role, person))
    return (
      <Activity key={person.customerId} mode={expired ? 'hidden' : 'visible'}>
        {children}
      </Activity>
    )

  return dialogIsOpen ? (
    <EmptyPage />
  ) : (
    <Suspense fallback={fallback}>
      <AccessDenied isGuest={!person} />
    </Suspense>
  )
}

/** Below the sign-in dialog. The link that opened it is gone: until the dialog has loaded, the focus is on the main part of the page. */
const EmptyPage = () => {
  useLayoutEffect(() => restoreFocus(), [])

  return null
}

const roles = { signedIn: ['Admin', 'Customer'], admin: ['Admin'] }

/** Whether somebody, or a guest, may see pages with this role. */
export const mayOpen = (role: ShopRoute['role'], person: Person | undefined) =>
  role === undefined || (person !== undefined && roles[role].includes(person.role))
