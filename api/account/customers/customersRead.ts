import type { Ledger } from '#api/eventStore/handle.ts'
import type { RecordReading } from '#api/http/recordReading.ts'
import { revealPersonalData } from '#domain/account/accountCommands.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { isRefusal, refuse } from '#domain/kernel/decision.ts'

/** The one place where it is recorded that an admin looked at what is somebody else's. */
export const recordingReads = (ledger: Ledger): RecordReading => {
  return async (customerId, what, { caller, deed }) => {
    if (customerId === caller.customerId) return undefined
    if (caller.role !== 'Admin') return refuse('NotYours')

    const recorded = await ledger.handle(accountMachine, accountStream(customerId), deed, (account) =>
      revealPersonalData(account, what),
    )
    return isRefusal(recorded) ? recorded : undefined
  }
}
