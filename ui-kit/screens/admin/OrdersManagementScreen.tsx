import { styled } from 'styled-components'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { Paginator } from '#ui-kit/elements/Paginator.tsx'
import { Select } from '#ui-kit/elements/Select.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { TextField } from '#ui-kit/elements/TextField.tsx'
import { TitledPage } from '#ui-kit/screens/account/TitledPage.tsx'
import { home } from '#ui-kit/screens/account/trails.ts'
import type { OrderRow } from '#ui-kit/shop/order/OrderRowCard.tsx'
import { OrdersTable } from '#ui-kit/shop/order/OrdersTable.tsx'
import { type OrderStatus, statusLooks } from '#ui-kit/shop/order/orderStatus.ts'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { phone } from '#ui-kit/theme/media.ts'
import { NoOrders } from './NoOrders.tsx'
import { OrdersLoading } from './OrdersLoading.tsx'

type OrdersManagementScreenProps = {
  orders: readonly OrderRow[]
  /** How many orders match, on all pages. */
  totalCount: number
  /** The status shown; empty shows all. */
  status: OrderStatus | ''
  /** What was typed to look for. */
  search: string
  onStatus: (status: OrderStatus | '') => void
  onSearch: (search: string) => void
  /** Counted from 1. */
  page: number
  pages: number
  hrefFor: (page: number) => string
  loading?: boolean | undefined
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
}

/** Everybody's orders, for admins. */
export const OrdersManagementScreen = (props: OrdersManagementScreenProps) => {
  const { totalCount, status, search, onStatus, onSearch, loading, failure } = props

  return (
    <TitledPage trail={[home]} title="Orders management">
      <Stack gap={4}>
        <Filters>
          <TextField
            type="search"
            label="Find"
            placeholder="Order number or customer"
            value={search}
            onChange={onSearch}
          />
          <Select
            label="Order status"
            value={status}
            options={statusOptions}
            onChange={(chosen) => onStatus(statusNamed(chosen))}
          />
          <Text size={14} tone="ink-2" role="status">
            {!loading && !failure && counted(totalCount)}
          </Text>
        </Filters>
        {content(props)}
      </Stack>
    </TitledPage>
  )
}

const content = ({ failure, loading, orders, ...props }: OrdersManagementScreenProps) => {
  if (failure) return <ErrorPanel message={failure.message ?? 'Failed to fetch orders'} onRetry={failure.onRetry} />
  if (loading) return <OrdersLoading />
  if (orders.length === 0) return <NoOrders {...props} />

  return (
    <>
      <OrdersTable orders={orders} />
      <Paginator page={props.page} pages={props.pages} hrefFor={props.hrefFor} />
    </>
  )
}

const statuses: OrderStatus[] = ['Pending', 'Processing', 'Shipped', 'Delivered', 'Canceled']

const statusOptions = [
  { value: '', label: 'All' },
  ...statuses.map((status) => ({ value: status, label: statusLooks[status].words })),
]

const statusNamed = (chosen: string) => statuses.find((status) => status === chosen) ?? ''

const counted = (count: number) => (count === 1 ? '1 order' : `${count} orders`)

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-3) var(--space-4);

  > :nth-child(1) {
    flex: 0 1 320px;
  }
  > :nth-child(2) {
    flex: 0 1 200px;
  }
  > :last-child {
    padding-bottom: 12px;
    margin-left: auto;
  }
  ${phone} {
    > :nth-child(1), > :nth-child(2) {
      flex: 1 1 100%;
    }
    > :last-child {
      padding-bottom: 0;
      margin-left: 0;
    }
  }
`
