import { randomUUID } from 'node:crypto'
import type { Emails } from '#api/account/emails.ts'
import type { Vault } from '#api/eventStore/vault.ts'
import type { OtpPurpose } from '#domain/account/accountEvents.ts'
import { otpRules } from '#domain/account/otpRules.ts'
import type { Proven } from './keptPasswords.ts'
import {
  askedLately,
  hour,
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

type PurposeAfter = (newest: NewestOtp | undefined) => OtpPurpose

/** One-time passwords, the newest of each address. For an address that nobody has they are counted all the same: nothing tells it apart. */
export interface Otps {
  /** Takes the right to send a code, which is good from now on; the one before is over. */
  ask(email: string, purposeAfter: PurposeAfter, proves: Proven): Promise<AskedOtp | TooEarly>
  /** The same for whoever signs up, who need not wait because of a code that was asked for in vain. */
  askForSignUp(email: string, signUp: string | undefined): Promise<AskedOtp | TooEarly>
  /** Its `OtpIssued` is written. */
  sent(email: string, asked: AskedOtp): Promise<void>
  /** Uses up a code, or a try. Whoever used it can ask again with the same `key`, the call's `Idempotency-Key`, where the answer was lost. */
  use(email: string, code: string, key: string | undefined): Promise<UsedOtp | NoGood>
}

interface Parts {
  vault: Vault
  emails: Emails
  /** The shop's, under which codes follow from ids. */
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

  const asked = ({ purpose, proves }: Wished, askedAt: readonly number[]) => {
    const said = { id: randomUUID(), purpose }
    const endsAt = now() + otpRules.lifetime * 1000
    return { said, value: { ...said, proves, isSent: false, endsAt, left: otpRules.tries, askedAt } }
  }

  const ask = (kept: KeptOtp | undefined, wished: Wished): Decided<AskedOtp | TooEarly> => {
    const early = tooEarly(kept, now())
    return early ? { said: early } : asked(wished, [...askedLately(kept, now()), now()])
  }

  return {
    ask: (email, purposeAfter, proves) =>
      change(email, (kept) => ask(kept, { purpose: purposeAfter(newestOf(kept, now())), proves })),
    // What came to nobody is not counted a second time either: how long others have to wait would tell.
    askForSignUp: (email, signUp) => {
      const wished = { purpose: 'signup' as const, proves: { signUp } }
      return change(email, (kept) => (isVain(kept, now()) ? asked(wished, kept.askedAt) : ask(kept, wished)))
    },
    sent: (email, { id }) =>
      change(email, (kept) => ({
        said: undefined,
        ...(kept?.id === id && { value: { ...kept, isSent: true } }),
      })),
    use: (email, code, key) => change(email, (kept) => judged(kept, { code, key, secret }, now())),
  }
}

export const otpKey = (emailName: string) => `otp-${emailName}`

interface Wished {
  purpose: OtpPurpose
  proves: Proven
}

interface Decided<Said> {
  said: Said
  value?: KeptOtp
}

const newestOf = (kept: KeptOtp | undefined, now: number): NewestOtp | undefined =>
  kept && { purpose: kept.purpose, isUsed: kept.usedBy !== undefined, isOver: kept.endsAt <= now }

const isVain = (kept: KeptOtp | undefined, now: number): kept is KeptOtp =>
  kept !== undefined && !kept.isSent && now - (kept.askedAt.at(-1) ?? 0) >= settled
