import { openEmailPseudonyms } from '#api/account/emailPseudonyms.ts'
import { openPasswordHashes } from '#api/account/secrets/passwordHashes.ts'
import { hashPassword } from '#api/account/secrets/passwordHashing.ts'
import { openLedger } from '#api/eventStore/ledger.ts'
import { openSecretStore } from '#api/eventStore/secretStore.ts'
import { openVerifiedAccount, proveEmail } from '#domain/account/accountCommands.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { emailMachine } from '#domain/account/emailMachine.ts'
import { encryptStore } from '#harness/encryptStore.ts'
import { openShopStore, type ShopLocation } from './shopLocation.ts'

const password = 'Umbrella-7'
export const systemContext = { by: { role: 'system', id: 'bench' }, correlationId: 'bench' } as const

export const customerIdOf = (number: number) => `shopper-${number}`

/** The credentials of the customer with this number. */
export const credentialsOf = (number: number) => ({ email: `${customerIdOf(number)}@ekhaya.example`, password })

/** Creates so many verified customer accounts while the shop is closed. All share one password hash. */
export const createCustomers = async (location: ShopLocation, count: number) => {
  const raw = await openShopStore(location)
  const secretStore = openSecretStore(raw)
  const [ledger, emails, passwords] = [
    openLedger(encryptStore(raw)),
    openEmailPseudonyms(secretStore),
    openPasswordHashes(secretStore),
  ]
  const hash = await hashPassword(password)
  const createCustomer = async (number: number) => {
    const [customerId, { email }] = [customerIdOf(number), credentialsOf(number)]
    await ledger.handle(emailMachine, await emails.streamOf(email), systemContext, (emailRecord) =>
      proveEmail(emailRecord, customerId),
    )
    await passwords.begin(customerId, hash)
    await ledger.handle(accountMachine, accountStream(customerId), systemContext, (account) =>
      openVerifiedAccount(account, { email, firstname: 'Lindiwe', lastname: 'Dlamini' }, 'Customer'),
    )
  }
  await Promise.all(Array.from({ length: count }, (_, number) => createCustomer(number)))
  await raw.close()
}
