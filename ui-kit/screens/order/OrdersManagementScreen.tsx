import { Download } from 'lucide-react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { homeCrumb } from '#ui-kit/screens/shell/crumbs.ts'
import { TitledPage } from '#ui-kit/screens/shell/TitledPage.tsx'
import { ListContent, type ListState } from '#ui-kit/shop/adminTable/ListContent.tsx'
import { SelectionBar } from '#ui-kit/shop/adminTable/SelectionBar.tsx'
import { BulkTransitionDialog, type BulkTransitionDialogProps } from '#ui-kit/shop/order/admin/BulkTransitionDialog.tsx'
import { type BulkTransition, bulkTransitionLabels } from '#ui-kit/shop/order/admin/bulkTransition.ts'
import { OrderFilters, type OrderFiltersProps } from '#ui-kit/shop/order/admin/OrderFilters.tsx'
import { OrdersTable, type OrdersTableProps } from '#ui-kit/shop/order/admin/OrdersTable.tsx'
import { emptyOrderFilter, isOrderFilterActive } from '#ui-kit/shop/order/admin/orderFilter.ts'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { NoOrders } from './NoOrders.tsx'
import { OrdersCount } from './OrdersCount.tsx'
import { OrdersTableSkeleton } from './OrdersTableSkeleton.tsx'

export type OrdersManagementScreenProps = OrderFiltersProps &
  OrdersTableProps &
  ListState & {
    /** How many were placed since the table was rendered. */
    arrived?: number | undefined
    /** Called when somebody wants to see the orders that have arrived since the list was loaded. */
    onShowArrived: () => void
    /** What at least one of the selected orders allows. */
    moves: readonly BulkTransition[]
    /** A move was chosen for the selected orders. */
    onBulk: (move: BulkTransition) => void
    /** The bulk move that is being made. */
    bulk?: BulkTransitionDialogProps | undefined
    /** Downloads all orders that match, as CSV. */
    onExport: () => void
    /** Whether the CSV file is being made. */
    exporting?: boolean | undefined
  }

/** All orders, for admins: search, bulk changes and CSV export. */
export const OrdersManagementScreen = (props: OrdersManagementScreenProps) => {
  const { loading, failure, totalCount, arrived = 0, onShowArrived, bulk, exporting, onExport } = props

  return (
    <TitledPage
      trail={[homeCrumb]}
      title="Orders management"
      count={
        <OrdersCount
          count={loading || failure ? undefined : totalCount}
          arrived={arrived}
          onShowArrived={onShowArrived}
        />
      }
      aside={
        <Button kind="secondary" loading={exporting} icon={<Download size={18} aria-hidden />} onClick={onExport}>
          Export CSV
        </Button>
      }
      dialog={bulk && <BulkTransitionDialog {...bulk} />}
    >
      <Stack gap={4}>
        <OrderFilters {...props} />
        <OrderList {...props} />
      </Stack>
    </TitledPage>
  )
}

const OrderList = (props: OrdersManagementScreenProps) => {
  const { orders, moves, selectedIds, onSelect, onFilter, filter } = props

  return (
    <ListContent
      list={props}
      noun="orders"
      rowCount={orders.length}
      skeleton={<OrdersTableSkeleton />}
      empty={<NoOrders narrowed={isOrderFilterActive(filter)} onShowAll={() => onFilter(emptyOrderFilter)} />}
    >
      <OrdersTable {...props} />
      {selectedIds.length > 0 && (
        <SelectionBar
          label="Selected orders"
          count={selectedIds.length}
          actions={moves.map((move) => ({ id: move, label: bulkTransitionLabels[move].label }))}
          noActions="No change is possible for these orders"
          onChoose={(chosen) => {
            const move = moves.find((each) => each === chosen)
            if (move) props.onBulk(move)
          }}
          onClear={() => onSelect([])}
        />
      )}
    </ListContent>
  )
}
