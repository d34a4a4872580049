import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { BookingsManagementScreen } from '#ui-kit/screens/booking/BookingsManagementScreen.tsx'
import type { CalendarLayout } from '#ui-kit/shop/booking/calendar/BookingsCalendar.tsx'
import { addDays, mondayOf, slotDay } from '#ui-kit/shop/booking/slotTimes.ts'
import { customerHref, editProviderHref, managedBookingHref } from '#web/state/adminLinks.ts'
import { useLastDefined } from '#web/state/browser/useLastDefined.ts'
import type { AnswerOf } from '#web/state/http/calls.ts'
import { failureOf } from '#web/state/http/failureOf.ts'
import { useQuery } from '#web/state/http/useQuery.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import { parseDay } from '#web/state/navigation/parseDay.ts'
import type { Visit } from '#web/state/navigation/route.ts'
import { bookingListUrl, useBookingFilter } from './bookingListUrl.ts'

const path = '/Bookings_Management'

/** All bookings, for admins: a table, or with `?week=` the calendar of a week. */
export const BookingsManagementRoute = ({ visit }: { visit: Visit }) => {
  const view = bookingListUrl.viewOf(visit.query)
  const day = parseDay(visit.query.get('week') ?? '')
  const week = day === '' ? '' : mondayOf(day)
  const request = bookingListUrl.requestOf(view)
  const bookingsQuery = useQuery('GET bookings/all', week ? weekRequest(request, week) : request)
  const page = useLastDefined(bookingsQuery.answer)
  const calendar = useCalendar(week)
  const total = page?.meta.totalCount ?? 0
  const bookings = page?.bookings.map(rowOf) ?? []

  return (
    <>
      <PageHead title="Bookings management" />
      <BookingsManagementScreen
        bookings={bookings}
        totalCount={total}
        {...useBookingFilter(view)}
        providerName={bookings.find(({ providerId }) => providerId === view.filter.provider)?.providerName}
        calendar={calendar}
        tableHref={path}
        calendarHref={`${path}?week=${mondayOf(slotDay(new Date().toISOString()))}`}
        page={view.page}
        pages={bookingListUrl.pagesOf(total)}
        hrefFor={(number) => bookingListUrl.hrefFor({ ...view, page: number })}
        loading={page === undefined}
        failure={failureOf(bookingsQuery)}
      />
    </>
  )
}

const useCalendar = (week: string) => {
  const navigate = useNavigate()
  const [layout, setLayout] = useState<CalendarLayout>('days')
  if (week === '') return undefined

  return {
    week,
    today: slotDay(new Date().toISOString()),
    layout,
    onLayout: setLayout,
    onWeek: (chosen: string) => navigate(`${path}?week=${chosen}`, { preventScrollReset: true }),
    hrefForDay: (day: string) => `${path}?since=${day}&until=${day}`,
  }
}

// A week has more bookings than a page of the table.
const weekRequest = ({ query }: ReturnType<typeof bookingListUrl.requestOf>, week: string) => ({
  query: { ...query, since: week, until: addDays(week, 6), sort: 'soonest' as const, pageNumber: '1', limit: '200' },
})

type Row = AnswerOf<'GET bookings/all'>['bookings'][number]

const rowOf = ({ start, minutes, callOutFee: _, customerId, ...row }: Row) => ({
  ...row,
  href: managedBookingHref(row.id),
  providerHref: editProviderHref(row.providerId),
  customerHref: customerHref(customerId),
  slot: { start, minutes },
})
