import { CustomersManagementScreen } from '#ui-kit/screens/admin/CustomersManagementScreen.tsx'
import { failureOf } from '#web/client/failure.ts'
import { useAnswer } from '#web/client/useAnswer.ts'
import { useLast } from '#web/client/useLast.ts'
import { PageHead } from '#web/shell/PageHead.tsx'
import type { Visit } from '#web/shell/route.ts'
import { askingFor, hrefFor, pagesOf, viewOf } from './customerFilter.ts'
import { customerRow } from './customerProps.ts'
import { useCustomerView } from './useCustomerView.ts'

/** Everybody who has an account, for admins; who is looked for is the address. */
export const CustomersManagementRoute = ({ visit }: { visit: Visit }) => {
  const view = viewOf(visit.query)
  const answered = useAnswer('GET customers/all', askingFor(view))
  const shown = useLast(answered.answer)
  const total = shown?.meta.totalCount ?? 0

  return (
    <>
      <PageHead title="Customers Management" />
      <CustomersManagementScreen
        customers={shown?.customers.map(customerRow) ?? []}
        totalCount={total}
        {...useCustomerView(view)}
        page={view.page}
        pages={pagesOf(total)}
        hrefFor={(page) => hrefFor({ ...view, page })}
        loading={shown === undefined}
        failure={failureOf(answered)}
      />
    </>
  )
}
