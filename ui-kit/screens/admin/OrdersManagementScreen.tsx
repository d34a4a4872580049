import { Download } from 'lucide-react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { Paginator } from '#ui-kit/elements/Paginator.tsx'
import { TitledPage } from '#ui-kit/screens/account/TitledPage.tsx'
import { home } from '#ui-kit/screens/account/trails.ts'
import { SelectionBar } from '#ui-kit/shop/desk/SelectionBar.tsx'
import { BulkMoveDialog, type BulkMoveDialogProps } from '#ui-kit/shop/order/BulkMoveDialog.tsx'
import { type BulkMove, bulkMoves, bulkMoveWords } from '#ui-kit/shop/order/bulkMove.ts'
import { OrderFilters, type OrderFiltersProps } from '#ui-kit/shop/order/OrderFilters.tsx'
import { OrdersTable, type OrdersTableProps } from '#ui-kit/shop/order/OrdersTable.tsx'
import { everyOrder, isNarrowed } from '#ui-kit/shop/order/orderFilter.ts'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { EmptyPage } from './EmptyPage.tsx'
import { NoOrders } from './NoOrders.tsx'
import { OrdersCount } from './OrdersCount.tsx'
import { OrdersLoading } from './OrdersLoading.tsx'

export type OrdersManagementScreenProps = OrderFiltersProps &
  OrdersTableProps & {
    /** How many orders match, on all pages. */
    totalCount: number
    /** How many have come since the table was drawn. */
    arrived?: number | undefined
    onShowArrived: () => void
    /** A move was chosen for the selected orders. */
    onBulk: (move: BulkMove) => void
    /** The bulk move that is being made. */
    bulk?: BulkMoveDialogProps | undefined
    /** Downloads all orders that match, as CSV. */
    onExport: () => void
    exporting?: boolean | undefined
    /** Counted from 1. */
    page: number
    pages: number
    hrefFor: (page: number) => string
    loading?: boolean | undefined
    failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
  }

/** Everybody's orders, for admins: to find, to move on many at once, and to take out as CSV. */
export const OrdersManagementScreen = (props: OrdersManagementScreenProps) => {
  const { loading, failure, totalCount, arrived = 0, onShowArrived, bulk, exporting, onExport } = props

  return (
    <TitledPage
      trail={[home]}
      title="Orders management"
      aside={
        <Button kind="secondary" loading={exporting} icon={<Download size={18} aria-hidden />} onClick={onExport}>
          Export CSV
        </Button>
      }
      dialog={bulk && <BulkMoveDialog {...bulk} />}
    >
      <Stack gap={4}>
        <OrderFilters {...props} />
        <OrdersCount
          count={loading || failure ? undefined : totalCount}
          arrived={arrived}
          onShowArrived={onShowArrived}
        />
        {content(props)}
      </Stack>
    </TitledPage>
  )
}

const content = (props: OrdersManagementScreenProps) => {
  const { orders, selectedIds, onSelect, onFilter, filter, failure, loading } = props

  if (failure) return <ErrorPanel message={failure.message ?? 'Failed to fetch orders'} onRetry={failure.onRetry} />
  if (loading) return <OrdersLoading />
  if (orders.length === 0 && props.totalCount > 0) return <EmptyPage lastHref={props.hrefFor(props.pages)} />
  if (orders.length === 0) return <NoOrders narrowed={isNarrowed(filter)} onShowAll={() => onFilter(everyOrder)} />

  return (
    <>
      <OrdersTable {...props} />
      {selectedIds.length > 0 && (
        <SelectionBar
          label="Selected orders"
          count={selectedIds.length}
          actions={bulkMoves.map((move) => ({ id: move, label: bulkMoveWords[move].label }))}
          onChoose={(chosen) => {
            const move = bulkMoves.find((each) => each === chosen)
            if (move) props.onBulk(move)
          }}
          onClear={() => onSelect([])}
        />
      )}
      <Paginator page={props.page} pages={props.pages} hrefFor={props.hrefFor} />
    </>
  )
}
