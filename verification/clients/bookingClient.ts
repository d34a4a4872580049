import type { bookingRoutes } from '#api/booking/bookingRoutes.ts'
import { isRefusal } from '#domain/kernel/decision.ts'
import { aminasHouse } from '#domain/testing/fixtures.ts'
import { aminasBooking } from '#domain/testing/providerFixtures.ts'
import type { WantedTime } from '#verification/invariants/bookingLog.ts'
import type { ClientLog } from '#verification/invariants/clientLog.ts'
import { noAnswer } from './noAnswer.ts'
import type { Send } from './send.ts'

type BookingRoutes = Pick<
  ReturnType<typeof bookingRoutes>,
  'POST bookings/hold' | 'POST bookings/leave' | 'POST bookings/request' | 'POST bookings/update'
>

/** The booking request of one idempotency key. */
export interface RequestBooking extends WantedTime {
  customerId: string
  key: string
  bookingId: string
}

type BookingEdit = Parameters<BookingRoutes['POST bookings/update']>[0]['querydata']

/** Holds times, and requests and edits bookings as a customer or an admin does, and logs every request and every answer. */
export const openBookingClient = ({ send, clientLog }: { send: Send<BookingRoutes>; clientLog: ClientLog }) => {
  const { bookings } = clientLog

  const told = <Answer>(answer: Answer) => {
    if (isRefusal(answer)) clientLog.recordRefusal(answer.refusal)
    return answer
  }

  return {
    hold: async (wish: WantedTime) =>
      told(
        await send(`holds ${wishText(wish)}`, (routes, requestContext) =>
          routes['POST bookings/hold']({ ...requestContext, querydata: wish }),
        ),
      ),
    leave: async (wish: WantedTime) =>
      told(
        await send(`leaves ${wishText(wish)}`, (routes, requestContext) =>
          routes['POST bookings/leave']({ ...requestContext, querydata: wish }),
        ),
      ),
    request: async ({ providerId, start, key, ...request }: RequestBooking) => {
      const wish = { providerId, start }
      bookings.recordRequest(request, wish)
      const querydata = { ...wish, address: aminasHouse, phone: aminasBooking.phone, note: '' }
      const answer = told(
        await send(
          `requests ${request.bookingId.slice(0, 6)}: ${wishText(wish)}`,
          (routes, requestContext) => routes['POST bookings/request']({ ...requestContext, querydata }),
          key,
        ),
      )
      if (answer === noAnswer || isRefusal(answer)) return answer
      bookings.recordMade(answer.result.id)
      bookings.recordBooking(answer.result)
      return answer
    },
    edit: async (querydata: BookingEdit, key?: string) => {
      const { id, start, status = `at ${start}` } = querydata
      const answer = told(
        await send(
          `edits ${id.slice(0, 6)}: ${status}`,
          (routes, requestContext) => {
            if (key !== undefined) bookings.recordEdit(key, requestContext.context.correlationId)
            return routes['POST bookings/update']({ ...requestContext, querydata })
          },
          key,
        ),
      )
      if (answer === noAnswer || isRefusal(answer)) return answer
      for (const booking of answer.result) bookings.recordBooking(booking)
      return answer
    },
  }
}

const wishText = ({ providerId, start }: WantedTime) => `${providerId} at ${start}`
