import type { Ledger } from '#api/eventStore/ledger.ts'
import type { CommandContext } from '#api/eventStore/recordCommand.ts'
import { policy } from '#api/policies/policy.ts'
import type { AccountFact, AdminRegistryFact } from '#domain/account/accountEvents.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { actsAsAdmin } from '#domain/account/adminRegistryMachine.ts'
import { recordIdOf } from '#domain/kernel/streamName.ts'
import type { AdminRegistry } from './adminRegistry.ts'

/** Seconds after which an `AdminRegistry.change` is complete or was interrupted by a crash. */
const grace = 60

/**
 * Keeps the admin registry consistent with the current state of the accounts, whichever fact is handled. It covers the accounts of an old
 * log, role changes that were appended without `change`, and changes that a crash interrupted.
 */
export const syncAdminRegistry = (ledger: Ledger, registry: AdminRegistry) => {
  const isAdmin = async (customerId: string) =>
    actsAsAdmin(await ledger.load(accountMachine, accountStream(customerId)))

  const sync = async (customerId: string, context: CommandContext) => {
    if (await isAdmin(customerId)) return registry.join(customerId, context)
    const isRegistered = (await registry.admins()).includes(customerId)
    // A refusal (the last admin stays) is ignored: the registry then keeps this account.
    if (isRegistered) await registry.leave(customerId, context)
  }

  const restore = (customerId: string, context: CommandContext) => registry.restore(customerId, context)

  return policy<AccountFact | AdminRegistryFact>({
    name: 'keepRoster',
    when: {
      RoleGranted: (_, fact, context) => sync(recordIdOf(fact), context),
      AccountSuspended: (_, fact, context) => sync(recordIdOf(fact), context),
      AccountReinstated: (_, fact, context) => sync(recordIdOf(fact), context),
      AccountErased: (_, fact, context) => sync(recordIdOf(fact), context),
    },
    after: {
      RoleGranted: {
        seconds: grace,
        react: async ({ role }, fact, context) => role === 'Admin' && restore(recordIdOf(fact), context),
      },
      AccountReinstated: { seconds: grace, react: (_, fact, context) => restore(recordIdOf(fact), context) },
      AdminLeft: { seconds: grace, react: ({ customerId }, _, context) => restore(customerId, context) },
    },
  })
}
