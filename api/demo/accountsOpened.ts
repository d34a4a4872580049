import { customerIdOf, openAccountCreation } from '#api/account/accountCreation.ts'
import { openProvenEmailClaim } from '#api/account/provenEmailClaim.ts'
import { openVerifiedAccount } from '#domain/account/accountCommands.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { addressBookMachine, addressBookStream } from '#domain/address/addressBookMachine.ts'
import { addAddress, findAddress } from '#domain/address/addressCommands.ts'
import type { Address } from '#domain/address/addressEvents.ts'
import { asCustomer, type DemoAction, expectAccepted, hour } from './demoActions.ts'
import { aminasAddresses, type DemoCustomer, demoAccounts } from './people.ts'

/** What a customer did in the demo's past, and when: milliseconds since the epoch. */
export interface CustomerAct {
  customer: DemoCustomer
  at: number
}

/** Actions that open the account of each customer an hour before their first act, and the known accounts on `firstDay`. */
export const accountsOpened = (acts: readonly CustomerAct[], firstDay: number): DemoAction[] => {
  const others = acts.filter(({ customer }) => demoAccounts.every(({ email }) => email !== customer.email))

  return [
    ...demoAccounts.map((account) => knownAccountOpened(account, firstDay)),
    ...aminasAddresses.map((address, index) => addressKept(address, `amina-${index + 1}`, firstDay + hour)),
    ...[...Map.groupBy(others, ({ customer }) => customer.email).values()].flatMap(firstAct).map(accountOpened),
  ]
}

const firstAct = (acts: readonly CustomerAct[]) => acts.toSorted((one, other) => one.at - other.at).slice(0, 1)

// These passwords are public.
const knownAccountOpened = (account: (typeof demoAccounts)[number], at: number): DemoAction => ({
  at,
  writesTo: [account.email],
  perform: async (demo) => {
    const newAccount = { ...account, customerId: customerIdOf(account.email) }
    expectAccepted(await openAccountCreation(demo)(newAccount, asCustomer(account.email)), 'EmailIsTaken')
  },
})

// An account without a password: signing in is impossible.
const accountOpened = ({ customer: { email, firstname, lastname }, at }: CustomerAct): DemoAction => ({
  at: at - hour,
  writesTo: [email],
  perform: async (demo) => {
    const customerId = customerIdOf(email)
    const context = asCustomer(email)
    const owner = await openProvenEmailClaim(demo)(email, customerId, context)
    if (owner !== customerId) throw new Error(`The demo met another owner of ${email}`)
    const opened = await demo.ledger.handle(accountMachine, accountStream(customerId), context, (account) =>
      openVerifiedAccount(account, { firstname, lastname, email }, 'Customer'),
    )
    expectAccepted(opened, 'EmailIsTaken')
  },
})

const aminasEmail = 'amina@ekhaya.example'

const addressKept = (address: Address, addressId: string, at: number): DemoAction => ({
  at,
  writesTo: ['her address book'],
  perform: async ({ ledger }) => {
    const book = addressBookStream(customerIdOf(aminasEmail))
    const kept = await ledger.handle(addressBookMachine, book, asCustomer(aminasEmail), (record) =>
      findAddress(record, addressId) ? [] : addAddress(record, addressId, address),
    )
    expectAccepted(kept)
  },
})
