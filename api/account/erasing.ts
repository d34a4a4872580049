import type { EventStore } from '#api/eventStore/eventStore.ts'
import type { Deed, Ledger } from '#api/eventStore/handle.ts'
import { type Keyring, longestMemory } from '#api/eventStore/keyring.ts'
import { customerKey } from '#api/eventStore/sealing.ts'
import type { Vault } from '#api/eventStore/vault.ts'
import { answersKey } from '#api/http/idempotency.ts'
import type { Sessions } from '#api/http/sessions.ts'
import { policy } from '#api/policies/policy.ts'
import { idOf } from '#api/readModels/projection.ts'
import type { FactNews } from '#api/readModels/projector.ts'
import { eraseAccount, eraseUnproven, releaseEmail } from '#domain/account/accountCommands.ts'
import type { AccountFact } from '#domain/account/accountEvents.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { emailMachine } from '#domain/account/emailMachine.ts'
import { addressBookStream } from '#domain/address/addressBookMachine.ts'
import { isRefusal, type Refusal } from '#domain/kernel/decision.ts'
import { erased } from '#domain/kernel/personal.ts'
import { type Emails, ownerOf } from './emails.ts'
import type { Roster } from './roster/roster.ts'
import { attemptsKey } from './secrets/attempts.ts'
import { passwordKey } from './secrets/keptPasswords.ts'
import { otpKey } from './secrets/otps.ts'
import { proofKey } from './secrets/resetProofs.ts'

interface Parts {
  store: EventStore
  ledger: Ledger
  vault: Vault
  keyring: Keyring
  emails: Emails
  sessions: Sessions
  roster: Roster
  /** Streams that tell of a customer and are named otherwise. */
  streamsOf: (customerId: string) => readonly string[]
}

export interface Erasing {
  /** Erases a customer: their account closes, and nobody can read what is personal in their facts any more. Again changes nothing. */
  erase(customerId: string, deed: Deed): Promise<Refusal<'AccountNotFound' | 'LastAdminStays'> | undefined>
  /** The same for an account whose address nobody has proven. Refuses where somebody has. */
  eraseUnproven(customerId: string, deed: Deed): Promise<Refusal<'EmailIsTaken'> | undefined>
  /** Ends what an erased account leaves behind. */
  finish(customerId: string, deed: Deed): Promise<void>
  /** Drops what this node remembers of those who were erased, here or elsewhere. */
  forget(facts: readonly FactNews[]): void
}

/** Erasing, for calls, for the policy that finishes what a crash left of it, and for every node to forget. */
export const openErasing = (parts: Parts): Erasing => {
  const { store, ledger, vault, keyring, emails, sessions, roster, streamsOf } = parts

  const drop = (customerId: string, others = streamsOf(customerId)) => {
    keyring.forgetCached(customerKey(customerId))
    for (const stream of [accountStream(customerId), addressBookStream(customerId), ...others]) ledger.forget(stream)
  }

  const wasProven = async (customerId: string) =>
    (await store.readStream(accountStream(customerId))).some(({ type }) => type === 'EmailVerified')

  const forgetAddress = async (email: string, customerId: string, deed: Deed) => {
    if ((await ownerOf(ledger, emails, email)) !== customerId) return
    const name = await emails.nameOf(email)
    // Who erases by signing up anew is still counted: an unproven address keeps the count of its codes, for an hour.
    const kept = (await wasProven(customerId)) ? [otpKey, proofKey, attemptsKey] : [proofKey]
    for (const keyOf of kept) await vault.remove(keyOf(name))
    await ledger.handle(emailMachine, await emails.streamOf(email), deed, (held) => releaseEmail(held, customerId))
  }

  // Without the password nobody begins a session behind those that end. The address is behind the key: it is given back before the key
  // goes.
  const finish = async (customerId: string, deed: Deed) => {
    const [opened] = await store.readStream(accountStream(customerId))
    const { email = erased } = (opened?.data ?? {}) as { email?: string }
    await vault.remove(passwordKey(customerId))
    await sessions.forget(customerId)
    if (email !== erased) await forgetAddress(email, customerId, deed)
    await keyring.destroy(customerKey(customerId))
    await keyring.destroy(answersKey)
    drop(customerId)
  }

  return {
    erase: async (customerId, deed) => {
      const decided = await roster.change(customerId, deed, eraseAccount)
      if (isRefusal(decided)) return decided

      await finish(customerId, deed)
      return undefined
    },
    eraseUnproven: async (customerId, deed) => {
      const decided = await ledger.handle(accountMachine, accountStream(customerId), deed, eraseUnproven)
      if (isRefusal(decided)) return decided

      await finish(customerId, deed)
      return undefined
    },
    finish,
    forget: (facts) => {
      for (const customerId of facts.filter(({ type }) => type === 'AccountErased').map(idOf)) {
        const others = streamsOf(customerId)
        drop(customerId, others)
        // Whoever looked at the customer while the key was being destroyed remembers it for a while.
        setTimeout(drop, longestMemory, customerId, others).unref()
      }
    },
  }
}

/** Finishes what a crash left of an erasure. */
export const finishErasure = ({ finish }: Erasing) =>
  policy<AccountFact>({
    name: 'finishErasure',
    when: { AccountErased: (_, fact, deed) => finish(idOf(fact), deed) },
  })
