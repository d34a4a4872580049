import { accountChart } from '#domain/account/accountChart.ts'
import { CustomerScreen } from '#ui-kit/screens/admin/CustomerScreen.tsx'
import { failureOf } from '#web/client/failure.ts'
import { useRecordHistory } from '#web/client/recordHistory.ts'
import { useSession } from '#web/client/session.ts'
import { useAnswer } from '#web/client/useAnswer.ts'
import { PageHead } from '#web/shell/PageHead.tsx'
import type { Visit } from '#web/shell/route.ts'
import { CustomerDialog } from './CustomerDialog.tsx'
import { customerMoves } from './customerMoves.ts'
import { customerRow } from './customerProps.ts'
import { changesInWords, fieldsOf } from './customerWords.ts'
import { useCustomerDeeds } from './useCustomerDeeds.ts'
import { useCustomersOrders } from './useCustomersOrders.ts'
import { useReveal } from './useReveal.ts'

/** One customer for an admin; the moments that are looked at are in the address, to be shared. */
export const CustomerRoute = ({ visit }: { visit: Visit }) => {
  const { id = '' } = visit.params

  return <Customer key={id} id={id} />
}

const Customer = ({ id }: { id: string }) => {
  const answered = useAnswer('GET customers/find/:id', { params: { id } })
  const history = useHistory(id)
  const { revealed, ...reveal } = useReveal(id)
  const orders = useCustomersOrders(id)
  const deeds = useCustomerDeeds(id)
  const isOwn = useSession().person?.customerId === id

  const customer = answered.answer?.result
  const isErased = customer?.status === 'erased'
  const known = isErased ? undefined : revealed
  const desk = customer && {
    glance: {
      ...reveal,
      customer: customerRow({ ...customer, ...(known && namesOf(known)) }),
      addresses: known?.addresses,
      onReveal: isErased ? undefined : reveal.onReveal,
    },
    orders: isErased ? undefined : orders,
    suspendedFor: customer.reason || undefined,
    own: isOwn,
    moves: customerMoves(customer, isOwn),
    onMove: deeds.ask,
  }

  return (
    <>
      <PageHead title="Customer" />
      <CustomerScreen
        desk={desk}
        history={history}
        missing={answered.error?.reason.status === 404}
        failure={failureOf(answered)}
        dialog={<CustomerDialog deeds={deeds} isOwn={isOwn} reason={customer?.reason ?? ''} />}
      />
    </>
  )
}

const useHistory = (id: string) => {
  const answered = useAnswer('GET audit/customers/:id', { params: { id } })
  const history = useRecordHistory(answered.answer?.result, {
    noun: 'account',
    key: 'GET audit/customers/:id',
    id,
    inWords: changesInWords,
    fieldsOf: ({ customer }) => fieldsOf(customer),
    chart: accountChart(),
    start: 'unopened',
  })

  return answered.status === 'failed' ? { ...history, state: 'failed' as const, onRetry: answered.retry } : history
}

// What was looked at names who it is; all else may have changed since.
const namesOf = ({ firstname, lastname, email }: { firstname: string; lastname: string; email: string }) => ({
  firstname,
  lastname,
  email,
})
