import type { AccountParts } from '#api/account/accountParts.ts'
import { holdersOf } from '#api/account/emailHolders.ts'
import { isRefusal, refuse } from '#domain/kernel/decision.ts'
import { QueueIsFull } from './boundedQueue.ts'
import { unknownDeviceBucket } from './loginAttempts.ts'
import { matchingHash } from './passwordHashing.ts'

type Parts = Pick<AccountParts, 'ledger' | 'emails' | 'passwords' | 'attempts' | 'devices'>

interface Credentials {
  email: string
  password: string
  /** The tokens by which accounts recognize the browser. */
  deviceTokens: readonly string[]
}

/**
 * Checks the password of an address, within the limit of login attempts: against the owner, or, if the address has no owner, against its
 * sign-ups, of which the last that matches counts. An unknown address takes the same time.
 */
export const openCredentialCheck = (parts: Parts) => {
  const { emails, passwords, attempts, devices } = parts

  return async ({ email, password, deviceTokens }: Credentials) => {
    const { owner, claims } = await holdersOf(parts, email)
    const deviceBucket = await devices.bucketOf(owner ?? 'nobody', deviceTokens)
    const bucket = deviceBucket ?? (await unknownDeviceBucket(emails, email))
    const refusal = await attempts.begin(bucket)
    if (refusal) return refusal

    const customers = owner ? [owner] : claims
    const hashes = await Promise.all(customers.map(passwords.hashOf))
    const hash = await refuseWhenBusy(() => matchingHash(password, hashes))
    if (isRefusal(hash)) {
      await attempts.refund(bucket)
      return hash
    }
    const customerId = customers[hashes.lastIndexOf(hash)]
    if (!hash || !customerId) return refuse('LoginFailed')

    // If the address has no owner, an attacker may have signed up with it: the attacker's own right password must not reset the counter.
    await (owner ? attempts.clear(bucket) : attempts.refund(bucket))
    /** Whether the password has not been replaced since. */
    const isStillValid = async () => (await passwords.hashOf(customerId)) === hash
    return {
      customerId,
      isOwner: owner !== undefined,
      isKnownDevice: deviceBucket !== undefined,
      isStillValid,
    }
  }
}

/** Checks the password of a signed-in customer. Wrong passwords at the login do not delay it. */
export const openOwnPasswordCheck = ({ passwords, attempts }: Pick<Parts, 'passwords' | 'attempts'>) => {
  return async (customerId: string, password: string) => {
    const refusal = await attempts.begin(customerId)
    if (refusal) return refusal
    const hash = await passwords.hashOf(customerId)
    const matching = await refuseWhenBusy(() => matchingHash(password, [hash]))
    if (isRefusal(matching)) {
      await attempts.refund(customerId)
      return matching
    }
    if (!matching) return refuse('PasswordIsWrong')
    await attempts.clear(customerId)
    return undefined
  }
}

/** The result of the work, or the refusal `TooBusy` if the queue of password hashes is full. */
export const refuseWhenBusy = async <Answer>(work: () => Promise<Answer>) => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof QueueIsFull) return refuse('TooBusy')
    throw error
  }
}
