import type { CommandContext } from '#api/eventStore/recordCommand.ts'
import type { RevealedSection } from '#domain/account/accountEvents.ts'
import type { Refusal } from '#domain/kernel/decision.ts'
import type { Caller } from './handlers.ts'

interface AccessContext {
  caller: Caller
  context: CommandContext
}

/**
 * Called before a handler returns a customer's data. Customers may read their own; an admin may read that of others, and each such access
 * is first recorded as a fact of the account.
 */
export type AuditAccess = (
  customerId: string,
  what: RevealedSection,
  reader: AccessContext,
) => Promise<Refusal<'NotYours' | 'AccountNotFound'> | undefined>
