import { existsSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ownerOf } from '#api/account/emails.ts'
import { type Config, readConfig } from '#api/config.ts'
import { configuredMail } from '#api/configuredMail.ts'
import { configuredStore } from '#api/configuredStore.ts'
import { factsFile, readModelsFile, tokenSecret } from '#api/dataFolder.ts'
import { openLog } from '#api/log.ts'
import { openShop } from '#api/shop.ts'
import { isRefusal } from '#domain/kernel/decision.ts'
import { sentenceFor } from '#domain/refusalWords.ts'
import { usualDelivery } from '#domain/shopIdentity.ts'
import { runProgram, UsageError } from './program.ts'

const usage = `npm run erase -- --email amina@ekhaya.example    the customer with this address
npm run erase -- --customer ID                   the customer with this id
npm run erase -- --invoices 2020                 what identifies people in the invoices of a year, once the law allows`

/** Years that invoices are kept for: Tax Administration Act 28 of 2011, section 29. */
const statutoryYears = 5

interface Customer {
  email?: string | undefined
  customer?: string | undefined
}

const wishOf = (arguments_: readonly string[]) => {
  const options = { email: { type: 'string' }, customer: { type: 'string' }, invoices: { type: 'string' } } as const
  const { values } = parseArgs({ args: [...arguments_], options })
  if (Object.keys(values).length !== 1) throw new UsageError(usage)
  return values
}

const erase = async (config: Config, arguments_: readonly string[]) => {
  const { email, customer, invoices } = wishOf(arguments_)
  if (invoices) await eraseInvoices(config, Number(invoices))
  else await eraseCustomer(config, { email, customer })
  if (config.EVENTSTORE_URL) {
    process.stdout.write('EventStoreDB keeps the bytes of the destroyed key until its next scavenge: start one now.\n')
  }
}

const eraseCustomer = async (config: Config, { email, customer }: Customer) => {
  const shop = await shopOf(config)
  try {
    const customerId = customer ?? (await ownerOf(shop.ledger, shop.emails, email ?? ''))
    const deed = { by: { role: 'admin', id: 'erase' }, correlationId: `erase ${customerId}` } as const
    if (customerId === undefined) throw new UsageError(`No account has the address ${email}: it may be erased already`)
    const refused = await shop.erasing.erase(customerId, deed)
    if (isRefusal(refused)) throw new UsageError(sentenceFor(refused))
    await shop.caughtUp()
    const still = shop.projector.stopped().map(({ projection }) => projection)
    if (still.length > 0)
      throw new UsageError(`${still.join(', ')} stands still and may know them: see /health, then erase again`)
  } finally {
    await shop.close()
  }
  process.stdout.write('The customer is erased: their key is destroyed, and the read models know them no more.\n')
}

// The read models are told anew, from facts whose personal fields no longer open.
const eraseInvoices = async (config: Config, year: number) => {
  const last = new Date().getUTCFullYear() - statutoryYears - 1
  if (!Number.isInteger(year) || year > last) {
    throw new UsageError(`Invoices are kept for ${statutoryYears} years: those up to ${last} may be erased`)
  }
  const shop = await shopOf(config)
  const key = `invoice-${year}`
  const isThere = (await shop.keyring.forReading([key])).size > 0
  await (isThere ? shop.keyring.destroy(key) : undefined)
  await shop.close()
  if (!isThere) throw new UsageError(`There are no invoices of ${year} that identify anybody`)
  for (const end of ['', '-wal', '-shm']) rmSync(`${readModelsFile(config)}${end}`, { force: true })
  await (await shopOf(config)).close()
  process.stdout.write(`Nobody can be identified from the invoices of ${year} any more.\n`)
  if (config.EVENTSTORE_URL) {
    process.stdout.write(
      'Other nodes keep names in their read models: stop them and delete DATA_DIR/readModels-*.sqlite there.\n',
    )
  }
}

const shopOf = async (config: Config) => {
  const file = factsFile(config)
  if (!config.EVENTSTORE_URL && !existsSync(file)) throw new UsageError(`There are no facts at ${file}`)
  const log = openLog(config.LOG_LEVEL === 'info' ? 'warn' : config.LOG_LEVEL)
  const store = await configuredStore(config, log)
  if ((await store.head()) === 0) {
    await store.close()
    throw new UsageError('The event store holds no facts: is this the right one?')
  }
  return openShop({
    store,
    readModels: readModelsFile(config),
    tokenSecret: tokenSecret(config),
    terms: usualDelivery,
    publicUrl: config.publicUrl,
    limited: false,
    mail: configuredMail(config),
    log,
  })
}

await runProgram((arguments_) => erase(readConfig(process.env, []), arguments_))
