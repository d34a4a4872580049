import { type Account, statusOf } from '#domain/account/accountMachine.ts'
import { maskedPerson } from '#domain/account/masked.ts'
import type { CustomerFigures } from './customersList.ts'

export type CustomerRecord = NonNullable<ReturnType<typeof customerRecord>>

/** A customer in full, with the figures that the list has; `undefined` where there never was one. */
export const customerRecord = (customerId: string, account: Account, figures: CustomerFigures) => {
  const { firstname, lastname, email, role, reason } = account.context
  const status = statusOf(account)
  const person = { customerId, firstname, lastname, email, role, status, ...figures }
  return status && { ...person, status, reason, masked: false, version: account.revision }
}

export const maskedRecord = (record: CustomerRecord) => ({ ...maskedPerson(record), masked: true })
