import { setup } from 'xstate'
import { fact, type Happened, refuse } from '#domain/kernel/decision.ts'
import type { Replayed } from '#domain/kernel/replay.ts'
import type { RosterFact } from './accountEvents.ts'
import { type Account, isInUse } from './accountMachine.ts'

interface RosterContext {
  admins: readonly string[]
  /** How often somebody has left. */
  departures: Readonly<Record<string, number>>
}

const rosterSetup = setup({
  types: { context: {} as RosterContext, events: {} as Happened<RosterFact> },
})

/** The admins who may act, by their ids: one stream, so that two of them cannot leave at once and none remain. */
export const rosterMachine = rosterSetup.createMachine({
  id: 'roster',
  context: { admins: [], departures: {} },
  initial: 'open',
  states: {
    open: {
      on: {
        AdminJoined: {
          actions: rosterSetup.assign(({ context, event }) => ({
            admins: [...context.admins, event.data.customerId],
          })),
        },
        AdminLeft: {
          actions: rosterSetup.assign(({ context, event: { data } }) => ({
            admins: context.admins.filter((id) => id !== data.customerId),
            departures: { ...context.departures, [data.customerId]: (context.departures[data.customerId] ?? 0) + 1 },
          })),
        },
      },
    },
  },
})

export type Roster = Replayed<typeof rosterMachine>

export const rosterStream = 'roster-admins'

/** Whether somebody belongs on the roster. */
export const actsAsAdmin = (account: Account) => account.context.role === 'Admin' && isInUse(account)

export const departuresOf = ({ context }: Roster, customerId: string) => context.departures[customerId] ?? 0

/** Joining again changes nothing; nor does it where somebody has left more often than `departures`, as it was counted before. */
export const joinRoster = (roster: Roster, customerId: string, departures: number) => {
  const hasLeft = departuresOf(roster, customerId) !== departures
  return hasLeft || roster.context.admins.includes(customerId) ? [] : [fact('AdminJoined', { customerId })]
}

/** Only where another one stays. Whoever is not on the roster leaves it as well: they may be on their way to join. */
export const leaveRoster = ({ context }: Roster, customerId: string) => {
  if (context.admins.every((id) => id === customerId)) return refuse('LastAdminStays')

  return [fact('AdminLeft', { customerId })]
}
