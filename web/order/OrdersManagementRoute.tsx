import { useState } from 'react'
import { OrdersManagementScreen } from '#ui-kit/screens/admin/OrdersManagementScreen.tsx'
import { nameOf } from '#web/client/calls.ts'
import { failureOf } from '#web/client/failure.ts'
import { useAnswer } from '#web/client/useAnswer.ts'
import { useDownload } from '#web/client/useDownload.ts'
import { useLast } from '#web/client/useLast.ts'
import { PageHead } from '#web/shell/PageHead.tsx'
import type { Visit } from '#web/shell/route.ts'
import { askingFor, hrefFor, narrowedBy, pagesOf, viewOf } from './orderFilter.ts'
import { orderRow } from './orderRow.ts'
import { useBulkMove } from './useBulkMove.ts'
import { useHeldOrders } from './useHeldOrders.ts'
import { useOrderFilter } from './useOrderFilter.ts'

/** Everybody's orders, for admins; what is looked at is the address. */
export const OrdersManagementRoute = ({ visit }: { visit: Visit }) => {
  const view = viewOf(visit.query)
  const asking = askingFor(view)
  const answered = useAnswer('GET order/all', asking)
  const page = useLast(answered.answer)
  const held = useHeldOrders(nameOf('GET order/all', asking), page, answered.answer !== undefined)
  const [ticked, select] = useState<readonly string[]>([])
  const orders = held.orders.map((order) => ({ ...orderRow(order), gone: held.gone.includes(order.id) }))
  const selectedIds = ticked.filter((id) => orders.some((order) => order.id === id && !order.gone))
  const showNow = () => {
    held.show()
    select([])
  }
  const bulk = useBulkMove(selectedIds, showNow)
  const file = useDownload('GET order/all', { query: { ...narrowedBy(view), format: 'csv' } })
  const total = page?.meta.totalCount ?? 0

  return (
    <>
      <PageHead title="Orders Management" />
      <OrdersManagementScreen
        orders={orders}
        totalCount={total}
        arrived={held.arrived}
        onShowArrived={held.show}
        {...useOrderFilter(view)}
        customerName={held.orders.find(({ customerId }) => customerId === view.filter.customer)?.customerName}
        sort={view.sort}
        selectedIds={selectedIds}
        onSelect={select}
        {...bulk}
        onExport={file.download}
        exporting={file.downloading}
        page={view.page}
        pages={pagesOf(total)}
        hrefFor={(number) => hrefFor({ ...view, page: number })}
        loading={page === undefined}
        failure={failureOf(answered)}
      />
    </>
  )
}
