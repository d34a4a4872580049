import { useState } from 'react'
import { lateAfter } from '#domain/order/lateOrders.ts'
import { OrdersManagementScreen } from '#ui-kit/screens/order/OrdersManagementScreen.tsx'
import { useLastDefined } from '#web/state/browser/useLastDefined.ts'
import { requestKeyOf } from '#web/state/http/calls.ts'
import { failureOf } from '#web/state/http/failureOf.ts'
import { useDownload } from '#web/state/http/useDownload.ts'
import { useQuery } from '#web/state/http/useQuery.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import type { Visit } from '#web/state/navigation/route.ts'
import { bulkMovesOf } from './bulkMoves.ts'
import { orderListUrl, orderQueryOf, useOrderFilter } from './orderListUrl.ts'
import { orderRow } from './orderRow.ts'
import { useBulkTransition } from './useBulkTransition.ts'
import { useStableOrders } from './useStableOrders.ts'

/** The list of all orders, for admins. The address holds filter, sort order and page. */
export const OrdersManagementRoute = ({ visit }: { visit: Visit }) => {
  const view = orderListUrl.viewOf(visit.query)
  const request = orderListUrl.requestOf(view)
  const ordersQuery = useQuery('GET order/all', request)
  const page = useLastDefined(ordersQuery.answer)
  const stable = useStableOrders(requestKeyOf('GET order/all', request), page, ordersQuery.answer !== undefined)
  const [checkedIds, setCheckedIds] = useState<readonly string[]>([])
  const orders = stable.orders.map((order) => ({ ...orderRow(order), gone: stable.gone.includes(order.id) }))
  const selectedIds = checkedIds.filter((id) => orders.some((order) => order.id === id && !order.gone))
  const showLatest = () => {
    stable.showLatest()
    setCheckedIds([])
  }
  const bulk = useBulkTransition(selectedIds, showLatest)
  const csvDownload = useDownload('GET order/all', { query: { ...orderQueryOf(view.filter), format: 'csv' } })
  const total = page?.meta.totalCount ?? 0

  return (
    <>
      <PageHead title="Orders management" />
      <OrdersManagementScreen
        orders={orders}
        totalCount={total}
        arrived={stable.arrived}
        onShowArrived={stable.showLatest}
        {...useOrderFilter(view)}
        lateAfter={lateAfter}
        customerName={stable.orders.find(({ customerId }) => customerId === view.filter.customer)?.customerName}
        selectedIds={selectedIds}
        onSelect={setCheckedIds}
        moves={bulkMovesOf(orders.filter(({ id }) => selectedIds.includes(id)))}
        {...bulk}
        onExport={csvDownload.download}
        exporting={csvDownload.downloading}
        page={view.page}
        pages={orderListUrl.pagesOf(total)}
        hrefFor={(number) => orderListUrl.hrefFor({ ...view, page: number })}
        loading={page === undefined}
        failure={failureOf(ordersQuery)}
      />
    </>
  )
}
