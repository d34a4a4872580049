import { type Account, statusOf } from '#domain/account/accountMachine.ts'
import { maskPerson } from '#domain/account/masking.ts'
import type { CustomerFigures } from './customersList.ts'

export type CustomerView = NonNullable<ReturnType<typeof customerView>>

/** An unmasked customer with the figures of the customer list; `undefined` if the customer never existed. */
export const customerView = (customerId: string, account: Account, figures: CustomerFigures) => {
  const { firstname, lastname, email, role, reason } = account.context
  const status = statusOf(account)
  const person = { customerId, firstname, lastname, email, role, status, ...figures }
  return status && { ...person, status, reason, masked: false, version: account.revision }
}

export const maskedCustomerView = (record: CustomerView) => ({ ...maskPerson(record), masked: true })
