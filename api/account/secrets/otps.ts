import { randomUUID } from 'node:crypto'
import type { EmailPseudonyms } from '#api/account/emailPseudonyms.ts'
import type { SecretStore } from '#api/eventStore/secretStore.ts'
import { type OtpPurpose, otpPurposes } from '#domain/account/accountEvents.ts'
import { otpRules } from '#domain/account/otpRules.ts'
import { isRefusal, refuse } from '#domain/kernel/decision.ts'
import {
  dayInSeconds,
  isValid,
  type OtpInvalid,
  type OtpRateLimited,
  recentMisses,
  recentRequests,
  refuseTooEarly,
  type StoredOtp,
  type TypedCode,
  type UsedOtp,
  verifyOtp,
} from './otpVerification.ts'

interface RequestedOtp {
  id: string
  purpose: OtpPurpose
}

export interface NewestOtp {
  purpose: OtpPurpose
  isUsed: boolean
  isOver: boolean
}

/**
 * One-time passwords, the newest of each address and purpose. Each purpose has its own limits, so that requests for one purpose do not block
 * another. Requests for an unknown address are counted in the same way, so that the answers do not reveal whether it has an account.
 */
export interface Otps {
  /** Creates a code to be sent, valid from now on; the previous code of the same purpose becomes invalid. */
  request(email: string, purpose: OtpPurpose): Promise<RequestedOtp | OtpRateLimited>
  /** The same for a sign-up, which is not delayed by a requested code that was never sent. */
  requestForSignUp(email: string): Promise<RequestedOtp | OtpRateLimited>
  /** Records that the `OtpIssued` of the code is appended. */
  markSent(email: string, requested: RequestedOtp): Promise<void>
  /** The code that was requested last. */
  newest(email: string): Promise<NewestOtp | undefined>
  /**
   * Uses up a code, or counts a failed attempt. After a lost answer the request can be repeated with the same key. Without a purpose the code
   * is compared with the newest code of each purpose, and wrong digits count as a failed attempt for all of them.
   */
  use(email: string, typed: TypedCode, purpose?: OtpPurpose): Promise<UsedOtp | OtpInvalid>
}

interface Parts {
  secretStore: SecretStore
  emails: EmailPseudonyms
  /** The shop's secret: codes are derived from ids with it. */
  secret: string
  now: () => number
}

/** Milliseconds after which a requested code has been sent or never will be. */
const sendTimeout = 5000

export const openOtps = ({ secretStore, emails, secret, now }: Parts): Otps => {
  const { change, ofAddress } = otpStorage({ secretStore, emails })

  const spend = async (email: string, typed: TypedCode, purpose: OtpPurpose) =>
    change(email, purpose, (stored) => verifyOtp(stored, typed, secret, now()))

  return {
    request: async (email, purpose) => change(email, purpose, (stored) => requestOtp(purpose, stored, now())),
    // The request of a code that was never sent is not counted again: the delay would reveal whether the address has an account.
    requestForSignUp: async (email) =>
      change(email, 'signup', (stored) =>
        isUnsent(stored, now()) ? newOtp('signup', stored, stored.askedAt, now()) : requestOtp('signup', stored, now()),
      ),
    markSent: async (email, { id, purpose }) =>
      change(email, purpose, (stored) => ({
        result: undefined,
        ...(stored?.id === id && { value: { ...stored, isSent: true } }),
      })),
    newest: async (email) => {
      const [newest] = await ofAddress(email)
      return newest && { ...newest, isUsed: newest.usedBy !== undefined, isOver: newest.endsAt <= now() }
    },
    use: async (email, typed, purpose) => {
      if (purpose) return spend(email, typed, purpose)
      const storedOtps = await ofAddress(email)
      // A right code is no failed attempt for the other purposes.
      const right = storedOtps.find((each) => isValid(each, typed, secret, now()))
      if (right) return spend(email, typed, right.purpose)
      const refused: OtpInvalid[] = []
      for (const { purpose: each } of storedOtps) {
        const used = await spend(email, typed, each)
        if (!isRefusal(used)) return used
        refused.push(used)
      }
      const exhausted = refused.find(({ details }) => details?.['left'] === 0)
      return refused.find(({ refusal }) => refusal === 'OtpIsWrong') ?? exhausted ?? refuse('OtpIsOver')
    },
  }
}

/** The newest code of each address and purpose, in the secret store. */
const otpStorage = ({ secretStore, emails }: Pick<Parts, 'secretStore' | 'emails'>) => {
  const keyFor = async (email: string, purpose: OtpPurpose) => otpKey(purpose, await emails.pseudonymOf(email))

  const change = async <Result>(
    email: string,
    purpose: OtpPurpose,
    decide: (stored: StoredOtp | undefined) => Change<Result>,
  ) => {
    let result: Result | undefined
    await secretStore.update<StoredOtp>(await keyFor(email, purpose), (stored) => {
      const decided = decide(stored)
      result = decided.result
      return decided.value && { value: decided.value, lifetime: dayInSeconds }
    })
    return result as Result
  }

  const ofAddress = async (email: string) => {
    const storedOtps = await Promise.all(
      otpPurposes.map(async (each) => secretStore.get<StoredOtp>(await keyFor(email, each))),
    )
    return storedOtps
      .filter((each) => each !== undefined)
      .toSorted((one, other) => lastRequestedAt(other) - lastRequestedAt(one))
  }

  return { change, ofAddress }
}

const requestOtp = (
  purpose: OtpPurpose,
  stored: StoredOtp | undefined,
  now: number,
): Change<RequestedOtp | OtpRateLimited> => {
  const refusal = refuseTooEarly(stored, now)
  return refusal ? { result: refusal } : newOtp(purpose, stored, [...recentRequests(stored, now), now], now)
}

const newOtp = (
  purpose: OtpPurpose,
  stored: StoredOtp | undefined,
  askedAt: readonly number[],
  now: number,
): Change<RequestedOtp> => {
  const requested = { id: randomUUID(), purpose }
  const ends = { endsAt: now + otpRules.lifetime * 1000, linkEndsAt: now + otpRules.linkLifetime * 1000 }
  const missedAt = recentMisses(stored, now)
  return {
    result: requested,
    value: { ...requested, ...ends, isSent: false, left: otpRules.maxTries, askedAt, missedAt },
  }
}

/** The keys of an address's codes in the secret store. */
export const otpKeys = (emailName: string) => otpPurposes.map((purpose) => otpKey(purpose, emailName))

const otpKey = (purpose: OtpPurpose, emailName: string) => `otp-${purpose}-${emailName}`

interface Change<Result> {
  result: Result
  value?: StoredOtp
}

const lastRequestedAt = ({ askedAt }: StoredOtp) => askedAt.at(-1) ?? 0

const isUnsent = (stored: StoredOtp | undefined, now: number): stored is StoredOtp =>
  stored !== undefined && !stored.isSent && now - lastRequestedAt(stored) >= sendTimeout
