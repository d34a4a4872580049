import { refuse } from '#domain/kernel/decision.ts'
import { grantRole } from './accountCommands.ts'
import type { Role } from './accountEvents.ts'
import type { Account } from './accountMachine.ts'

/** Makes an admin of somebody, or a customer again. An account whose address nobody has proven goes to whoever signs up with it next. */
export const appoint = (account: Account, role: Role) =>
  role === 'Admin' && isUnproven(account) ? refuse('InvalidRequest', { errors: [unproven] }) : grantRole(account, role)

const isUnproven = (account: Account) => account.is('unverified') || account.is('suspended.unverified')

const unproven = { field: 'role', message: 'Only an account with a verified e-mail address can be an admin’s' }
