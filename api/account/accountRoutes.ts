import type { EventStore } from '#api/eventStore/eventStore.ts'
import type { Ledger } from '#api/eventStore/handle.ts'
import type { Vault } from '#api/eventStore/vault.ts'
import type { Answers } from '#api/http/answers.ts'
import type { Sessions } from '#api/http/sessions.ts'
import type { accountContract } from '#domain/account/accountContract.ts'
import type { AccountParts } from './accountParts.ts'
import type { Emails } from './emails.ts'
import { enteringRoutes } from './enteringRoutes.ts'
import type { Erasing } from './erasing.ts'
import { exporting } from './exporting.ts'
import { ownDataRoutes } from './ownDataRoutes.ts'
import { provingRoutes } from './provingRoutes.ts'
import { openAttempts, unlimitedAttempts } from './secrets/attempts.ts'
import { evenly } from './secrets/evenly.ts'
import { openPasswords } from './secrets/keptPasswords.ts'
import { openOtps } from './secrets/otps.ts'
import { openResetProofs } from './secrets/resetProofs.ts'

interface Parts {
  store: EventStore
  ledger: Ledger
  vault: Vault
  emails: Emails
  sessions: Sessions
  erasing: Erasing
  /** Under which one-time passwords follow from facts. */
  secret: string
  /** Whether whoever types wrong passwords has to wait. */
  limited: boolean
  /** Milliseconds between the moments at which sign-ups and the like are answered. */
  beat?: number | undefined
  now: () => Date
  /** What other nouns know of a customer: ids of their orders, streams of what they have written. */
  orderIdsOf: (customerId: string) => readonly string[]
  reviewStreamsOf: (customerId: string) => readonly string[]
}

export const accountRoutes = (parts: Parts): Answers<typeof accountContract> => {
  const opened = openAccountParts(parts)
  return { ...enteringRoutes(opened), ...provingRoutes(opened), ...ownDataRoutes(opened) }
}

/** Calls that carry passwords or answer tokens, or speak of the session they come from: nothing of them is kept for whoever repeats a request. */
export const secretCalls = [
  'POST Login',
  'POST signup',
  'POST refresh-token',
  'POST customer/erase',
  'POST customer/logout',
  'POST customer/sessions/end',
] as const

const usualBeat = 400

const openAccountParts = (parts: Parts): AccountParts => {
  const { vault, emails, secret, limited, beat = usualBeat } = parts
  const now = () => parts.now().getTime()
  return {
    ...parts,
    passwords: openPasswords(vault),
    attempts: limited ? openAttempts(vault, emails, now) : unlimitedAttempts,
    otps: openOtps({ vault, emails, secret, now }),
    proofs: openResetProofs(vault, emails),
    exportOf: exporting(parts),
    evenly: evenly(beat),
  }
}
