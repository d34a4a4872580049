import type { Erasing } from '#api/account/erasing.ts'
import type { Roster } from '#api/account/roster/roster.ts'
import type { HistoryParts } from '#api/history/recordHistory.ts'
import type { RecordReading } from '#api/http/recordReading.ts'
import type { Sessions } from '#api/http/sessions.ts'
import { type Account, accountStream } from '#domain/account/accountMachine.ts'
import { refuse } from '#domain/kernel/decision.ts'
import { customerRecord, maskedRecord } from './customersAnswer.ts'
import type { CustomerFigures, CustomerQueries } from './customersList.ts'

/** What the calls of admins on accounts work with. */
export interface CustomersParts extends HistoryParts {
  customers: CustomerQueries
  roster: Roster
  sessions: Sessions
  erasing: Erasing
  recordReading: RecordReading
}

/** What a customer has ordered, also where the list has not heard of them yet. */
export const figuresOf = async ({ store, customers }: CustomersParts, id: string): Promise<CustomerFigures> => {
  const listed = customers.figuresOf(id)
  if (listed) return listed
  const [opened] = await store.readStream(accountStream(id))
  return { openedAt: opened?.meta.at ?? '', orders: 0, spent: 0, lastOrderAt: null }
}

/** A customer as they are answered where nobody has asked to see them in full. */
export const maskedAnswer = async (parts: CustomersParts, id: string, account: Account) => {
  const record = customerRecord(id, account, await figuresOf(parts, id))
  return record ? { result: maskedRecord(record) } : refuse('AccountNotFound')
}
