import { refuse } from '#domain/kernel/decision.ts'
import { grantRole } from './accountCommands.ts'
import type { Role } from './accountEvents.ts'
import { type Account, isUnproven } from './accountMachine.ts'

/**
 * Makes an admin of somebody, or a customer again. An account whose address nobody has proven goes to whoever signs up with it next:
 * `AddressIsUnproven`. Refuses with `AccountNotFound` for one that never was or was erased.
 */
export const appoint = (account: Account, role: Role) =>
  role === 'Admin' && isUnproven(account) ? refuse('AddressIsUnproven') : grantRole(account, role)
