import { type Account, statusOf } from '#domain/account/accountMachine.ts'

/** Who somebody is, as they are told it themselves. */
export const person = (customerId: string, account: Account) => {
  const { email, firstname, lastname, role } = account.context
  return { customerId, email, firstname, lastname, role, emailVerified: account.is('active') }
}

/** The same with the status of the account; `erased` also where there never was one. */
export const profile = (customerId: string, account: Account) => ({
  ...person(customerId, account),
  status: statusOf(account) ?? ('erased' as const),
})
