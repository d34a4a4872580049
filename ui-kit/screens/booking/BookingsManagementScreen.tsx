import { CalendarDays, ClipboardList } from 'lucide-react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { Skeleton } from '#ui-kit/elements/Skeleton.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { homeCrumb } from '#ui-kit/screens/shell/crumbs.ts'
import { TitledPage } from '#ui-kit/screens/shell/TitledPage.tsx'
import { ListContent, type ListState } from '#ui-kit/shop/adminTable/ListContent.tsx'
import { ListCount } from '#ui-kit/shop/adminTable/ListCount.tsx'
import { BookingFilters, type BookingFiltersProps } from '#ui-kit/shop/booking/admin/BookingFilters.tsx'
import { BookingsTable } from '#ui-kit/shop/booking/admin/BookingsTable.tsx'
import { emptyBookingFilter, isBookingFilterActive } from '#ui-kit/shop/booking/admin/bookingFilter.ts'
import type { BookingRow } from '#ui-kit/shop/booking/admin/bookingRow.ts'
import { BookingsCalendar, type BookingsCalendarProps } from '#ui-kit/shop/booking/calendar/BookingsCalendar.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { NoBookings } from './NoBookings.tsx'

export type BookingsManagementScreenProps = Omit<BookingFiltersProps, 'calendar'> &
  ListState & {
    /** The bookings of the page, or with a calendar of its week. */
    bookings: readonly BookingRow[]
    /** Shows the bookings in a calendar; without it in a table. */
    calendar?: Omit<BookingsCalendarProps, 'bookings'> | undefined
    /** Where the bookings are a table. */
    tableHref: string
    /** Where the bookings are a calendar. */
    calendarHref: string
  }

/** All bookings, for admins: as a table, or as the calendar of a week. */
export const BookingsManagementScreen = (props: BookingsManagementScreenProps) => {
  const { bookings, calendar, filter, onFilter } = props

  return (
    <TitledPage
      trail={[homeCrumb]}
      title="Bookings management"
      count={<ListCount list={props} noun="booking" />}
      aside={
        calendar ? (
          <Button kind="secondary" href={props.tableHref} icon={<ClipboardList size={18} aria-hidden />}>
            Table
          </Button>
        ) : (
          <Button kind="secondary" href={props.calendarHref} icon={<CalendarDays size={18} aria-hidden />}>
            Calendar
          </Button>
        )
      }
    >
      <Stack gap={4}>
        <BookingFilters {...props} calendar={calendar !== undefined} />
        {calendar ? (
          <CalendarContent {...props} calendar={calendar} />
        ) : (
          <ListContent
            list={props}
            noun="bookings"
            rowCount={bookings.length}
            empty={
              <NoBookings narrowed={isBookingFilterActive(filter)} onShowAll={() => onFilter(emptyBookingFilter)} />
            }
          >
            <BookingsTable {...props} />
          </ListContent>
        )}
      </Stack>
    </TitledPage>
  )
}

type CalendarContentProps = Pick<BookingsManagementScreenProps, 'bookings' | 'loading' | 'failure'> & {
  calendar: Omit<BookingsCalendarProps, 'bookings'>
}

const CalendarContent = ({ bookings, calendar, loading, failure }: CalendarContentProps) => {
  if (failure) return <ErrorPanel message={failure.message ?? 'Failed to fetch bookings'} onRetry={failure.onRetry} />
  if (loading) {
    return (
      <Stack gap={4} role="status">
        <VisuallyHidden>Loading the week</VisuallyHidden>
        <Skeleton width={280} height={44} />
        <Skeleton height={520} />
      </Stack>
    )
  }

  return <BookingsCalendar {...calendar} bookings={bookings} />
}
