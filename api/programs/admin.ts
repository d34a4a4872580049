import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openEmails, ownerOf } from '#api/account/emails.ts'
import { openRoster } from '#api/account/roster/roster.ts'
import { type Config, readConfig } from '#api/config.ts'
import { configuredStore } from '#api/configuredStore.ts'
import { factsFile } from '#api/dataFolder.ts'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import { openLedger } from '#api/eventStore/handle.ts'
import { openKeyring } from '#api/eventStore/keyring.ts'
import { openSealedStore } from '#api/eventStore/sealedStore.ts'
import { openVault } from '#api/eventStore/vault.ts'
import { openLog } from '#api/log.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { appoint } from '#domain/account/appointing.ts'
import { keepingOf } from '#domain/facts.ts'
import { isRefusal } from '#domain/kernel/decision.ts'
import { sentenceFor } from '#domain/refusalWords.ts'
import { runProgram, UsageError } from './program.ts'

const usage = `npm run admin -- --email thandi@ekhaya.example           makes an admin of the account with this address
npm run admin -- --email thandi@ekhaya.example --take    makes a customer of them again`

const deed = { by: { role: 'admin', id: 'npm run admin' }, correlationId: 'npm run admin' } as const

const wishOf = (arguments_: readonly string[]) => {
  const options = { email: { type: 'string' }, take: { type: 'boolean' } } as const
  const { email: written, take = false } = parseArgs({ args: [...arguments_], options }).values
  const email = written?.trim()
  if (!email) throw new UsageError(usage)
  return { email, role: take ? 'Customer' : 'Admin' } as const
}

type Wish = ReturnType<typeof wishOf>

const admin = async (config: Config, arguments_: readonly string[]) => {
  const wish = wishOf(arguments_)
  const store = await storeOf(config)
  try {
    process.stdout.write(`${await granted(store, wish)}\n`)
  } finally {
    await store.close()
  }
}

const granted = async (raw: EventStore, { email, role }: Wish) => {
  const vault = openVault(raw)
  const ledger = openLedger(openSealedStore(raw, openKeyring(vault), keepingOf))
  const customerId = await ownerOf(ledger, openEmails(vault), email)
  const account = customerId && (await ledger.load(accountMachine, accountStream(customerId)))
  if (!account || account.is('unopened')) {
    throw new UsageError(`No account has the address ${email}: sign up with it first`)
  }
  if (role === 'Admin' && account.is('suspended')) {
    throw new UsageError(`The account of ${email} is suspended: have another admin reinstate it first`)
  }
  const word = role === 'Admin' ? 'an admin' : 'a customer'
  if (account.context.role === role) return `${email} is ${word} already.`

  const changed = await openRoster(ledger).change(customerId, deed, (now) => appoint(now, role))
  if (isRefusal(changed)) throw new UsageError(sentenceFor(changed))
  return `${email} is ${word} now.`
}

const storeOf = async (config: Config) => {
  const file = factsFile(config)
  if (!config.EVENTSTORE_URL && !existsSync(file)) throw new UsageError(`There are no facts at ${file}`)
  const store = await configuredStore(config, openLog('warn'))
  if ((await store.head()) > 0) return store

  await store.close()
  throw new UsageError('The event store holds no facts: is this the right one?')
}

await runProgram((arguments_) => admin(readConfig(process.env, []), arguments_))
