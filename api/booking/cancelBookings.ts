import type { Ledger } from '#api/eventStore/ledger.ts'
import type { CommandContext } from '#api/eventStore/recordCommand.ts'
import { policy } from '#api/policies/policy.ts'
import { waitForReadModel } from '#api/policies/waitForReadModel.ts'
import type { Projector } from '#api/readModels/projector.ts'
import type { AccountFact } from '#domain/account/accountEvents.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { cancelForClosedAccount } from '#domain/booking/bookingCommands.ts'
import type { BookingFact } from '#domain/booking/bookingEvents.ts'
import { bookingMachine, bookingStream } from '#domain/booking/bookingMachine.ts'
import { recordIdOf } from '#domain/kernel/streamName.ts'
import { type BookingQueries, bookingList } from './bookingList.ts'

interface Parts {
  ledger: Ledger
  bookings: Pick<BookingQueries, 'openOfCustomer'>
  projector: Pick<Projector, 'waitForPosition' | 'stoppedProjections'>
  now: () => Date
}

/**
 * Cancels the bookings to come of erased customers, so that nobody comes to a customer who has left. Bookings from before the erasure are in the list
 * by then; one whose request was under way is cancelled by its own fact.
 */
export const cancelBookings = ({ ledger, bookings, projector, now }: Parts) => {
  const cancel = (bookingId: string, context: CommandContext) =>
    ledger.handle(bookingMachine, bookingStream(bookingId), context, (booking) =>
      cancelForClosedAccount(booking, now().toISOString()),
    )

  return policy<AccountFact | BookingFact>({
    name: 'cancelBookings',
    when: {
      AccountErased: async (_, fact, context) => {
        await waitForReadModel(projector, bookingList, fact.position)
        for (const { id } of bookings.openOfCustomer(recordIdOf(fact))) await cancel(id, context)
      },
      BookingRequested: async ({ customerId }, fact, context) => {
        const account = await ledger.load(accountMachine, accountStream(customerId))
        if (account.is('erased')) await cancel(recordIdOf(fact), context)
      },
    },
  })
}
