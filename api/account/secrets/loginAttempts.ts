import type { EmailPseudonyms } from '#api/account/emailPseudonyms.ts'
import type { SecretStore } from '#api/eventStore/secretStore.ts'
import { type Refusal, refuse } from '#domain/kernel/decision.ts'

/**
 * Counts login attempts in buckets: one bucket for all unknown devices that try an address, whether it has an account or not, and one for each
 * known device of an account. The more attempts of a bucket fail, the longer is the delay before the next.
 */
export interface LoginAttempts {
  /** Counts an attempt before the password is checked, so that concurrent attempts are counted too. */
  begin(bucket: string): Promise<Refusal<'TooManyLogins'> | undefined>
  /** Takes the attempt back. */
  refund(bucket: string): Promise<void>
  /** Resets the counter: the password was right or has been replaced. */
  clear(bucket: string): Promise<void>
}

interface StoredAttempts {
  count: number
  /** Milliseconds since the epoch: attempts before it are refused. */
  until: number
}

const freeAttempts = 5
/** Seconds. */
const maxDelay = 300
const lifetime = 60 * 60

export const openLoginAttempts = (secretStore: SecretStore, now: () => number): LoginAttempts => {
  const change = async (bucket: string, next: (stored: StoredAttempts) => StoredAttempts | undefined) => {
    await secretStore.update<StoredAttempts>(attemptsKey(bucket), (stored = none) => {
      const value = next(stored)
      return value && { value, lifetime }
    })
  }

  return {
    begin: async (bucket) => {
      let wait = 0
      await change(bucket, ({ count, until }) => {
        wait = until - now()
        return wait > 0 ? undefined : { count: count + 1, until: now() + delayAfter(count + 1) * 1000 }
      })
      return wait > 0 ? refuse('TooManyLogins', { details: { seconds: Math.ceil(wait / 1000) } }) : undefined
    },
    refund: (bucket) => change(bucket, ({ count }) => ({ count: Math.max(0, count - 1), until: 0 })),
    clear: (bucket) => change(bucket, ({ count }) => (count === 0 ? undefined : none)),
  }
}

/** For a shop without limits. */
export const unlimitedAttempts: LoginAttempts = {
  begin: async () => undefined,
  refund: async () => undefined,
  clear: async () => undefined,
}

/** The bucket of all login attempts on an address from unknown devices. */
export const unknownDeviceBucket = (emails: EmailPseudonyms, email: string) => emails.pseudonymOf(email)

export const attemptsKey = (bucket: string) => `attempts-${bucket}`

const none: StoredAttempts = { count: 0, until: 0 }

// 1, 2, 4 ... seconds after the free attempts.
const delayAfter = (count: number) => (count <= freeAttempts ? 0 : Math.min(maxDelay, 2 ** (count - freeAttempts - 1)))
