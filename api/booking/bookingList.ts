import type { DatabaseSync } from 'node:sqlite'
import { foldedText } from '#api/readModels/foldedText.ts'
import { type Changes, projection } from '#api/readModels/projection.ts'
import { table } from '#api/readModels/table.ts'
import { type AccountFact, fullName } from '#domain/account/accountEvents.ts'
import type { BookingSort } from '#domain/booking/bookingContract.ts'
import type { BookingFact } from '#domain/booking/bookingEvents.ts'
import { bookingStream } from '#domain/booking/bookingMachine.ts'
import type { BookingStatus } from '#domain/booking/bookingStatus.ts'
import { toRand } from '#domain/kernel/money.ts'
import { recordIdOf } from '#domain/kernel/streamName.ts'

/** Bookings as customers and admins list them. Money in cents. */
export const bookingList = projection({
  name: 'bookingList',
  version: 1,
  tables: {
    bookings: table(
      {
        id: 'text',
        number: 'text',
        provider_id: 'text',
        provider_name: 'text',
        profession: 'text',
        customer_id: 'text',
        start: 'text',
        minutes: 'integer',
        status: 'text',
        call_out_fee: 'integer',
        requested_at: 'text',
        /** Number and provider's name, folded. */
        words: 'text',
      },
      ['id'],
      ['customer_id, start', 'provider_id, start', 'start', 'status, start', 'requested_at'],
    ),
    booking_customers: table({ id: 'text', name: 'text', words: 'text' }, ['id']),
  },
  when: ({ bookings, booking_customers }): Changes<BookingFact | AccountFact> => ({
    BookingRequested: ({ bookingNumber, providerId, providerName, profession, customerId, ...rest }, fact) =>
      bookings.put({
        id: recordIdOf(fact),
        number: bookingNumber,
        provider_id: providerId,
        provider_name: providerName,
        profession,
        customer_id: customerId,
        start: rest.start,
        minutes: rest.minutes,
        status: 'Requested',
        call_out_fee: rest.callOutFee,
        requested_at: fact.meta.at,
        words: foldedText(`${bookingNumber} ${providerName}`),
      }),
    BookingRescheduled: ({ start, minutes }, fact) => bookings.change(recordIdOf(fact), { start, minutes }),
    BookingConfirmed: (_, fact) => bookings.change(recordIdOf(fact), { status: 'Confirmed' }),
    BookingDeclined: (_, fact) => bookings.change(recordIdOf(fact), { status: 'Declined' }),
    BookingCanceled: (_, fact) => bookings.change(recordIdOf(fact), { status: 'Canceled' }),
    BookingCompleted: (_, fact) => bookings.change(recordIdOf(fact), { status: 'Completed' }),
    NoShowRecorded: (_, fact) => bookings.change(recordIdOf(fact), { status: 'NoShow' }),
    AccountOpened: (names, fact) => booking_customers.put({ id: recordIdOf(fact), ...named(names) }),
    DetailsChanged: (names, fact) => booking_customers.change(recordIdOf(fact), named(names)),
    AccountErased: (_, fact) => booking_customers.remove(recordIdOf(fact)),
  }),
})

const named = (names: Parameters<typeof fullName>[0]) => ({ name: fullName(names), words: foldedText(fullName(names)) })

/** Which bookings a list shows; what is left out limits nothing. */
export interface BookingFilter {
  status?: BookingStatus | undefined
  providerId?: string | undefined
  customerId?: string | undefined
  /** Part of a booking number, of a provider's name or of a customer's name. */
  search?: string | undefined
  /** When the appointments start: ISO 8601, UTC, inclusive. */
  since?: string | undefined
  until?: string | undefined
}

/** A page of a list, in an order. */
export interface BookingListQuery extends BookingFilter {
  sort: BookingSort
  /** From 1. */
  pageNumber: number
  limit: number
}

/** The most bookings of one customer and provider that are checked for a visit. */
const maxVisits = 20

export type BookingQueries = ReturnType<typeof bookingQueries>

/** The queries of the lists of bookings. */
export const bookingQueries = (database: DatabaseSync) => {
  const from = 'FROM bookings LEFT JOIN booking_customers ON booking_customers.id = customer_id'
  const columns = 'bookings.*, coalesce(name, customer_id) AS customer_name'
  const filter = `WHERE (:status IS NULL OR status = :status) AND (:provider IS NULL OR provider_id = :provider)
    AND (:customer IS NULL OR customer_id = :customer) AND (:since IS NULL OR start >= :since)
    AND (:until IS NULL OR start <= :until)
    AND (:search IS NULL OR instr(bookings.words, :search) OR instr(coalesce(booking_customers.words, ''), :search))`
  const pages = Object.fromEntries(
    Object.entries(orderBy).map(([sort, order]) => [
      sort,
      database.prepare(
        `SELECT ${columns} ${from} ${filter} ORDER BY ${order}, bookings.id LIMIT :limit OFFSET :offset`,
      ),
    ]),
  )
  const count = database.prepare(`SELECT count(*) AS count ${from} ${filter}`)
  const ofCustomer = database.prepare(
    `SELECT ${columns} ${from} WHERE customer_id = ? ORDER BY start DESC, bookings.id`,
  )
  const visits = database.prepare(
    `SELECT bookings.id FROM bookings WHERE customer_id = ? AND provider_id = ?
     ORDER BY status = 'Completed' DESC, start DESC, id LIMIT ${maxVisits}`,
  )
  const openOfProvider = database.prepare(
    `SELECT ${columns} ${from} WHERE provider_id = ? AND start >= ? AND status IN ('Requested', 'Confirmed')
     ORDER BY start, bookings.id`,
  )

  const openOfCustomer = database.prepare(
    `SELECT ${columns} ${from} WHERE customer_id = ? AND status IN ('Requested', 'Confirmed') ORDER BY start, bookings.id`,
  )

  return {
    ofCustomer: (customerId: string) => ofCustomer.all(customerId).map(bookingRow),
    /** The requested and confirmed bookings of a customer. */
    openOfCustomer: (customerId: string) => openOfCustomer.all(customerId).map(bookingRow),
    /** The streams of a customer's bookings. */
    streamsOf: (customerId: string) => ofCustomer.all(customerId).map((row) => bookingStream(String(row['id']))),
    /** Ids of a customer's bookings of a provider, completed ones first; the bookings' own streams say what became of them. */
    visitsOf: (customerId: string, providerId: string) =>
      visits.all(customerId, providerId).map((row) => String(row['id'])),
    /** The requested and confirmed bookings of a provider from a moment on. */
    openOfProvider: (providerId: string, since: string) => openOfProvider.all(providerId, since).map(bookingRow),
    page: ({ sort, pageNumber, limit, ...criteria }: BookingListQuery) => {
      const values = valuesOf(criteria)
      const total = Number(count.get(values)?.['count'])
      const rows = pages[sort]?.all({ ...values, limit, offset: (pageNumber - 1) * limit }) ?? []
      return { bookings: rows.map(bookingRow), meta: { totalCount: total, total, pageNumber, size: limit } }
    },
  }
}

const orderBy: Record<BookingSort, string> = {
  soonest: 'start',
  latest: 'start DESC',
  newest: 'requested_at DESC',
  oldest: 'requested_at',
}

// Starts are stored without milliseconds, which sort after those with.
const withoutMilliseconds = (moment: string) => moment.replace(/\.\d+Z$/, 'Z')

const valuesOf = ({ status, providerId, customerId, search, since, until }: BookingFilter) => ({
  status: status ?? null,
  provider: providerId ?? null,
  customer: customerId ?? null,
  search: (search && foldedText(search)) || null,
  since: since ? withoutMilliseconds(since) : null,
  until: until ? withoutMilliseconds(until) : null,
})

const bookingRow = (row: Record<string, unknown>) => ({
  id: String(row['id']),
  bookingNumber: String(row['number']),
  providerId: String(row['provider_id']),
  providerName: String(row['provider_name']),
  profession: String(row['profession']),
  customerId: String(row['customer_id']),
  customerName: String(row['customer_name']),
  start: String(row['start']),
  minutes: Number(row['minutes']),
  status: row['status'] as BookingStatus,
  requestedAt: String(row['requested_at']),
  callOutFee: toRand(Number(row['call_out_fee'])),
})
