import type { EventStore, StoredFact } from '#api/eventStore/eventStore.ts'
import { everyFact } from '#api/eventStore/factsBetween.ts'
import type { Deed, Ledger } from '#api/eventStore/handle.ts'
import type { Keyring } from '#api/eventStore/keyring.ts'
import { customerKey } from '#api/eventStore/sealing.ts'
import type { Vault } from '#api/eventStore/vault.ts'
import { answersKey } from '#api/http/idempotency.ts'
import { policy } from '#api/policies/policy.ts'
import { idOf } from '#api/readModels/projection.ts'
import { eraseAccount, releaseEmail } from '#domain/account/accountCommands.ts'
import type { AccountFact } from '#domain/account/accountEvents.ts'
import { accountMachine, accountStream, emailMachine } from '#domain/account/accountMachine.ts'
import { addressBookStream } from '#domain/address/addressBookMachine.ts'
import { isRefusal, type Refusal } from '#domain/kernel/decision.ts'
import { erased } from '#domain/kernel/personal.ts'
import { emailStream, passwordKey } from './accountStreams.ts'

interface Parts {
  store: EventStore
  ledger: Ledger
  vault: Vault
  keyring: Keyring
  /** Streams that tell of a customer and are named otherwise. */
  streamsOf: (customerId: string) => readonly string[]
}

export interface Erasing {
  /** Erases a customer: their account closes, and nobody can read what is personal in their facts any more. Again changes nothing. */
  erase(customerId: string, deed: Deed): Promise<Refusal<'AccountNotFound' | 'LastAdminStays'> | undefined>
  /** Ends what an erased account leaves behind. */
  finish(customerId: string, deed: Deed): Promise<void>
  /** Drops what this node remembers of those who were erased, here or elsewhere. */
  forget(facts: readonly StoredFact[]): void
}

export const openErasing = ({ store, ledger, vault, keyring, streamsOf }: Parts): Erasing => {
  const drop = (customerId: string, others = streamsOf(customerId)) => {
    keyring.forgetCached(customerKey(customerId))
    for (const stream of [accountStream(customerId), addressBookStream(customerId), ...others]) ledger.forget(stream)
  }

  // The address is behind the key: it is given back before the key goes.
  const finish = async (customerId: string, deed: Deed) => {
    const [opened] = await store.readStream(accountStream(customerId))
    const { email = erased } = (opened?.data ?? {}) as { email?: string }
    if (email !== erased) {
      await ledger.handle(emailMachine, emailStream(email), deed, (held) => releaseEmail(held, customerId))
    }
    await vault.remove(passwordKey(customerId))
    await keyring.destroy(customerKey(customerId))
    await keyring.destroy(answersKey)
    drop(customerId)
  }

  return {
    erase: async (customerId, deed) => {
      const stream = accountStream(customerId)
      const { role } = (await ledger.load(accountMachine, stream)).context
      const admins = role === 'Admin' ? await adminsIn(store) : []
      const decided = await ledger.handle(accountMachine, stream, deed, (account) => eraseAccount(account, admins))
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

/** The id of the customer whose address this is. */
export const customerOf = async (ledger: Ledger, email: string) =>
  (await ledger.load(emailMachine, emailStream(email))).context.customerId

/** Finishes what a crash left of an erasure. */
export const finishErasure = ({ finish }: Erasing) =>
  policy<AccountFact>({
    name: 'finishErasure',
    when: { AccountErased: (_, fact, deed) => finish(idOf(fact), deed) },
  })

/** Milliseconds after which no node remembers a key that was destroyed meanwhile. */
const longestMemory = 6 * 60_000

const adminsIn = async (store: EventStore) => {
  const admins = new Set<string>()
  for await (const batch of everyFact(store)) {
    for (const fact of batch) {
      const isGranted = fact.type === 'RoleGranted' && Object(fact.data).role === 'Admin'
      if (isGranted) admins.add(idOf(fact))
      else if (fact.type === 'RoleGranted' || fact.type === 'AccountErased') admins.delete(idOf(fact))
    }
  }
  return [...admins]
}
