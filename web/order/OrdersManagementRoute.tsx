import { OrdersManagementScreen } from '#ui-kit/screens/admin/OrdersManagementScreen.tsx'
import { failureOf } from '#web/client/failure.ts'
import { useAnswer } from '#web/client/useAnswer.ts'
import { useLast } from '#web/client/useLast.ts'
import { PageHead } from '#web/shell/PageHead.tsx'
import type { Visit } from '#web/shell/route.ts'
import { askingFor, filterOf, hrefFor, pagesOf } from './orderFilter.ts'
import { orderRow } from './orderProps.ts'
import { useOrderFilter } from './useOrderFilter.ts'

/** Everybody's orders, for admins; the filter is the address. */
export const OrdersManagementRoute = ({ visit }: { visit: Visit }) => {
  const filter = filterOf(visit.query)
  const answered = useAnswer('GET order/all', askingFor(filter))
  const page = useLast(answered.answer)
  const { typed, onSearch, onStatus } = useOrderFilter(filter)

  return (
    <>
      <PageHead title="Orders Management" />
      <OrdersManagementScreen
        orders={page?.orders.map(orderRow) ?? []}
        totalCount={page?.meta.totalCount ?? 0}
        status={filter.status}
        search={typed}
        onStatus={onStatus}
        onSearch={onSearch}
        page={filter.page}
        pages={pagesOf(page?.meta)}
        hrefFor={(number) => hrefFor({ ...filter, page: number })}
        loading={page === undefined}
        failure={failureOf(answered)}
      />
    </>
  )
}
