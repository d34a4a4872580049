import { CustomersManagementScreen } from '#ui-kit/screens/customers/CustomersManagementScreen.tsx'
import { useLastDefined } from '#web/state/browser/useLastDefined.ts'
import { failureOf } from '#web/state/http/failureOf.ts'
import { useQuery } from '#web/state/http/useQuery.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import type { Visit } from '#web/state/navigation/route.ts'
import { useViewInUrl } from '#web/state/navigation/useViewInUrl.ts'
import { customerListUrl } from './customerListUrl.ts'
import { customerRow } from './customerProps.ts'

/** The list of customers, for admins. The address holds filter and page. */
export const CustomersManagementRoute = ({ visit }: { visit: Visit }) => {
  const view = customerListUrl.viewOf(visit.query)
  const customersQuery = useQuery('GET customers/all', customerListUrl.requestOf(view))
  const latest = useLastDefined(customersQuery.answer)
  const { filter, onFilter } = useViewInUrl(view, urlOptions)
  const total = latest?.meta.totalCount ?? 0

  return (
    <>
      <PageHead title="Customers management" />
      <CustomersManagementScreen
        customers={latest?.customers.map(customerRow) ?? []}
        totalCount={total}
        filter={filter}
        onFilter={onFilter}
        page={view.page}
        pages={customerListUrl.pagesOf(total)}
        hrefFor={(page) => customerListUrl.hrefFor({ ...view, page })}
        loading={latest === undefined}
        failure={failureOf(customersQuery)}
      />
    </>
  )
}

const urlOptions = { hrefFor: customerListUrl.hrefFor, texts: ['search'] } as const
