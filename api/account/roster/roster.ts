import { TooContended } from '#api/eventStore/eventStore.ts'
import type { Deed, Handled, Ledger, RepeatableDeed } from '#api/eventStore/handle.ts'
import { lanes } from '#api/eventStore/lanes.ts'
import type { AccountFact } from '#domain/account/accountEvents.ts'
import { type Account, accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import {
  actsAsAdmin,
  departuresOf,
  joinRoster,
  leaveRoster,
  rosterMachine,
  rosterStream,
} from '#domain/account/rosterMachine.ts'
import { type Decision, fact, isRefusal, type Refusal, refuse } from '#domain/kernel/decision.ts'
import { replay } from '#domain/kernel/replay.ts'

type Decide<Name extends string> = (account: Account) => Decision<AccountFact, Name>
type Changed = Handled<typeof accountMachine>

/** The roster of admins beside the accounts. Whoever is on it acts as an admin: nobody is counted on who does not, or is about to stop. */
export interface Roster {
  /**
   * The corridor for commands on accounts that may make an admin or end one, by demotion, suspension or erasure. Who stops leaves
   * the roster first, who begins joins it afterwards: a crash in between leaves somebody out of it, until they are taken back.
   */
  change<Name extends string>(
    customerId: string,
    deed: RepeatableDeed,
    decide: Decide<Name>,
  ): Promise<Changed | Refusal<Name | 'LastAdminStays'>>
  /** Puts an admin on the roster who became one past it. Whoever has left it before is not taken back like that. */
  join(customerId: string, deed: Deed): Promise<void>
  /** Takes somebody off it. On its own it is no end of an admin: a command in `change` is. */
  leave(customerId: string, deed: Deed): Promise<Refusal<'LastAdminStays'> | undefined>
  /** Puts somebody on it again who still acts as an admin. That they are one is told anew, so that nothing that is still on its way to end it can. */
  takeBack(customerId: string, deed: Deed): Promise<void>
  admins(): Promise<readonly string[]>
}

const attempts = 50

/** The roster in its stream, beside the accounts of the ledger. Throws `TooContended` where an account is changed by others all the time. */
export const openRoster = (ledger: Ledger): Roster => {
  const inTurn = lanes()

  return {
    change: async (customerId, once, decide) => {
      for (let tries = 0; tries < attempts; tries += 1) {
        const changed = await changedOnce(ledger, { customerId, once, decide })
        if (changed) return changed
      }
      throw new TooContended(`The account of ${customerId} was changed by others ${attempts} times in a row`)
    },
    join: (customerId, deed) => admit(ledger, { customerId, departures: 0, deed }),
    leave: async (customerId, deed) => {
      const { admins } = (await rosterOf(ledger)).context
      const isOnIt = admins.includes(customerId) || actsAsAdmin(await accountOf(ledger, customerId))
      return isOnIt ? dismiss(ledger, customerId, deed) : undefined
    },
    takeBack: (customerId, deed) => inTurn(customerId, () => takenBack(ledger, customerId, deed)),
    admins: async () => (await rosterOf(ledger)).context.admins,
  }
}

const rosterOf = (ledger: Ledger) => ledger.load(rosterMachine, rosterStream)

const accountOf = (ledger: Ledger, customerId: string) => ledger.load(accountMachine, accountStream(customerId))

interface Change<Name extends string> {
  customerId: string
  once: RepeatableDeed
  decide: Decide<Name>
}

// Nothing is decided on an account that changed since its admin left the roster: they may have been put on it again.
const changedOnce = async <Name extends string>(ledger: Ledger, { customerId, once, decide }: Change<Name>) => {
  const { command: _, ...deed } = once
  const departures = departuresOf(await rosterOf(ledger), customerId)
  const before = await accountOf(ledger, customerId)
  const refused = endsAdmin(before, decide, deed) ? await dismiss(ledger, customerId, deed) : undefined
  if (refused) return refused

  let isOvertaken = false
  const handled = await ledger.handle(accountMachine, accountStream(customerId), once, (account) => {
    isOvertaken = account.revision !== before.revision
    return isOvertaken ? [] : decide(account)
  })
  if (isOvertaken) return undefined
  if (!isRefusal(handled) && !actsAsAdmin(before) && actsAsAdmin(handled.record)) {
    await admit(ledger, { customerId, departures, deed })
  }
  return handled
}

const endsAdmin = <Name extends string>(before: Account, decide: Decide<Name>, { by }: Deed) => {
  const decision = actsAsAdmin(before) ? decide(before) : []
  if (isRefusal(decision)) return false
  const after = replay(
    accountMachine,
    before.stream,
    decision.map((each) => ({ ...each, at: '', by })),
    before,
  )
  return actsAsAdmin(before) && !actsAsAdmin(after)
}

const dismiss = async (ledger: Ledger, customerId: string, deed: Deed) => {
  const left = await ledger.handle(rosterMachine, rosterStream, deed, (roster) => leaveRoster(roster, customerId))
  return isRefusal(left) ? left : undefined
}

interface Arrival {
  customerId: string
  /** How often they had left before. */
  departures: number
  deed: Deed
}

const admit = async (ledger: Ledger, { customerId, departures, deed }: Arrival) => {
  await ledger.handle(rosterMachine, rosterStream, deed, (roster) => joinRoster(roster, customerId, departures))
}

const takenBack = async (ledger: Ledger, customerId: string, deed: Deed) => {
  const roster = await rosterOf(ledger)
  const departures = departuresOf(roster, customerId)
  if (roster.context.admins.includes(customerId)) return
  const told = await ledger.handle(accountMachine, accountStream(customerId), deed, (account) =>
    actsAsAdmin(account) ? [fact('RoleGranted', { role: 'Admin' as const })] : refuse('IsNoAdmin'),
  )
  if (!isRefusal(told)) await admit(ledger, { customerId, departures, deed })
}
