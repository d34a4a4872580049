import type { Deed } from '#api/eventStore/handle.ts'
import type { Revealed } from '#domain/account/accountEvents.ts'
import type { Refusal } from '#domain/kernel/decision.ts'
import type { Caller } from './answers.ts'

interface Reader {
  caller: Caller
  deed: Deed
}

/**
 * Asked before what is a customer's is answered: everybody may read what is theirs, and an admin what is somebody else's, which is
 * recorded on that account first.
 */
export type RecordReading = (
  customerId: string,
  what: Revealed,
  reader: Reader,
) => Promise<Refusal<'NotYours' | 'AccountNotFound'> | undefined>
