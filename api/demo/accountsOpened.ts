import { claimedBy } from '#api/account/emails.ts'
import { customerIdOf, opening } from '#api/account/opening.ts'
import { openVerifiedAccount } from '#domain/account/accountCommands.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { addressBookMachine, addressBookStream } from '#domain/address/addressBookMachine.ts'
import { addAddress, findAddress } from '#domain/address/addressCommands.ts'
import type { Address } from '#domain/address/addressEvents.ts'
import type { DemoOrder } from './demoOrders.ts'
import { asCustomer, done, type Happening, hour } from './happening.ts'
import { aminasAddresses, type Buyer, demoAccounts, demoBuyers } from './people.ts'

/** Everybody is a customer before their first order. `firstDay`: nobody was here before. */
export const accountsOpened = (orders: readonly DemoOrder[], firstDay: number): Happening[] => {
  const beforeTheirFirstOrder = ({ key }: Buyer) =>
    Math.min(...orders.filter(({ buyer }) => buyer.key === key).map(({ placedAt }) => placedAt)) - hour
  const isKnown = ({ email }: Buyer) => demoAccounts.some((account) => account.email === email)

  return [
    ...demoAccounts.map((account) => knownAccountOpened(account, firstDay)),
    ...aminasAddresses.map((address, index) => addressKept(address, `amina-${index + 1}`, firstDay + hour)),
    ...demoBuyers
      .filter((buyer) => !isKnown(buyer))
      .map((shopper) => accountOpened(shopper, beforeTheirFirstOrder(shopper))),
  ]
}

// Everybody knows the passwords.
const knownAccountOpened = (account: (typeof demoAccounts)[number], at: number): Happening => ({
  at,
  touches: [account.email],
  happen: async (scene) => {
    const newAccount = { ...account, customerId: customerIdOf(account.email) }
    done(await opening(scene)(newAccount, asCustomer(account.email)), 'EmailIsTaken')
  },
})

// Nobody can sign in: there is no password.
const accountOpened = ({ email, firstname, lastname }: Buyer, at: number): Happening => ({
  at,
  touches: [email],
  happen: async (scene) => {
    const customerId = customerIdOf(email)
    const deed = asCustomer(email)
    const owner = await claimedBy(scene, { email, deed, own: customerId })
    if (owner !== customerId) throw new Error(`The demo met another owner of ${email}`)
    const opened = await scene.ledger.handle(accountMachine, accountStream(customerId), deed, (account) =>
      openVerifiedAccount(account, { firstname, lastname, email }, 'Customer'),
    )
    done(opened, 'EmailIsTaken')
  },
})

const aminasEmail = 'amina@ekhaya.example'

const addressKept = (address: Address, addressId: string, at: number): Happening => ({
  at,
  touches: ['her address book'],
  happen: async ({ ledger }) => {
    const book = addressBookStream(customerIdOf(aminasEmail))
    const kept = await ledger.handle(addressBookMachine, book, asCustomer(aminasEmail), (record) =>
      findAddress(record, addressId) ? [] : addAddress(record, addressId, address),
    )
    done(kept)
  },
})
