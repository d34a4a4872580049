import { z } from 'zod'
import { NewAddress } from '#domain/address/addressContract.ts'
import { contract, moment, wholeNumber } from '#domain/kernel/endpoint.ts'
import { historyFields, historyFileTypes, TimelineQuery } from '#domain/kernel/historyContract.ts'
import { BookingEdit, BookingRequest, SlotRequest } from './bookingForm.ts'
import { bookingStatuses } from './bookingStatus.ts'

const StatusField = z.enum(bookingStatuses, { error: `The status must be one of: ${bookingStatuses.join(', ')}` })

/** Money in rand, times in ISO 8601, UTC. */
export const BookingResponse = z.object({
  id: z.string(),
  bookingNumber: z.string(),
  providerId: z.string(),
  providerName: z.string(),
  profession: z.string(),
  customerId: z.string(),
  start: z.string(),
  minutes: z.number(),
  status: StatusField,
  callOutFee: z.number(),
  address: z.object({ ...NewAddress.shape }),
  /** The customer's telephone number. */
  phone: z.string(),
  note: z.string(),
  /** Why it was declined or canceled. */
  reason: z.string(),
  requestedAt: z.string(),
  /** The moment until which the customer may reschedule or cancel. */
  changeableUntil: z.string(),
  /** The record's revision: send it back with an edit. */
  version: z.number(),
  /** What can be done now, named by the status that it leads to, or `Rescheduled`. */
  offered: z.array(z.string()),
  /** The reason why each other thing cannot be done. */
  withheld: z.record(z.string(), z.string()),
})

/** A booking in a list. */
const BookingRow = BookingResponse.pick({
  id: true,
  bookingNumber: true,
  providerId: true,
  providerName: true,
  profession: true,
  customerId: true,
  start: true,
  minutes: true,
  status: true,
  callOutFee: true,
  requestedAt: true,
}).extend({ customerName: z.string() })

/** By the start of the appointment, or by the time of the request: `newest` and `oldest`. */
const bookingSorts = ['soonest', 'latest', 'newest', 'oldest'] as const
export type BookingSort = (typeof bookingSorts)[number]

/** Which bookings the admins' table shows. */
const BookingsQuery = z.object({
  status: StatusField.optional(),
  providerId: z.string().max(64).optional(),
  customerId: z.string().max(200).optional(),
  /** Part of a booking number, of a provider's name or of a customer's name. */
  search: z.string().max(100, 'The search must be at most 100 characters long').optional(),
  /** When the appointments start. Days are in South African time; both ends are inclusive. */
  since: moment('since').optional(),
  until: moment('until').optional(),
  sort: z.enum(bookingSorts, { error: `The sort must be one of: ${bookingSorts.join(', ')}` }).default('soonest'),
  pageNumber: wholeNumber('pageNumber', 1, 100_000).default(1),
  limit: wholeNumber('limit', 1, 200).default(20),
})

const idParams = z.object({ id: z.string() })

/** The booking endpoints. */
export const bookingContract = contract({
  'POST bookings/hold': {
    summary: 'Keep a free time for five minutes while the booking form is filled',
    access: 'signedIn',
    querydata: SlotRequest,
    response: z.object({
      result: z.object({ providerId: z.string(), start: z.string(), minutes: z.number(), until: z.string() }),
    }),
  },
  'POST bookings/leave': {
    summary: 'Give a held time back',
    access: 'signedIn',
    querydata: SlotRequest,
    response: z.object({ result: z.object({ providerId: z.string(), start: z.string() }) }),
  },
  'POST bookings/request': {
    summary: 'Request a booking; a time is given to one customer only',
    access: 'signedIn',
    querydata: BookingRequest,
    response: z.object({ result: BookingResponse }),
  },
  'POST bookings/update': {
    summary: 'Reschedule or cancel an own booking; admins also confirm, decline and complete',
    access: 'signedIn',
    querydata: BookingEdit,
    response: z.object({ result: z.array(BookingResponse) }),
  },
  'GET bookings/own/:customerId': {
    summary: "A customer's bookings, the latest appointment first",
    access: 'signedIn',
    params: z.object({ customerId: z.string() }),
    response: z.object({ bookings: z.array(BookingRow) }),
  },
  'GET bookings/find/:id': {
    summary: 'One booking, by its own customer or an admin',
    access: 'signedIn',
    params: idParams,
    response: z.object({ result: BookingResponse }),
  },
  'GET bookings/calendar/:id': {
    summary: 'A booking as an iCalendar file',
    access: 'signedIn',
    params: idParams,
    download: ['text/calendar'],
    response: z.object({}),
  },
  'GET bookings/all': {
    summary: 'Everybody’s bookings, narrowed down and sorted',
    access: 'admin',
    query: BookingsQuery,
    response: z.object({
      bookings: z.array(BookingRow),
      meta: z.object({ totalCount: z.number(), total: z.number(), pageNumber: z.number(), size: z.number() }),
    }),
  },
  'GET audit/bookings/:id': {
    summary: "A booking's history: every fact, the booking as it was at any revision, the difference between two",
    access: 'admin',
    params: idParams,
    query: TimelineQuery,
    download: historyFileTypes,
    response: z.object({ result: z.object({ booking: BookingResponse, ...historyFields }) }),
  },
})
