import type { Emails } from '#api/account/emails.ts'
import type { Vault } from '#api/eventStore/vault.ts'
import { type Refusal, refuse } from '#domain/kernel/decision.ts'

/** Tries of a password for an address, known to the shop or not: the more of them fail, the longer is the wait before the next. */
export interface Attempts {
  /** Counts a try before the password is looked at, so that many at once are counted as well. */
  begin(email: string): Promise<Refusal<'TooManyLogins'> | undefined>
  /** The password was not looked at after all. */
  giveBack(email: string): Promise<void>
  /** The password was right, or is another now. */
  clear(email: string): Promise<void>
}

interface Kept {
  count: number
  /** Milliseconds since the epoch: until then no other is taken. */
  until: number
}

const free = 5
/** Seconds. */
const longest = 300
const lifetime = 60 * 60

export const openAttempts = (vault: Vault, emails: Emails, now: () => number): Attempts => {
  const change = async (email: string, next: (kept: Kept) => Kept | undefined) => {
    await vault.change<Kept>(attemptsKey(await emails.nameOf(email)), (kept = none) => {
      const value = next(kept)
      return value && { value, lifetime }
    })
  }

  return {
    begin: async (email) => {
      let wait = 0
      await change(email, ({ count, until }) => {
        wait = until - now()
        return wait > 0 ? undefined : { count: count + 1, until: now() + delayAfter(count + 1) * 1000 }
      })
      return wait > 0 ? refuse('TooManyLogins', { details: { seconds: Math.ceil(wait / 1000) } }) : undefined
    },
    giveBack: (email) => change(email, ({ count }) => ({ count: Math.max(0, count - 1), until: 0 })),
    clear: (email) => change(email, ({ count }) => (count === 0 ? undefined : none)),
  }
}

/** Where the shop does not limit anybody. */
export const unlimitedAttempts: Attempts = {
  begin: async () => undefined,
  giveBack: async () => undefined,
  clear: async () => undefined,
}

export const attemptsKey = (emailName: string) => `attempts-${emailName}`

const none: Kept = { count: 0, until: 0 }

// 1, 2, 4 ... seconds after those that are free.
const delayAfter = (count: number) => (count <= free ? 0 : Math.min(longest, 2 ** (count - free - 1)))
