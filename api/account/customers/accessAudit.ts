import type { Ledger } from '#api/eventStore/ledger.ts'
import type { AuditAccess } from '#api/http/auditAccess.ts'
import { revealPersonalData } from '#domain/account/accountCommands.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { isRefusal, refuse } from '#domain/kernel/decision.ts'

/** Records that an admin has read the personal data of another customer. */
export const openAccessAudit = (ledger: Ledger): AuditAccess => {
  return async (customerId, what, { caller, context }) => {
    if (customerId === caller.customerId) return undefined
    if (caller.role !== 'Admin') return refuse('NotYours')

    const recorded = await ledger.handle(accountMachine, accountStream(customerId), context, (account) =>
      revealPersonalData(account, what),
    )
    return isRefusal(recorded) ? recorded : undefined
  }
}
