import type { z } from 'zod'
import type { Ledger } from '#api/eventStore/ledger.ts'
import type { CommandContext } from '#api/eventStore/recordCommand.ts'
import type { Caller } from '#api/http/handlers.ts'
import { bookingNumberOf } from '#api/recordNumbers.ts'
import { addressBookMachine, addressBookStream } from '#domain/address/addressBookMachine.ts'
import { findAddress } from '#domain/address/addressCommands.ts'
import type { Address } from '#domain/address/addressEvents.ts'
import { requestBooking } from '#domain/booking/bookingCommands.ts'
import type { BookingRequest } from '#domain/booking/bookingForm.ts'
import { bookingMachine, bookingStream } from '#domain/booking/bookingMachine.ts'
import { isRefusal, refuse } from '#domain/kernel/decision.ts'
import type { Agendas } from './agendas.ts'
import { bookingFingerprint, bookingIdOf, claimIdOf } from './bookingIds.ts'

type Request = z.output<typeof BookingRequest>

interface Parts {
  ledger: Ledger
  agendas: Agendas
}

/**
 * Takes the slot in the provider's agenda, then makes the booking. A crash or a refusal between the two leaves a claim without a booking,
 * which a policy releases; a repeated idempotency key finds the same booking.
 */
export const openBookingRequest = ({ ledger, agendas }: Parts) => {
  return async (
    request: Request,
    { customerId, emailVerified }: Caller,
    key: string | undefined,
    context: CommandContext,
  ) => {
    const { providerId, start, phone, note } = request
    const bookingId = bookingIdOf(customerId, key)
    const fingerprint = bookingFingerprint(providerId, start, request.address, phone, note)
    const existing = await ledger.load(bookingMachine, bookingStream(bookingId))
    if (existing.context.requested)
      return existing.context.requested.fingerprint === fingerprint
        ? { bookingId, record: existing, position: 0 }
        : refuse('KeyWasUsed')
    if (!emailVerified) return refuse('EmailNotVerified')
    const address = await addressOf(ledger, request, customerId)
    if (!address) return refuse('AddressNotFound')

    // Agendas are not encrypted: the fingerprint, which has the telephone number and the note, must not be guessable from a claim.
    const claimId = claimIdOf(existing, bookingFingerprint(providerId, start))
    const taken = await agendas.book({ providerId, start, customerId, bookingId, claimId }, context)
    if (isRefusal(taken)) return taken
    const { slot } = taken
    const { fullName, profession, callOutFee } = taken.provider
    const handled = await ledger.handle(bookingMachine, bookingStream(bookingId), context, (booking) =>
      requestBooking(
        booking,
        {
          bookingNumber: bookingNumberOf(bookingId),
          ...{ claimId, providerId, providerName: fullName, profession, customerId, callOutFee, address, phone, note },
          start: slot.start,
          minutes: slot.minutes,
          fingerprint,
        },
        { emailVerified },
      ),
    )
    return isRefusal(handled) ? handled : { bookingId, ...handled }
  }
}

const addressOf = async (ledger: Ledger, { address }: Request, customerId: string): Promise<Address | undefined> => {
  if (!('id' in address)) return address
  const saved = findAddress(await ledger.load(addressBookMachine, addressBookStream(customerId)), address.id)
  if (!saved) return undefined
  const { id: _id, ...rest } = saved
  return rest
}
