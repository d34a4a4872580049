import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { EmptyState } from '#ui-kit/elements/EmptyState.tsx'
import { Table } from '#ui-kit/elements/Table.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { CellNote } from '#ui-kit/shop/adminTable/CellNote.ts'
import type { BookingRow } from '#ui-kit/shop/booking/admin/bookingRow.ts'
import { type BookingStatus, bookingStatusBadges } from '#ui-kit/shop/booking/bookingStatus.ts'
import { shortDayName, slotDay, slotTime } from '#ui-kit/shop/booking/slotTimes.ts'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { blockStyles } from './blockStyles.ts'
import { StatusIcon } from './StatusIcon.tsx'

type ProviderWeekProps = {
  /** The seven days of the week: '2026-11-23'. */
  days: readonly string[]
  today: string
  bookings: readonly BookingRow[]
}

/** A row for every provider with bookings in the week, and a column for every day. */
export const ProviderWeek = ({ days, today, bookings }: ProviderWeekProps) => {
  const providers = [...Map.groupBy(bookings, ({ providerId }) => providerId).values()].toSorted(byName)
  if (providers.length === 0) return <EmptyState title="No bookings this week" />

  return (
    <Table
      dense
      caption="Bookings by service provider"
      columns={[
        { key: 'provider', label: 'Service provider' },
        ...days.map((day) => ({ key: day, label: day === today ? `Today, ${shortDayName(day)}` : shortDayName(day) })),
      ]}
    >
      {providers.map((own) => (
        <tr key={own[0]?.providerId}>
          <ProviderCell scope="row">
            <Anchor href={own[0]?.providerHref ?? ''}>{own[0]?.providerName}</Anchor>
            <CellNote>{own[0]?.profession}</CellNote>
          </ProviderCell>
          {days.map((day) => (
            <DayCell key={day} data-today={day === today || undefined}>
              <Visits bookings={own.filter(({ slot }) => slotDay(slot.start) === day).toSorted(byStart)} />
            </DayCell>
          ))}
        </tr>
      ))}
    </Table>
  )
}

const Visits = ({ bookings }: { bookings: readonly BookingRow[] }) => (
  <VisitList>
    {bookings.map(({ id, href, status, slot, customerName }) => (
      <li key={id}>
        <VisitLink href={href} $status={status}>
          <StatusIcon status={status} />
          <Time>{slotTime(slot.start)}</Time> {customerName}
          <VisuallyHidden>, {bookingStatusBadges[status].label}</VisuallyHidden>
        </VisitLink>
      </li>
    ))}
  </VisitList>
)

const byName = (one: readonly BookingRow[], other: readonly BookingRow[]) =>
  (one[0]?.providerName ?? '').localeCompare(other[0]?.providerName ?? '', 'en')

const byStart = (one: BookingRow, other: BookingRow) => one.slot.start.localeCompare(other.slot.start)

const ProviderCell = styled.th`
  && {
    position: sticky;
    z-index: 1;
    left: 0;
    min-width: 130px;
    max-width: 200px;
    background: var(--surface);
    overflow-wrap: anywhere;
    vertical-align: top;
    white-space: normal;
  }
`

const DayCell = styled.td`
  && {
    min-width: 84px;
    padding: 6px;
    border-inline-start: var(--border) solid var(--line);
    vertical-align: top;
    white-space: normal;
  }
  &&[data-today] {
    background: color-mix(in srgb, var(--brand-tint) 45%, transparent);
  }
`

const VisitList = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 4px;
`

const VisitLink = styled(Anchor)<{ $status: BookingStatus }>`
  ${blockStyles}
  min-height: 24px;
  padding: 3px 6px;
  overflow-wrap: anywhere;
`

const Time = styled.strong`
  ${font(12, 800)}
  ${tabular}
`
