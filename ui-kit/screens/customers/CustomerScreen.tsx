import { UserX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Button } from '#ui-kit/elements/Button.tsx'
import { EmptyState } from '#ui-kit/elements/EmptyState.tsx'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { useSitePaths } from '#ui-kit/elements/sitePaths.ts'
import { customersManagementCrumb, homeCrumb } from '#ui-kit/screens/shell/crumbs.ts'
import { TitledPage } from '#ui-kit/screens/shell/TitledPage.tsx'
import { CustomerBadges } from '#ui-kit/shop/customers/CustomerBadges.tsx'
import { RecordHistory, type RecordHistoryProps } from '#ui-kit/shop/history/RecordHistory.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { CustomerPanel, type CustomerPanelProps } from './CustomerPanel.tsx'
import { CustomerSkeleton } from './CustomerSkeleton.tsx'

export type CustomerHistoryProps = Omit<RecordHistoryProps, 'noun' | 'exampleType' | 'shortcuts'>

type CustomerScreenProps = {
  /** The current state of the customer; undefined while it loads. */
  panel: CustomerPanelProps | undefined
  /** All facts of the account, and the revision that is shown. */
  history: CustomerHistoryProps
  /** The list of all security events of the account. */
  securityHref?: string | undefined
  /** There is no such customer. */
  missing?: boolean | undefined
  /** Set where the data could not be fetched: what to say in place of the standard sentence, and what Retry calls. */
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
  /** The open dialog about the account. */
  dialog?: ReactNode
}

/** One customer for an admin: the current state, the actions on the account and its history. */
export const CustomerScreen = ({ panel, history, securityHref, missing, failure, dialog }: CustomerScreenProps) => (
  <TitledPage
    trail={[homeCrumb, customersManagementCrumb]}
    title={missing ? 'No customer found' : (panel?.summary.customer.name ?? 'Customer')}
    aside={panel && !missing && <CustomerBadges {...panel.summary.customer} />}
    dialog={dialog}
  >
    {missing && <NoSuchCustomer />}
    {!missing && failure && <ErrorPanel {...failure} />}
    {!missing && !failure && (
      <>
        {panel ? <CustomerPanel {...panel} /> : <CustomerSkeleton />}
        {securityHref && (
          <p>
            <Anchor href={securityHref}>Security events of this account</Anchor>
          </p>
        )}
        <RecordHistory {...history} noun="account" exampleType="AccountSuspended" shortcuts={shortcuts} />
      </>
    )}
  </TitledPage>
)

const shortcuts = [
  { label: 'Who looked', words: 'looked' },
  { label: 'Logins', words: 'logged in' },
  { label: 'Wrong passwords', words: 'wrong password' },
  { label: 'Role', words: 'role' },
  { label: 'Codes', words: 'code' },
  { label: 'By admins', words: 'admin' },
]

const NoSuchCustomer = () => (
  <Card>
    <EmptyState
      icon={<UserX size={28} aria-hidden />}
      title="Nobody has this address"
      action={<Button href={useSitePaths()('customersManagement')}>All customers</Button>}
    >
      There is no account at this address.
    </EmptyState>
  </Card>
)
