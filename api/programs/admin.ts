import { parseArgs } from 'node:util'
import { openAdminRegistry } from '#api/account/admins/adminRegistry.ts'
import { holderOf } from '#api/account/emailHolders.ts'
import { openEmailPseudonyms } from '#api/account/emailPseudonyms.ts'
import { type Config, readConfig } from '#api/config.ts'
import { openEncryptedStore } from '#api/eventStore/encryptedStore.ts'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import { openKeyring } from '#api/eventStore/keyring.ts'
import { openLedger } from '#api/eventStore/ledger.ts'
import { openSecretStore } from '#api/eventStore/secretStore.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { assignRole } from '#domain/account/assignRole.ts'
import { isRefusal } from '#domain/kernel/decision.ts'
import { schemaOf } from '#domain/recordDefinitions.ts'
import { refusalMessage } from '#domain/refusalMessages.ts'
import { openExistingStore } from './openFacts.ts'
import { runProgram, UsageError } from './program.ts'

const usage = `npm run admin -- --email thandi@ekhaya.example           makes an admin of the account with this address
npm run admin -- --email thandi@ekhaya.example --take    makes a customer of them again`

const context = { by: { role: 'admin', id: 'npm run admin' }, correlationId: 'npm run admin' } as const

const parseOptions = (arguments_: readonly string[]) => {
  const options = { email: { type: 'string' }, take: { type: 'boolean' } } as const
  const { email: given, take = false } = parseArgs({ args: [...arguments_], options }).values
  const email = given?.trim()
  if (!email) throw new UsageError(usage)
  return { email, role: take ? 'Customer' : 'Admin' } as const
}

type AdminOptions = ReturnType<typeof parseOptions>

const admin = async (config: Config, arguments_: readonly string[]) => {
  const adminOptions = parseOptions(arguments_)
  const store = await openExistingStore(config)
  try {
    process.stdout.write(`${await changeRole(store, adminOptions)}\n`)
  } finally {
    await store.close()
  }
}

const changeRole = async (raw: EventStore, { email, role }: AdminOptions) => {
  const secretStore = openSecretStore(raw)
  const ledger = openLedger(openEncryptedStore(raw, openKeyring(secretStore), schemaOf))
  const customerId = await holderOf({ ledger, emails: openEmailPseudonyms(secretStore) }, email)
  const account = customerId && (await ledger.load(accountMachine, accountStream(customerId)))
  if (!account || account.is('unopened')) {
    throw new UsageError(`No account has the address ${email}: sign up with it first`)
  }
  if (role === 'Admin' && account.is('suspended')) {
    throw new UsageError(`The account of ${email} is suspended: have another admin reinstate it first`)
  }
  const roleName = role === 'Admin' ? 'an admin' : 'a customer'
  if (account.context.role === role) return `${email} is already ${roleName}.`

  const changed = await openAdminRegistry(ledger).change(customerId, context, (now) => assignRole(now, role))
  if (isRefusal(changed)) throw new UsageError(refusalMessage(changed))
  return `${email} is ${roleName} now.`
}

await runProgram((arguments_) => admin(readConfig(process.env, []), arguments_))
