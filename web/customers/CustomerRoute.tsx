import { accountChart } from '#domain/charts/drawn/accountChart.ts'
import { CustomerScreen } from '#ui-kit/screens/customers/CustomerScreen.tsx'
import { useRecordHistory } from '#web/state/history/useRecordHistory.ts'
import { failureOf } from '#web/state/http/failureOf.ts'
import { useQuery } from '#web/state/http/useQuery.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import type { Visit } from '#web/state/navigation/route.ts'
import { useSession } from '#web/state/session/session.ts'
import { CustomerDialog } from './CustomerDialog.tsx'
import { customerActions } from './customerActions.ts'
import { customerRow } from './customerProps.ts'
import { formatAccountChanges, formatAccountFields } from './formatAccountChanges.ts'
import { useCustomerOrders, useRevealCustomer } from './recordedAccess.ts'
import { useCustomerActions } from './useCustomerActions.ts'

/** One customer, for admins. The address holds the revisions of the history on show, so that the link can be shared. */
export const CustomerRoute = ({ visit }: { visit: Visit }) => {
  const { id = '' } = visit.params

  return <Customer key={id} id={id} />
}

const Customer = ({ id }: { id: string }) => {
  const customerQuery = useQuery('GET customers/find/:id', { params: { id } })
  const history = useAccountHistory(id)
  const { revealed, ...reveal } = useRevealCustomer(id)
  const orders = useCustomerOrders(id)
  const actions = useCustomerActions(id)
  const isOwn = useSession().person?.customerId === id

  const customer = customerQuery.answer?.result
  const isErased = customer?.status === 'erased'
  const revealedNow = isErased ? undefined : revealed
  const panel = customer && {
    summary: {
      ...reveal,
      customer: customerRow({ ...customer, ...(revealedNow && namesOf(revealedNow)) }),
      addresses: revealedNow?.addresses,
      onReveal: isErased ? undefined : reveal.onReveal,
    },
    orders: isErased ? undefined : orders,
    suspensionReason: customer.reason || undefined,
    isOwnAccount: isOwn,
    actions: customerActions(customer, isOwn),
    onAction: actions.openDialog,
  }

  return (
    <>
      <PageHead title="Customer" />
      <CustomerScreen
        panel={panel}
        history={history}
        securityHref={`/Security?${new URLSearchParams({ customerId: id })}`}
        missing={customerQuery.error?.reason.status === 404}
        failure={failureOf(customerQuery)}
        dialog={<CustomerDialog actions={actions} isOwn={isOwn} reason={customer?.reason ?? ''} />}
      />
    </>
  )
}

const useAccountHistory = (id: string) => {
  const historyQuery = useQuery('GET audit/customers/:id', { params: { id } })
  const history = useRecordHistory(historyQuery.answer?.result, {
    noun: 'account',
    key: 'GET audit/customers/:id',
    id,
    describeChanges: formatAccountChanges,
    viewOf: ({ customer }) => customer,
    fieldsOf: formatAccountFields,
    chart: accountChart,
  })

  return historyQuery.status === 'failed'
    ? { ...history, state: 'failed' as const, onRetry: historyQuery.retry }
    : history
}

// Only the names and the e-mail address come from the revealed data; all else may be newer in `customer`.
const namesOf = ({ firstname, lastname, email }: { firstname: string; lastname: string; email: string }) => ({
  firstname,
  lastname,
  email,
})
