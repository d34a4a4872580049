import { X } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { DateField } from '#ui-kit/elements/DateField.tsx'
import { Select } from '#ui-kit/elements/Select.tsx'
import { TextField } from '#ui-kit/elements/TextField.tsx'
import { CardsField, FilterFields } from '#ui-kit/shop/adminTable/filterStyles.ts'
import { TableSort } from '#ui-kit/shop/adminTable/TableSort.tsx'
import { bookingStatusBadges, bookingStatuses } from '#ui-kit/shop/booking/bookingStatus.ts'
import type { BookingFilter, BookingSort } from './bookingFilter.ts'

export type BookingFiltersProps = {
  /** What is chosen at the moment; an empty value restricts nothing. */
  filter: BookingFilter
  /** Called with all filters after one of them has changed. */
  onFilter: (filter: BookingFilter) => void
  /** The name of the provider, if only this provider's bookings are shown. */
  providerName?: string | undefined
  /** The column that orders the list, and the direction. */
  sort: BookingSort
  /** Called with the column and the direction that somebody has chosen. */
  onSort: (sort: BookingSort) => void
  /** Leaves the days and the order out, which the calendar has itself. */
  calendar?: boolean | undefined
}

/** The filter fields of the bookings. On phones the sort order is selected here, elsewhere in the column headers. */
export const BookingFilters = (props: BookingFiltersProps) => {
  const { filter, onFilter, providerName, sort, onSort, calendar = false } = props
  const updateFilter = (change: Partial<BookingFilter>) => onFilter({ ...filter, ...change })
  const isReversed = filter.since !== '' && filter.until !== '' && filter.since > filter.until

  return (
    <FilterFields role="group" aria-label="Filter">
      <TextField
        type="search"
        label="Find"
        placeholder="Number, provider or customer"
        maxLength={100}
        value={filter.search}
        onChange={(search) => updateFilter({ search })}
      />
      <Select
        label="Status"
        value={filter.status}
        options={[
          { value: '', label: 'All' },
          ...bookingStatuses.map((status) => ({ value: status, label: bookingStatusBadges[status].label })),
        ]}
        onChange={(chosen) => updateFilter({ status: bookingStatuses.find((status) => status === chosen) ?? '' })}
      />
      {!calendar && (
        <>
          <DateField label="Visit from" value={filter.since} onChange={(since) => updateFilter({ since })} />
          <DateField
            label="Visit to"
            value={filter.until}
            error={isReversed ? 'This date is before the first one.' : undefined}
            onChange={(until) => updateFilter({ until })}
          />
          <CardsField>
            <TableSort sort={sort} options={sortOptions} onSort={onSort} />
          </CardsField>
        </>
      )}
      {filter.provider !== '' && (
        <Chips>
          <Button
            size="small"
            kind="secondary"
            icon={<X size={16} aria-hidden />}
            aria-label={`Bookings of ${providerName ?? filter.provider} only: show everybody’s`}
            onClick={() => updateFilter({ provider: '' })}
          >
            {providerName ?? filter.provider}
          </Button>
        </Chips>
      )}
    </FilterFields>
  )
}

const sortOptions: (BookingSort & { label: string })[] = [
  { by: 'start', descending: false, label: 'Soonest visit first' },
  { by: 'start', descending: true, label: 'Latest visit first' },
  { by: 'requestedAt', descending: true, label: 'Newest request first' },
  { by: 'requestedAt', descending: false, label: 'Oldest request first' },
]

const Chips = styled.div`
  grid-column: 1 / -1;

  button {
    max-width: 100%;
  }
`
