import { refuse } from '#domain/kernel/decision.ts'
import { grantRole } from './accountCommands.ts'
import type { Role } from './accountEvents.ts'
import { type Account, isUnverified } from './accountMachine.ts'

/**
 * Grants or revokes the role of admin. Refuses with `AddressIsUnproven` to make an unverified account an admin, because the next sign-up
 * with its address can replace it, and with `AccountNotFound` for an account that was never opened or is erased.
 */
export const assignRole = (account: Account, role: Role) =>
  role === 'Admin' && isUnverified(account) ? refuse('AddressIsUnproven') : grantRole(account, role)
