import type { EventStore, StoredFact } from '#api/eventStore/eventStore.ts'
import type { OtpPurpose } from '#domain/account/accountEvents.ts'
import { otpRules } from '#domain/account/otpRules.ts'
import type { Undeliverable } from './mailer.ts'

/** Why the code of an `OtpIssued` is no longer valid, or `undefined` if it is. */
export const otpCancelReason = async (
  store: EventStore,
  fact: StoredFact,
  now: Date,
): Promise<Undeliverable | undefined> => {
  const age = now.getTime() - Date.parse(fact.meta.at)
  if (age > otpRules.lifetime * 1000) return { why: 'Its code was over before it could be sent' }

  const laterFacts = await store.readStream(fact.stream, fact.revision + 1)
  return laterFacts.some((later) => invalidates(fact, later))
    ? { why: 'Its code was replaced or used before it could be sent' }
    : undefined
}

// Only the newest code of a purpose is valid, once, and not for a suspended or erased account.
const invalidates = (issued: StoredFact, later: StoredFact) => {
  const purpose = purposeOf(issued)
  if (later.type === 'OtpIssued') return purposeOf(later) === purpose
  if (later.type === 'EmailVerified') return purpose === 'signup'
  if (later.type === 'PasswordReset') return purpose === 'reset'
  return later.type === 'AccountSuspended' || later.type === 'AccountErased'
}

const purposeOf = ({ data }: StoredFact) => (data as { purpose?: OtpPurpose }).purpose
