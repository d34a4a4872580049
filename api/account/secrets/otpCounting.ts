import { digestOf, isSameText } from '#api/http/sameText.ts'
import type { OtpPurpose } from '#domain/account/accountEvents.ts'
import { otpRules } from '#domain/account/otpRules.ts'
import { type Refusal, refuse } from '#domain/kernel/decision.ts'
import type { Proven } from './keptPasswords.ts'
import { otpCode } from './otpCode.ts'

/** An address's newest one-time password, as the vault holds it. Moments in milliseconds since the epoch. */
export interface KeptOtp {
  /** The code follows from it; its `OtpIssued` has it too. */
  id: string
  purpose: OtpPurpose
  proves: Proven
  /** Whether its `OtpIssued` is known to be written. */
  isSent: boolean
  endsAt: number
  /** Tries. */
  left: number
  /** The digest of its user's key; empty where they had none. */
  usedBy?: string
  /** When codes were asked for within the last hour; this one is the last of them. */
  askedAt: readonly number[]
}

export interface UsedOtp {
  purpose: OtpPurpose
  proves: Proven
}

export type TooEarly = Refusal<'OtpTooSoon' | 'TooManyOtps'>
export type NoGood = Refusal<'OtpIsWrong' | 'OtpIsOver'>

/** Seconds. */
export const hour = 60 * 60

/** Why no other may be asked for yet. */
export const tooEarly = (kept: KeptOtp | undefined, now: number): TooEarly | undefined => {
  const asked = askedLately(kept, now)
  const soonest = (asked.at(-1) ?? 0) + otpRules.pause * 1000
  if (soonest > now) return refuse('OtpTooSoon', { details: { seconds: secondsUntil(soonest, now) } })
  if (asked.length < otpRules.mostAnHour) return undefined

  const free = (asked.at(-otpRules.mostAnHour) ?? 0) + hour * 1000
  return refuse('TooManyOtps', { details: { seconds: secondsUntil(free, now) } })
}

export const askedLately = (kept: KeptOtp | undefined, now: number) =>
  kept?.askedAt.filter((moment) => moment > now - hour * 1000) ?? []

interface Use {
  code: string
  /** The call's `Idempotency-Key`. */
  key: string | undefined
  /** The shop's, under which codes follow from ids. */
  secret: string
}

/** What is said to somebody who types a code, and what is kept of it. */
export const judged = (kept: KeptOtp | undefined, { code, key, secret }: Use, now: number): Judgement => {
  const isRight = isSameText(otpCode(secret, kept?.id ?? ''), code)
  if (!kept || kept.endsAt <= now || kept.left === 0) return { said: refuse('OtpIsOver') }

  const said = { purpose: kept.purpose, proves: kept.proves }
  const user = key === undefined ? '' : digestOf(key)
  // Used once. Who used it may have lost the answer, and asks again under the same key.
  if (kept.usedBy !== undefined) return { said: isRight && user && user === kept.usedBy ? said : refuse('OtpIsOver') }
  if (isRight) return { said, value: { ...kept, usedBy: user } }

  const left = kept.left - 1
  const refusal = left === 0 ? refuse('OtpIsOver') : refuse('OtpIsWrong', { details: { left } })
  return { said: refusal, value: { ...kept, left } }
}

interface Judgement {
  said: UsedOtp | NoGood
  value?: KeptOtp
}

const secondsUntil = (moment: number, now: number) => Math.ceil((moment - now) / 1000)
