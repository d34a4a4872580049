import type { Deed, Ledger } from '#api/eventStore/handle.ts'
import { policy } from '#api/policies/policy.ts'
import { idOf } from '#api/readModels/projection.ts'
import type { AccountFact, RosterFact } from '#domain/account/accountEvents.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { actsAsAdmin } from '#domain/account/rosterMachine.ts'
import type { Roster } from './roster.ts'

/** Seconds: by then, what was changed in the corridor is done, or was cut off by a crash. */
const grace = 60

/**
 * Keeps the roster in step with the accounts as they are now, whichever fact is looked at: with those of an old log, those that were
 * written past `change`, and those whose change a crash cut off.
 */
export const keepRoster = (ledger: Ledger, roster: Roster) => {
  const acts = async (customerId: string) => actsAsAdmin(await ledger.load(accountMachine, accountStream(customerId)))

  const keep = async (customerId: string, deed: Deed) => {
    if (await acts(customerId)) return roster.join(customerId, deed)
    const isOnIt = (await roster.admins()).includes(customerId)
    // Where they are the last, there is nobody else to be kept.
    if (isOnIt) await roster.leave(customerId, deed)
  }

  const takeBack = (customerId: string, deed: Deed) => roster.takeBack(customerId, deed)

  return policy<AccountFact | RosterFact>({
    name: 'keepRoster',
    when: {
      RoleGranted: (_, fact, deed) => keep(idOf(fact), deed),
      AccountSuspended: (_, fact, deed) => keep(idOf(fact), deed),
      AccountReinstated: (_, fact, deed) => keep(idOf(fact), deed),
      AccountErased: (_, fact, deed) => keep(idOf(fact), deed),
    },
    after: {
      RoleGranted: {
        seconds: grace,
        react: async ({ role }, fact, deed) => role === 'Admin' && takeBack(idOf(fact), deed),
      },
      AccountReinstated: { seconds: grace, react: (_, fact, deed) => takeBack(idOf(fact), deed) },
      AdminLeft: { seconds: grace, react: ({ customerId }, _, deed) => takeBack(customerId, deed) },
    },
  })
}
