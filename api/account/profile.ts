import { type Account, statusOf } from '#domain/account/accountMachine.ts'

/** The customer's own account data, as the login answers it. */
export const person = (customerId: string, account: Account) => {
  const { email, firstname, lastname, role } = account.context
  return { customerId, email, firstname, lastname, role, emailVerified: account.is('active') }
}

/** The same with the status of the account, which is `erased` also if the account never existed. */
export const profile = (customerId: string, account: Account) => ({
  ...person(customerId, account),
  status: statusOf(account) ?? ('erased' as const),
})
