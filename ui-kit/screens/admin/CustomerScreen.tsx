import { UserX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { EmptyState } from '#ui-kit/elements/EmptyState.tsx'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { TitledPage } from '#ui-kit/screens/account/TitledPage.tsx'
import { home } from '#ui-kit/screens/account/trails.ts'
import { RecordHistory, type RecordHistoryProps } from '#ui-kit/shop/audit/RecordHistory.tsx'
import { CustomerBadges } from '#ui-kit/shop/customers/CustomerBadges.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { CustomerDesk, type CustomerDeskProps } from './CustomerDesk.tsx'
import { CustomerWaiting } from './CustomerWaiting.tsx'

export type CustomerHistoryProps = Omit<RecordHistoryProps, 'noun' | 'exampleType' | 'shortcuts'>

type CustomerScreenProps = {
  /** The customer as they are now; undefined while they are on their way. */
  desk: CustomerDeskProps | undefined
  /** Everything that happened to the account, and the moment that is looked at. */
  history: CustomerHistoryProps
  /** There is no such customer. */
  missing?: boolean | undefined
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
  /** The open question about the account. */
  dialog?: ReactNode
}

/** One customer for an admin: who it is, what can be done with the account, and all that ever happened to it. */
export const CustomerScreen = ({ desk, history, missing, failure, dialog }: CustomerScreenProps) => (
  <TitledPage
    trail={[home, { label: 'Customers management', href: '/Customers_Management' }]}
    title={missing ? 'No customer found' : (desk?.glance.customer.name ?? 'Customer')}
    aside={desk && !missing && <CustomerBadges {...desk.glance.customer} />}
    dialog={dialog}
  >
    {missing && <NoSuchCustomer />}
    {!missing && failure && <ErrorPanel {...failure} />}
    {!missing && !failure && (
      <>
        {desk ? <CustomerDesk {...desk} /> : <CustomerWaiting />}
        <RecordHistory {...history} noun="account" exampleType="AccountSuspended" shortcuts={shortcuts} />
      </>
    )}
  </TitledPage>
)

const shortcuts = [
  { label: 'Who looked', words: 'looked' },
  { label: 'Role', words: 'role' },
  { label: 'Codes', words: 'code' },
  { label: 'By admins', words: 'admin' },
]

const NoSuchCustomer = () => (
  <Card>
    <EmptyState
      icon={<UserX size={28} aria-hidden />}
      title="Nobody has this address"
      action={<Button href="/Customers_Management">All customers</Button>}
    >
      No account was ever opened here.
    </EmptyState>
  </Card>
)
