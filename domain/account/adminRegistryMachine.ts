import { setup } from 'xstate'
import { fact, type RecordedFact, refuse } from '#domain/kernel/decision.ts'
import type { Replayed } from '#domain/kernel/replay.ts'
import type { AdminRegistryFact } from './accountEvents.ts'
import { type Account, isInUse } from './accountMachine.ts'

interface AdminRegistryContext {
  admins: readonly string[]
  /** How many departures of admins the stream has recorded. */
  departures: Readonly<Record<string, number>>
}

const adminRegistrySetup = setup({
  types: { context: {} as AdminRegistryContext, events: {} as RecordedFact<AdminRegistryFact> },
})

/** The ids of the active admins. They share one stream, so that the last two cannot leave at the same time. */
export const adminRegistryMachine = adminRegistrySetup.createMachine({
  id: 'roster',
  context: { admins: [], departures: {} },
  initial: 'open',
  states: {
    open: {
      on: {
        AdminJoined: {
          actions: adminRegistrySetup.assign(({ context, event }) => ({
            admins: [...context.admins, event.data.customerId],
          })),
        },
        AdminLeft: {
          actions: adminRegistrySetup.assign(({ context, event: { data } }) => ({
            admins: context.admins.filter((id) => id !== data.customerId),
            departures: { ...context.departures, [data.customerId]: (context.departures[data.customerId] ?? 0) + 1 },
          })),
        },
      },
    },
  },
})

export type AdminRegistryRecord = Replayed<typeof adminRegistryMachine>

export const adminRegistryStream = 'roster-admins'

/** Whether the account belongs in the admin registry. */
export const actsAsAdmin = (account: Account) => account.context.role === 'Admin' && isInUse(account)

export const departuresOf = ({ context }: AdminRegistryRecord, customerId: string) =>
  context.departures[customerId] ?? 0

/** Idempotent. Does nothing if the admin has left since the caller read the count `departures`. */
export const joinAdminRegistry = (registry: AdminRegistryRecord, customerId: string, departures: number) => {
  const hasLeft = departuresOf(registry, customerId) !== departures
  return hasLeft || registry.context.admins.includes(customerId) ? [] : [fact('AdminJoined', { customerId })]
}

/** Refuses if no other admin remains. Also records the departure of a non-member, because their join may not be recorded yet. */
export const leaveAdminRegistry = ({ context }: AdminRegistryRecord, customerId: string) => {
  if (context.admins.every((id) => id === customerId)) return refuse('LastAdminStays')

  return [fact('AdminLeft', { customerId })]
}
