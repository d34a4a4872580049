import { z } from 'zod'
import { NewAddress } from '#domain/address/addressContract.ts'
import { normalizeMobileNumber } from '#domain/address/mobileNumber.ts'
import { text } from '#domain/kernel/endpoint.ts'
import { bookingStatuses } from './bookingStatus.ts'
import { noteRule } from './noteRule.ts'

const providerId = z.string({ error: 'The providerId is missing' }).min(1, 'The providerId is missing').max(64)

/** The start of a slot: a moment with its offset from UTC, stored in UTC. */
const startField = z.iso
  .datetime({ offset: true, error: 'The start must be a moment such as 2026-11-24T09:00:00+02:00' })
  .transform((written) => new Date(written).toISOString().replace('.000Z', 'Z'))

const addressError = 'The address is missing or incomplete'
const phoneError = 'The phone number must be exactly 10 digits'

const phone = z
  .string({ error: phoneError })
  .transform(normalizeMobileNumber)
  .pipe(z.string().regex(/^\d{10}$/, phoneError))

const savedAddress = z
  .string()
  .min(1)
  .transform((id) => ({ id }))

/** A time that a customer wants to keep, or gives back. */
export const SlotRequest = z.object({ providerId, start: startField })

/** The booking form. */
export const BookingRequest = z.object({
  providerId,
  start: startField,
  /** The id of a saved address, or a complete address. */
  address: z.union([savedAddress, NewAddress, z.object({ id: z.string().min(1, addressError) })], {
    error: addressError,
  }),
  phone,
  note: text('note', noteRule.min, noteRule.max).default(''),
  customerId: z.string().optional(),
})

const decisions = bookingStatuses.filter((status) => status !== 'Requested')

/** An edit of a booking: a status, or a new start. Customers may reschedule and cancel. */
export const BookingEdit = z
  .object({
    id: z.string({ error: 'The id is missing' }),
    userId: z.string().optional(),
    status: z.enum(decisions, { error: `The status must be one of: ${decisions.join(', ')}` }).optional(),
    start: startField.optional(),
    reason: text('reason', 0, 200).optional(),
    /** The revision that the editor saw: an edit of any other is refused. */
    version: z.int('The version must be a whole number').min(0, 'The version must be a whole number').optional(),
  })
  .refine(({ status, start }) => (status === undefined) !== (start === undefined), {
    error: 'Give either a status or a start',
    path: ['status'],
  })
