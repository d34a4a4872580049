import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { timingSafeEqualText } from '#api/http/textDigests.ts'
import { signUpDays } from '#domain/businessConstants.ts'

/**
 * Tokens that identify the browser of a sign-up: a message authentication code (HMAC) of the customer id with the shop's secret; nothing is stored.
 * Each token is different (salted), so that a token does not reveal whether a password was that of an earlier sign-up.
 */
export interface SignUpTokens {
  of(customerId: string): string
  /** A token that looks valid and belongs to no sign-up. */
  decoy(): string
  /** The one of these sign-ups that the browser has started. */
  startedBy(token: string | undefined, customerIds: readonly string[]): string | undefined
}

/** Seconds. A code may be requested long after the form was sent. */
export const signUpTokenLifetime = signUpDays * 24 * 60 * 60

const saltLength = 11

export const openSignUpTokens = (secret: string): SignUpTokens => {
  const authenticationCode = (salt: string, customerId: string) =>
    createHmac('sha256', `sign-up ${secret}`)
      .update(`${salt} ${customerId}`)
      .digest()
      .subarray(0, 24)
      .toString('base64url')

  const of = (customerId: string) => {
    const salt = randomBytes(8).toString('base64url')
    return salt + authenticationCode(salt, customerId)
  }

  return {
    of,
    decoy: () => of(randomUUID()),
    startedBy: (token = '', customerIds) => {
      const [salt, code] = [token.slice(0, saltLength), token.slice(saltLength)]
      return customerIds.find((customerId) => timingSafeEqualText(authenticationCode(salt, customerId), code))
    },
  }
}
