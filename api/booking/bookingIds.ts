import { createHash, randomUUID } from 'node:crypto'
import type { Booking } from '#domain/booking/bookingMachine.ts'

/** The booking id of a customer's idempotency key: equal keys give equal ids; without a key, a random one. 32 hexadecimal digits. */
export const bookingIdOf = (customerId: string, key: string = randomUUID()) => digest(`booking ${customerId} ${key}`)

/**
 * The claim of a booking on a slot, by what distinguishes the request that takes it: a request for a different slot never shares a claim,
 * and a repeated one has another after its claim was abandoned. Claims are stored in plaintext and outlive the customer's personal data:
 * `request` must not depend on any.
 */
export const claimIdOf = ({ stream, context }: Pick<Booking, 'stream' | 'context'>, request: string = randomUUID()) =>
  digest(`claim ${stream} ${context.abandonedClaims.length} ${request}`)

/** What distinguishes two requests under one key. */
export const bookingFingerprint = (...input: readonly unknown[]) => digest(JSON.stringify(input))

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32)
