import { TooContended } from '#api/eventStore/eventStore.ts'
import { keyedQueue } from '#api/eventStore/keyedQueue.ts'
import type { Ledger } from '#api/eventStore/ledger.ts'
import type { CommandContext, CommandResult, IdempotentContext } from '#api/eventStore/recordCommand.ts'
import type { AccountFact } from '#domain/account/accountEvents.ts'
import { type Account, accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import {
  actsAsAdmin,
  adminRegistryMachine,
  adminRegistryStream,
  departuresOf,
  joinAdminRegistry,
  leaveAdminRegistry,
} from '#domain/account/adminRegistryMachine.ts'
import { type Decision, fact, isRefusal, type Refusal, refuse } from '#domain/kernel/decision.ts'
import { previewRecord } from '#domain/kernel/replay.ts'

type Decide<Name extends string> = (account: Account) => Decision<AccountFact, Name>
type Changed = CommandResult<typeof accountMachine>

/** The registry of active admins. It contains no account that is not, or will soon not be, an admin. */
export interface AdminRegistry {
  /**
   * Runs every command that may grant or end the admin role. An admin who ends is removed from the registry first; a new one is added
   * afterwards. A crash in between leaves an admin unregistered until `restore`.
   */
  change<Name extends string>(
    customerId: string,
    context: IdempotentContext,
    decide: Decide<Name>,
  ): Promise<Changed | Refusal<Name | 'LastAdminStays'>>
  /** Adds an admin who was not appointed through `change`. Has no effect on an admin who was removed from the registry before. */
  join(customerId: string, context: CommandContext): Promise<void>
  /** Removes an account from the registry. It does not end the admin role: only a command in `change` does. */
  leave(customerId: string, context: CommandContext): Promise<Refusal<'LastAdminStays'> | undefined>
  /** Adds an active admin again. Appends a new `RoleGranted` first, so that a concurrent command that would end the admin role is retried. */
  restore(customerId: string, context: CommandContext): Promise<void>
  admins(): Promise<readonly string[]>
}

const maxAttempts = 50

/** Opens the admin registry, which has its own stream in the ledger. Throws `TooContended` if other commands keep changing the account. */
export const openAdminRegistry = (ledger: Ledger): AdminRegistry => {
  const enqueue = keyedQueue()

  return {
    change: async (customerId, idempotentContext, decide) => {
      for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
        const changed = await tryChange(ledger, { customerId, idempotentContext, decide })
        if (changed) return changed
      }
      throw new TooContended(`The account of ${customerId} was changed by others ${maxAttempts} times in a row`)
    },
    join: (customerId, context) => addAdmin(ledger, { customerId, departures: 0, context }),
    leave: async (customerId, context) => {
      const { admins } = (await registryOf(ledger)).context
      const isRegistered = admins.includes(customerId) || actsAsAdmin(await accountOf(ledger, customerId))
      return isRegistered ? removeAdmin(ledger, customerId, context) : undefined
    },
    restore: (customerId, context) => enqueue(customerId, () => restoreAdmin(ledger, customerId, context)),
    admins: async () => (await registryOf(ledger)).context.admins,
  }
}

const registryOf = (ledger: Ledger) => ledger.load(adminRegistryMachine, adminRegistryStream)

const accountOf = (ledger: Ledger, customerId: string) => ledger.load(accountMachine, accountStream(customerId))

interface Change<Name extends string> {
  customerId: string
  idempotentContext: IdempotentContext
  decide: Decide<Name>
}

// If the account has changed since its admin was removed from the registry, nothing is decided: the admin may be registered again.
const tryChange = async <Name extends string>(
  ledger: Ledger,
  { customerId, idempotentContext, decide }: Change<Name>,
) => {
  const { command: _, ...context } = idempotentContext
  const departures = departuresOf(await registryOf(ledger), customerId)
  const before = await accountOf(ledger, customerId)
  const refused = endsAdmin(before, decide) ? await removeAdmin(ledger, customerId, context) : undefined
  if (refused) return refused

  let isOvertaken = false
  const handled = await ledger.handle(accountMachine, accountStream(customerId), idempotentContext, (account) => {
    isOvertaken = account.revision !== before.revision
    return isOvertaken ? [] : decide(account)
  })
  if (isOvertaken) return undefined
  if (!isRefusal(handled) && !actsAsAdmin(before) && actsAsAdmin(handled.record)) {
    await addAdmin(ledger, { customerId, departures, context })
  }
  return handled
}

const endsAdmin = <Name extends string>(before: Account, decide: Decide<Name>) => {
  const decision = actsAsAdmin(before) ? decide(before) : []
  if (isRefusal(decision)) return false
  return actsAsAdmin(before) && !actsAsAdmin(previewRecord(accountMachine, before, decision))
}

const removeAdmin = async (ledger: Ledger, customerId: string, context: CommandContext) => {
  const left = await ledger.handle(adminRegistryMachine, adminRegistryStream, context, (registry) =>
    leaveAdminRegistry(registry, customerId),
  )
  return isRefusal(left) ? left : undefined
}

interface NewAdmin {
  customerId: string
  /** How often the admin was removed from the registry before. */
  departures: number
  context: CommandContext
}

const addAdmin = async (ledger: Ledger, { customerId, departures, context }: NewAdmin) => {
  await ledger.handle(adminRegistryMachine, adminRegistryStream, context, (registry) =>
    joinAdminRegistry(registry, customerId, departures),
  )
}

const restoreAdmin = async (ledger: Ledger, customerId: string, context: CommandContext) => {
  const registry = await registryOf(ledger)
  const departures = departuresOf(registry, customerId)
  if (registry.context.admins.includes(customerId)) return
  const granted = await ledger.handle(accountMachine, accountStream(customerId), context, (account) =>
    actsAsAdmin(account) ? [fact('RoleGranted', { role: 'Admin' as const })] : refuse('IsNoAdmin'),
  )
  if (!isRefusal(granted)) await addAdmin(ledger, { customerId, departures, context })
}
