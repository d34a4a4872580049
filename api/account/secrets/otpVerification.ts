import { sha256, timingSafeEqualText } from '#api/http/textDigests.ts'
import type { OtpPurpose } from '#domain/account/accountEvents.ts'
import { otpRules } from '#domain/account/otpRules.ts'
import { type Refusal, refuse } from '#domain/kernel/decision.ts'
import { otpCode, otpLink } from './otpCode.ts'

/** An address's newest one-time password for one purpose, as the secret store contains it. Moments in milliseconds since the epoch. */
export interface StoredOtp {
  /** The code is derived from it. `OtpIssued` contains it too. */
  id: string
  purpose: OtpPurpose
  /** Whether its `OtpIssued` is known to be appended. */
  isSent: boolean
  /** The expiry of the digits. */
  endsAt: number
  /** The expiry of the link in the same mail. */
  linkEndsAt: number
  /** The remaining attempts to type the digits. */
  left: number
  /** The digest of the `Idempotency-Key` with which the code was used; empty without a key. Undefined: the code is unused. */
  usedBy?: string
  /** When codes were requested within the last hour; the last entry is this code. */
  askedAt: readonly number[]
  /** When wrong digits were typed within the last day. */
  missedAt: readonly number[]
}

/** The digits that were typed, or the token of the followed link. */
export interface TypedCode {
  otp?: string | undefined
  link?: string | undefined
  /** The call's `Idempotency-Key`. */
  key: string | undefined
}

export interface UsedOtp {
  purpose: OtpPurpose
}

export type OtpRateLimited = Refusal<'OtpTooSoon' | 'TooManyOtps'>
export type OtpInvalid = Refusal<'OtpIsWrong' | 'OtpIsOver'>

/** Seconds. */
const hour = 60 * 60
export const dayInSeconds = 24 * hour

/** Refuses a request for another code that comes too early. */
export const refuseTooEarly = (stored: StoredOtp | undefined, now: number): OtpRateLimited | undefined => {
  const requests = recentRequests(stored, now)
  const nextAllowed = (requests.at(-1) ?? 0) + otpRules.resendInterval * 1000
  if (nextAllowed > now) return refuse('OtpTooSoon', { details: { seconds: secondsUntil(nextAllowed, now) } })
  if (requests.length < otpRules.maxPerHour) return undefined

  const free = (requests.at(-otpRules.maxPerHour) ?? 0) + hour * 1000
  return refuse('TooManyOtps', { details: { seconds: secondsUntil(free, now) } })
}

export const recentRequests = (stored: StoredOtp | undefined, now: number) =>
  stored?.askedAt.filter((moment) => moment > now - hour * 1000) ?? []

export const recentMisses = (stored: StoredOtp | undefined, now: number) =>
  stored?.missedAt.filter((moment) => moment > now - dayInSeconds * 1000) ?? []

/** Checks a typed code: returns the result, and the value to store if it has changed. Codes are derived from ids with the shop's `secret`. */
export const verifyOtp = (
  stored: StoredOtp | undefined,
  typed: TypedCode,
  secret: string,
  now: number,
): Verification => {
  const isRight = matches(stored?.id ?? '', typed, secret)
  if (!stored || !isUsable(stored, typed, now)) return { result: refuse('OtpIsOver') }

  const used = { purpose: stored.purpose }
  const keyDigest = typed.key === undefined ? '' : sha256(typed.key)
  // The code is used already. A client that lost the answer may repeat the request with the same key.
  if (stored.usedBy !== undefined)
    return { result: isRight && keyDigest && keyDigest === stored.usedBy ? used : refuse('OtpIsOver') }
  if (isRight) return { result: used, value: { ...stored, usedBy: keyDigest } }
  // A link cannot be guessed: wrong links are not counted, so that an attacker cannot use up the attempts.
  return typed.link === undefined ? countMiss(stored, now) : { result: refuse('OtpIsOver') }
}

interface Verification {
  result: UsedOtp | OtpInvalid
  value?: StoredOtp
}

/** Whether it is the code that was sent, neither expired nor out of attempts. */
export const isValid = (stored: StoredOtp, typed: TypedCode, secret: string, now: number) =>
  matches(stored.id, typed, secret) && isUsable(stored, typed, now)

const matches = (id: string, { otp = '', link }: TypedCode, secret: string) =>
  link === undefined ? timingSafeEqualText(otpCode(secret, id), otp) : timingSafeEqualText(otpLink(secret, id), link)

const isUsable = (stored: StoredOtp, { link }: TypedCode, now: number) => {
  if (link !== undefined) return stored.linkEndsAt > now
  return stored.endsAt > now && stored.left > 0 && recentMisses(stored, now).length < otpRules.maxMissesPerDay
}

const countMiss = (stored: StoredOtp, now: number): Verification => {
  const missedAt = [...recentMisses(stored, now), now]
  const left = Math.min(stored.left - 1, otpRules.maxMissesPerDay - missedAt.length)
  const refusal = refuse(left <= 0 ? 'OtpIsOver' : 'OtpIsWrong', { details: { left: Math.max(0, left) } })
  return { result: refusal, value: { ...stored, left: Math.max(0, left), missedAt } }
}

const secondsUntil = (moment: number, now: number) => Math.ceil((moment - now) / 1000)
