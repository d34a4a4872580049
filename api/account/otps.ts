import { randomUUID } from 'node:crypto'
import type { Vault } from '#api/eventStore/vault.ts'
import type { OtpPurpose } from '#domain/account/accountEvents.ts'
import { otpRules } from '#domain/account/otpRules.ts'
import type { Emails } from './emails.ts'
import {
  askedLately,
  hour,
  type Issued,
  judged,
  type KeptOtp,
  type NoGood,
  type TooEarly,
  tooEarly,
  type UsedOtp,
} from './otpCounting.ts'

interface AskedOtp {
  id: string
  purpose: OtpPurpose
}

export interface NewestOtp {
  purpose: OtpPurpose
  isUsed: boolean
  isOver: boolean
}

/** One-time passwords, the newest of each address. For an address that nobody has they are counted all the same: nothing tells it apart. */
export interface Otps {
  /** Takes the right to send a code; the one before is over. */
  ask(email: string, purposeAfter: (newest: NewestOtp | undefined) => OtpPurpose): Promise<AskedOtp | TooEarly>
  /** The same for whoever signs up, who need not wait because of a code that was asked for in vain. */
  askForSignUp(email: string): Promise<AskedOtp | TooEarly>
  /** Something was sent. */
  sent(email: string, asked: AskedOtp, issued: Issued): Promise<void>
  /** Uses up a code, or a try. Whoever used it can ask again with the same `key`, the call's `Idempotency-Key`, where the answer was lost. */
  use(email: string, code: string, key: string | undefined): Promise<UsedOtp | NoGood>
}

interface Parts {
  vault: Vault
  emails: Emails
  /** The shop's, under which codes follow from facts. */
  secret: string
  now: () => number
}

/** Milliseconds after which a code that was asked for has been sent, or never will be. */
const settled = 5000

export const openOtps = ({ vault, emails, secret, now }: Parts): Otps => {
  const change = async <Said>(email: string, decide: (kept: KeptOtp | undefined) => Decided<Said>) => {
    let said: Said | undefined
    await vault.change<KeptOtp>(otpKey(await emails.nameOf(email)), (kept) => {
      const decided = decide(kept)
      said = decided.said
      return decided.value && { value: decided.value, lifetime: hour }
    })
    return said as Said
  }

  const asked = (purpose: OtpPurpose, askedAt: readonly number[]) => {
    const said = { id: randomUUID(), purpose }
    const endsAt = now() + otpRules.lifetime * 1000
    return { said, value: { ...said, isSent: false, endsAt, left: otpRules.tries, askedAt } }
  }

  const ask = (kept: KeptOtp | undefined, purpose: OtpPurpose): Decided<AskedOtp | TooEarly> => {
    const early = tooEarly(kept, now())
    return early ? { said: early } : asked(purpose, [...askedLately(kept, now()), now()])
  }

  return {
    ask: (email, purposeAfter) => change(email, (kept) => ask(kept, purposeAfter(newestOf(kept, now())))),
    // What came to nobody is not counted a second time either: how long others have to wait would tell.
    askForSignUp: (email) =>
      change(email, (kept) => (isVain(kept, now()) ? asked('signup', kept.askedAt) : ask(kept, 'signup'))),
    sent: (email, { id }, issued) =>
      change(email, (kept) => ({
        said: undefined,
        ...(kept?.id === id && { value: { ...kept, ...issued, isSent: true } }),
      })),
    use: (email, code, key) => change(email, (kept) => judged(kept, { code, key, secret }, now())),
  }
}

export const otpKey = (emailName: string) => `otp-${emailName}`

interface Decided<Said> {
  said: Said
  value?: KeptOtp
}

const newestOf = (kept: KeptOtp | undefined, now: number): NewestOtp | undefined =>
  kept && { purpose: kept.purpose, isUsed: kept.usedBy !== undefined, isOver: kept.endsAt <= now }

const isVain = (kept: KeptOtp | undefined, now: number): kept is KeptOtp =>
  kept !== undefined && !kept.isSent && now - (kept.askedAt.at(-1) ?? 0) >= settled
