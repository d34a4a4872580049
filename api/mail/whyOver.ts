import type { EventStore, StoredFact } from '#api/eventStore/eventStore.ts'
import { otpRules } from '#domain/account/otpRules.ts'
import type { Undeliverable } from './mailer.ts'

/** Why the code of an `OtpIssued` is of no use any more, if so. */
export const whyOver = async (store: EventStore, fact: StoredFact, now: Date): Promise<Undeliverable | undefined> => {
  const age = now.getTime() - Date.parse(fact.meta.at)
  if (age > otpRules.lifetime * 1000) return { why: 'Its code was over before it could be sent' }

  const since = await store.readStream(fact.stream, fact.revision + 1)
  return since.some(({ type }) => ends.has(type))
    ? { why: 'Its code was replaced or used before it could be sent' }
    : undefined
}

// Only the newest code is good, once, and for nobody who is kept out.
const ends = new Set(['OtpIssued', 'EmailVerified', 'PasswordReset', 'AccountSuspended', 'AccountErased'])
