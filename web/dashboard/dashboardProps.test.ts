import { describe, expect, it } from 'vitest'
import type { AnswerOf } from '#web/state/http/calls.ts'
import { dashboardProps, namedDay, shortDay, weekdayOf } from './dashboardProps.ts'

const nothingSold = { orders: 0, canceled: 0, revenue: 0, averageOrder: 0 }

const figures: AnswerOf<'GET dashboard/figures'>['result'] = {
  days: 7,
  since: '2026-11-20',
  until: '2026-11-21',
  perDay: [
    { day: '2026-11-20', orders: 4, canceled: 1, revenue: 1000, averageOrder: 333.33 },
    { day: '2026-11-21', ...nothingSold },
  ],
  period: { orders: 4, canceled: 1, revenue: 1_234_567, averageOrder: 411_522.33 },
  today: nothingSold,
  weekAgo: { orders: 2, canceled: 0, revenue: 698, averageOrder: 349 },
  waiting: { pending: 3, processing: 1, late: 2 },
  bookings: {
    perDay: [
      { day: '2026-11-20', requested: 8 },
      { day: '2026-11-21', requested: 3 },
    ],
    ...{ requestedToday: 3, requestedWeekAgo: 1, waiting: 4, today: 2, nextSevenDays: 9, toComplete: 0 },
  },
  providers: { listed: 124, unverified: 31 },
  stock: { low: 5, soldOut: 1 },
  unfound: { count: 7, texts: [{ text: 'gas & heater', count: 5 }] },
  pageViews: [{ path: '/LayBuy', count: 37 }],
  onlineUsers: 9,
}

describe('the dashboard', () => {
  const { daily, now, bookingsNow, days, unfound } = dashboardProps(figures, undefined)
  const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

  it('shows the sales of the period, with those of today', () => {
    expect(daily.map(({ label, value, trend, note }) => [label, plain(value), trend, plain(note)])).toEqual([
      ['Orders', '4', 'down', '1 of them cancelled. 0 today, 2 by this time last Saturday'],
      ['Revenue', 'R 1 234 567.00', 'down', 'R 0.00 today, R 698.00 by this time last Saturday'],
      ['Average order', 'R 411 522.33', 'down', 'R 0.00 today, R 349.00 by this time last Saturday'],
      ['Bookings', '11', 'up', '3 today, 1 by this time last Saturday'],
    ])
    expect(daily[1]?.bars).toEqual([
      { key: '2026-11-20', label: '20 Nov', value: 1000 },
      { key: '2026-11-21', label: '21 Nov', value: 0 },
    ])
    expect(plain(daily[1]?.formatValue(2000))).toBe('R 2 000')
  })

  it('links each figure to the list that it counts', () => {
    const ordersHref = '/Orders_Management?since=2026-11-20'
    expect(daily.map(({ href }) => href)).toEqual([ordersHref, ordersHref, ordersHref, '/Bookings_Management'])
    expect(Object.fromEntries(now.map(({ label, value, href }) => [label, [value, href]]))).toEqual({
      'Late orders': ['2', '/Orders_Management?late=1'],
      Pending: ['3', '/Orders_Management?status=Pending'],
      Processing: ['1', '/Orders_Management?status=Processing'],
      'Low stock': ['5', '/Products_Management?state=listed&warning=lowStock'],
      'No results': ['7', '#searches'],
      'Online now': ['9', '/Audit?role=customer'],
    })
    expect(bookingsNow.map(({ label, value, href }) => [label, value, href])).toEqual([
      ['To confirm', '4', '/Bookings_Management?status=Requested&since=2026-11-21'],
      ['To complete', '0', '/Bookings_Management?status=Confirmed&until=2026-11-20'],
      ['Visits today', '2', '/Bookings_Management?since=2026-11-21&until=2026-11-21'],
      ['Visits in 7 days', '9', '/Bookings_Management?since=2026-11-21&until=2026-11-27'],
      ['Service providers', '124', '/ServiceProvider_Management?state=active'],
      ['Not verified', '31', '/ServiceProvider_Management?verified=no&state=active'],
    ])
    expect(unfound).toEqual([{ text: 'gas & heater', count: 5, href: '/Products_Management?search=gas+%26+heater' }])
  })

  it('names the pages that were opened by their titles', () => {
    expect(dashboardProps(figures, undefined).pageViews).toEqual([{ title: 'Lay-Buy', href: '/LayBuy', count: 37 }])
  })

  it('marks bookings that wait for somebody', () => {
    expect(bookingsNow.filter(({ isUrgent }) => isUrgent).map(({ label }) => label)).toEqual(['To confirm'])
  })

  it('lists the days, the newest first', () => {
    expect(
      days.map(({ label, orders, revenue, averageOrder, bookings }) => [
        ...[label, orders, plain(revenue), plain(averageOrder), bookings],
      ]),
    ).toEqual([
      ['Sat 21 Nov', '0', 'R 0.00', 'R 0.00', '3'],
      ['Fri 20 Nov', '4', 'R 1 000.00', 'R 333.33', '8'],
    ])
    expect(days[0]?.href).toBe('/Orders_Management?since=2026-11-21&until=2026-11-21')
  })

  it('prefers the live number of visitors to the one in the answer', () => {
    expect(dashboardProps(figures, 12).now.at(-1)?.value).toBe('12')
  })
})

it('a day has a short label, one with its weekday, and a weekday', () => {
  expect([shortDay('2026-03-01'), namedDay('2026-03-01'), weekdayOf('2026-03-01')]).toEqual([
    '1 Mar',
    'Sun 1 Mar',
    'Sunday',
  ])
})
