import { SlidersHorizontal, X } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Checkbox } from '#ui-kit/elements/Checkbox.tsx'
import { DateField } from '#ui-kit/elements/DateField.tsx'
import { Select } from '#ui-kit/elements/Select.tsx'
import { TextField } from '#ui-kit/elements/TextField.tsx'
import { lowFields } from '#ui-kit/shop/adminTable/filterStyles.ts'
import { TableSort } from '#ui-kit/shop/adminTable/TableSort.tsx'
import { type OrderStatus, orderStatusBadges, type ShippingStatus } from '#ui-kit/shop/order/orderStatus.ts'
import { denseDesk, desktop, laptop, phone } from '#ui-kit/theme/media.ts'
import { isValidTotal, type OrderFilter, type OrderSort, totalInCents } from './orderFilter.ts'

export type OrderFiltersProps = {
  /** What is chosen at the moment; an empty value restricts nothing. */
  filter: OrderFilter
  /** Called with all filters after one of them has changed. */
  onFilter: (filter: OrderFilter) => void
  /** The hours after which an unshipped order is late. */
  lateAfter: number
  /** The name of the customer, if only this customer's orders are shown. */
  customerName?: string | undefined
  /** The column that orders the list, and the direction. */
  sort: OrderSort
  /** Called with the column and the direction that somebody has chosen. */
  onSort: (sort: OrderSort) => void
}

/**
 * The filter fields of the order list. Those for days and totals open on demand. On phones and tablets the sort order is selected here;
 * on wider screens the column headers sort.
 */
export const OrderFilters = (props: OrderFiltersProps) => {
  const { filter, onFilter } = props
  const updateFilter = (change: Partial<OrderFilter>) => onFilter({ ...filter, ...change })
  const [isExpanded, setIsExpanded] = useState(
    [filter.since, filter.until, filter.totalFrom, filter.totalTo].some(Boolean),
  )

  return (
    <Fields role="group" aria-label="Filter">
      <TextField
        type="search"
        label="Find"
        placeholder="Order number or customer"
        maxLength={100}
        value={filter.search}
        onChange={(search) => updateFilter({ search })}
      />
      <Select
        label="Order status"
        value={filter.status}
        options={optionsOf(statuses)}
        onChange={(chosen) => updateFilter({ status: statuses.find((status) => status === chosen) ?? '' })}
      />
      <Select
        label="Shipping status"
        value={filter.shippingStatus}
        options={optionsOf(shippingStatuses)}
        onChange={(chosen) =>
          updateFilter({ shippingStatus: shippingStatuses.find((status) => status === chosen) ?? '' })
        }
      />
      <Late>
        <Checkbox
          label="Late only"
          detail={`Over ${props.lateAfter} hours`}
          checked={filter.late === '1'}
          onChange={(on) => updateFilter({ late: on ? '1' : '' })}
        />
      </Late>
      <More>
        <Button
          kind="quiet"
          aria-expanded={isExpanded}
          icon={<SlidersHorizontal size={18} aria-hidden />}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          More filters
        </Button>
      </More>
      <CardsSort>
        <TableSort sort={props.sort} options={sortOptions} onSort={props.onSort} />
      </CardsSort>
      <Extra data-open={isExpanded || undefined}>
        <DaysAndTotals filter={filter} onChange={updateFilter} />
      </Extra>
      {filter.customer !== '' && <CustomerChip {...props} />}
    </Fields>
  )
}

type DaysAndTotalsProps = { filter: OrderFilter; onChange: (change: Partial<OrderFilter>) => void }

const DaysAndTotals = ({ filter, onChange }: DaysAndTotalsProps) => {
  const { since, until, totalFrom, totalTo } = filter
  const isReversed = since !== '' && until !== '' && since > until
  const isTotalReversed = totalInCents(totalFrom, 0) > totalInCents(totalTo, Number.POSITIVE_INFINITY)

  return (
    <>
      <DateField label="Ordered from" value={since} onChange={(day) => onChange({ since: day })} />
      <DateField
        label="Ordered to"
        value={until}
        error={isReversed ? 'This date is before the first one.' : undefined}
        onChange={(day) => onChange({ until: day })}
      />
      <Total label="Total from" value={totalFrom} onChange={(total) => onChange({ totalFrom: total })} />
      <Total
        label="Total to"
        value={totalTo}
        error={isTotalReversed ? 'This total is lower than the first one.' : undefined}
        onChange={(total) => onChange({ totalTo: total })}
      />
    </>
  )
}

const CustomerChip = ({ filter, onFilter, customerName = filter.customer }: OrderFiltersProps) => (
  <Customer>
    <Button
      size="small"
      kind="secondary"
      icon={<X size={16} aria-hidden />}
      aria-label={`Orders of ${customerName} only: show everybody’s`}
      onClick={() => onFilter({ ...filter, customer: '' })}
    >
      {customerName}
    </Button>
  </Customer>
)

type TotalProps = { label: string; value: string; error?: string | undefined; onChange: (value: string) => void }

const Total = ({ label, value, error, onChange }: TotalProps) => (
  <TextField
    label={label}
    inputMode="decimal"
    placeholder="R"
    autoComplete="off"
    maxLength={12}
    value={value}
    error={isValidTotal(value) ? error : 'Rand, such as 250 or 249.99'}
    onChange={onChange}
  />
)

const statuses: OrderStatus[] = ['Pending', 'Processing', 'Shipped', 'Delivered', 'Canceled']

const shippingStatuses: ShippingStatus[] = ['awaitingDispatch', 'dispatched', 'inTransit', 'delayed', 'delivered']

const optionsOf = (values: readonly (OrderStatus | ShippingStatus)[]) => [
  { value: '', label: 'All' },
  ...values.map((status) => ({ value: status, label: orderStatusBadges[status].label })),
]

const sortOptions: (OrderSort & { label: string })[] = [
  { by: 'orderedAt', descending: true, label: 'Newest first' },
  { by: 'orderedAt', descending: false, label: 'Oldest first' },
  { by: 'total', descending: true, label: 'Largest total first' },
  { by: 'total', descending: false, label: 'Smallest total first' },
]

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  align-items: start;
  gap: var(--space-3) var(--space-4);
  ${lowFields}

  > :first-child {
    grid-column: span 2;
  }
  ${laptop} {
    grid-template-columns: repeat(4, minmax(0, 1fr)) auto auto;
  }
  ${phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-3);
  }
`

const Late = styled.div`
  align-self: end;

  ${desktop} {
    white-space: nowrap;
  }

  ${denseDesk} {
    label {
      min-height: 0;
      padding-block: 0;
    }
  }
`

const Customer = styled.div`
  grid-column: 1 / -1;

  button {
    max-width: 100%;
  }
`

const CardsSort = styled.div`
  ${phone} {
    grid-column: 1 / -1;
  }
  ${laptop} {
    display: none;
  }
`

const More = styled.div`
  align-self: end;

  button {
    padding-inline: var(--space-3);
  }
  ${denseDesk} {
    button {
      min-height: 36px;
      padding-block: 5px;
    }
  }
`

// Rarely used fields, which would push the orders out of sight.
const Extra = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: inherit;

  ${phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  &:not([data-open]) {
    display: none;
  }
`
