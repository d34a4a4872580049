import { X } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { DateField } from '#ui-kit/elements/DateField.tsx'
import { Select } from '#ui-kit/elements/Select.tsx'
import { TextField } from '#ui-kit/elements/TextField.tsx'
import { bookingStatusBadges, bookingStatuses } from '#ui-kit/shop/booking/bookingStatus.ts'
import { desktop, phone } from '#ui-kit/theme/media.ts'
import type { BookingFilter, BookingSort } from './bookingFilter.ts'

export type BookingFiltersProps = {
  filter: BookingFilter
  onFilter: (filter: BookingFilter) => void
  /** The name of the provider, if only this provider's bookings are shown. */
  providerName?: string | undefined
  sort: BookingSort
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
    <Fields role="group" aria-label="Filter">
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
            error={isReversed ? 'This day is before the first one.' : undefined}
            onChange={(until) => updateFilter({ until })}
          />
          <OnPhone>
            <Select
              label="Sort"
              value={`${sort.by} ${sort.descending}`}
              options={sortOptions.map(({ label, by, descending }) => ({ value: `${by} ${descending}`, label }))}
              onChange={(chosen) => {
                const option = sortOptions.find(({ by, descending }) => `${by} ${descending}` === chosen)
                if (option) onSort({ by: option.by, descending: option.descending })
              }}
            />
          </OnPhone>
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
    </Fields>
  )
}

const sortOptions: (BookingSort & { label: string })[] = [
  { by: 'start', descending: false, label: 'Soonest visit first' },
  { by: 'start', descending: true, label: 'Latest visit first' },
  { by: 'requestedAt', descending: true, label: 'Newest request first' },
  { by: 'requestedAt', descending: false, label: 'Oldest request first' },
]

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) repeat(3, minmax(0, 1fr));
  align-items: start;
  gap: var(--space-3) var(--space-4);

  ${phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-3);

    > :nth-child(-n + 2) {
      grid-column: 1 / -1;
    }
  }
`

const OnPhone = styled.div`
  grid-column: 1 / -1;

  ${desktop} {
    display: none;
  }
`

const Chips = styled.div`
  grid-column: 1 / -1;

  button {
    max-width: 100%;
  }
`
