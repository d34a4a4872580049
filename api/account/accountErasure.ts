import type { EventStore } from '#api/eventStore/eventStore.ts'
import { customerKeyName } from '#api/eventStore/factEncryption.ts'
import { type Keyring, maxKeyCacheTime } from '#api/eventStore/keyring.ts'
import type { Ledger } from '#api/eventStore/ledger.ts'
import type { CommandContext } from '#api/eventStore/recordCommand.ts'
import type { SecretStore } from '#api/eventStore/secretStore.ts'
import { adminResponsesKey } from '#api/http/idempotency.ts'
import type { Sessions } from '#api/http/sessions/sessions.ts'
import { policy } from '#api/policies/policy.ts'
import type { AppliedFact } from '#api/readModels/projector.ts'
import { eraseAccount, eraseUnverifiedAccount, releaseEmail } from '#domain/account/accountCommands.ts'
import type { AccountFact } from '#domain/account/accountEvents.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { emailMachine } from '#domain/account/emailMachine.ts'
import { addressBookStream } from '#domain/address/addressBookMachine.ts'
import { isRefusal, type Refusal } from '#domain/kernel/decision.ts'
import { erased } from '#domain/kernel/eventSchema.ts'
import { recordIdOf } from '#domain/kernel/streamName.ts'
import { accountSecurityStream } from '#domain/security/securityMachines.ts'
import type { AdminRegistry } from './admins/adminRegistry.ts'
import { holdersOf } from './emailHolders.ts'
import type { EmailPseudonyms } from './emailPseudonyms.ts'
import { openKnownDevices } from './secrets/knownDevices.ts'
import { attemptsKey } from './secrets/loginAttempts.ts'
import { otpKeys } from './secrets/otps.ts'
import { passwordKey } from './secrets/passwordHashes.ts'
import { proofKey } from './secrets/resetProofs.ts'

interface Parts {
  store: EventStore
  ledger: Ledger
  secretStore: SecretStore
  keyring: Keyring
  emails: EmailPseudonyms
  sessions: Sessions
  adminRegistry: AdminRegistry
  /** Streams about a customer whose names do not contain the customer id. */
  streamsOf: (customerId: string) => readonly string[]
}

export interface AccountErasure {
  /** Erases a customer: closes the account and makes the personal data in its facts unreadable. Idempotent. */
  erase(customerId: string, context: CommandContext): Promise<Refusal<'AccountNotFound' | 'LastAdminStays'> | undefined>
  /** Erases the account of a void sign-up. Leaves an account alone if its address is proven or if it is suspended. */
  eraseUnverified(customerId: string, context: CommandContext): Promise<void>
  /** Removes the secrets, sessions and keys of an erased account. */
  finish(customerId: string, context: CommandContext): Promise<void>
  /** Evicts erased customers from the caches of this node, whichever node erased them. */
  forget(facts: readonly AppliedFact[]): void
}

/** The erasure of accounts: used by the routes, by the policy that completes it after a crash, and by the cache eviction of every node. */
export const openAccountErasure = (parts: Parts): AccountErasure => {
  const { store, ledger, secretStore, keyring, sessions, adminRegistry, streamsOf } = parts

  const evictFromCaches = (customerId: string, otherStreams = streamsOf(customerId)) => {
    keyring.evict(customerKeyName(customerId))
    const ownStreams = [accountStream(customerId), addressBookStream(customerId), accountSecurityStream(customerId)]
    for (const stream of [...ownStreams, ...otherStreams]) ledger.forget(stream)
  }

  const devices = openKnownDevices(secretStore)
  const releaseAddress = openAddressRelease(parts)

  // The password is removed first, so that no new session can start while the sessions end. The address is encrypted with the customer key:
  // it is released before the key is destroyed.
  const finish = async (customerId: string, context: CommandContext) => {
    const [opened] = await store.readStream(accountStream(customerId))
    const { email = erased } = (opened?.data ?? {}) as { email?: string }
    await secretStore.remove(passwordKey(customerId))
    await secretStore.remove(attemptsKey(customerId))
    await devices.forget(customerId)
    await sessions.forget(customerId)
    if (email !== erased) await releaseAddress(email, customerId, context)
    await keyring.destroy(customerKeyName(customerId))
    await keyring.destroy(adminResponsesKey)
    evictFromCaches(customerId)
  }

  return {
    erase: async (customerId, context) => {
      const decided = await adminRegistry.change(customerId, context, eraseAccount)
      if (isRefusal(decided)) return decided

      await finish(customerId, context)
      return undefined
    },
    eraseUnverified: async (customerId, context) => {
      const { record } = await ledger.handle(accountMachine, accountStream(customerId), context, eraseUnverifiedAccount)
      if (record.is('erased')) await finish(customerId, context)
    },
    finish,
    forget: (facts) => {
      for (const customerId of facts.filter(({ type }) => type === 'AccountErased').map(recordIdOf)) {
        const otherStreams = streamsOf(customerId)
        evictFromCaches(customerId, otherStreams)
        // A read that ran while the key was being destroyed may have cached the key again.
        setTimeout(evictFromCaches, maxKeyCacheTime, customerId, otherStreams).unref()
      }
    },
  }
}

/** Releases an e-mail address, and removes the secrets stored for it if the customer owned it. */
const openAddressRelease = (parts: Pick<Parts, 'store' | 'ledger' | 'secretStore' | 'emails'>) => {
  const { store, ledger, secretStore, emails } = parts

  const isOwner = async (email: string, customerId: string) => {
    const { owner } = await holdersOf(parts, email)
    const facts = await store.readStream(accountStream(customerId))
    // In logs from before `EmailProven` existed only the facts of the account, which is closed now, show who owned the address.
    const { claims } = (await ledger.load(emailMachine, await emails.streamOf(email))).context
    return owner === customerId || (claims.includes(customerId) && facts.some(({ type }) => type === 'EmailVerified'))
  }

  return async (email: string, customerId: string, context: CommandContext) => {
    // The counters of an unproven address stay: other customers may have signed up with it.
    if (await isOwner(email, customerId)) {
      const name = await emails.pseudonymOf(email)
      for (const key of [...otpKeys(name), proofKey(name), attemptsKey(name)]) await secretStore.remove(key)
    }
    await ledger.handle(emailMachine, await emails.streamOf(email), context, (address) =>
      releaseEmail(address, customerId),
    )
  }
}

/** Completes an erasure that a crash interrupted. */
export const finishErasure = ({ finish }: AccountErasure) =>
  policy<AccountFact>({
    name: 'finishErasure',
    when: { AccountErased: (_, fact, context) => finish(recordIdOf(fact), context) },
  })
