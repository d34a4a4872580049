import { parseArgs } from 'node:util'
import { holdersOf } from '#api/account/emailHolders.ts'
import { type Config, readConfig } from '#api/config.ts'
import { configuredMail } from '#api/configuredMail.ts'
import { readModelsFile, tokenSecret } from '#api/dataFolder.ts'
import { openLog } from '#api/log.ts'
import { removeDatabase } from '#api/readModels/readModelDatabase.ts'
import { openShop } from '#api/shop/openShop.ts'
import { invoiceYears } from '#domain/businessConstants.ts'
import { isRefusal } from '#domain/kernel/decision.ts'
import { refusalMessage } from '#domain/refusalMessages.ts'
import { defaultDeliveryTerms } from '#domain/shopIdentity.ts'
import { openExistingStore } from './openFacts.ts'
import { runProgram, UsageError } from './program.ts'

const usage = `npm run erase -- --email amina@ekhaya.example    the customer with this address
npm run erase -- --customer ID                   the customer with this id
npm run erase -- --invoices 2020                 what identifies people in the invoices of a year, once the law allows`

interface CustomerSelector {
  email?: string | undefined
  customer?: string | undefined
}

const parseOptions = (arguments_: readonly string[]) => {
  const options = { email: { type: 'string' }, customer: { type: 'string' }, invoices: { type: 'string' } } as const
  const { values } = parseArgs({ args: [...arguments_], options })
  if (Object.keys(values).length !== 1) throw new UsageError(usage)
  return values
}

const erase = async (config: Config, arguments_: readonly string[]) => {
  const { email, customer, invoices } = parseOptions(arguments_)
  if (invoices) await eraseInvoices(config, Number(invoices))
  else await eraseCustomer(config, { email, customer })
  if (config.EVENTSTORE_URL) {
    process.stdout.write('EventStoreDB keeps the bytes of the destroyed key until its next scavenge: start one now.\n')
  }
}

const eraseCustomer = async (config: Config, { email, customer }: CustomerSelector) => {
  const shop = await openExistingShop(config)
  try {
    const { owner, claims } = await holdersOf(shop, email ?? '')
    const customerIds = [customer ?? owner ?? claims].flat()
    if (customerIds.length === 0) throw new UsageError(`No account has the address ${email}: it may already be erased`)
    for (const customerId of customerIds) {
      const context = { by: { role: 'admin', id: 'erase' }, correlationId: `erase ${customerId}` } as const
      const refused = await shop.accountErasure.erase(customerId, context)
      if (isRefusal(refused)) throw new UsageError(refusalMessage(refused))
    }
    await shop.caughtUp()
    const stoppedNames = shop.projector.stoppedProjections().map(({ projection }) => projection)
    if (stoppedNames.length > 0)
      throw new UsageError(`${stoppedNames.join(', ')} stands still and may know them: see /health, then erase again`)
  } finally {
    await shop.close()
  }
  process.stdout.write('The customer is erased: their key is destroyed, and the read models know them no more.\n')
}

// Rebuilds the read models, from facts whose personal fields can no longer be decrypted.
const eraseInvoices = async (config: Config, year: number) => {
  const last = new Date().getUTCFullYear() - invoiceYears - 1
  if (!Number.isInteger(year) || year > last) {
    throw new UsageError(`Invoices are kept for ${invoiceYears} years: those up to ${last} may be erased`)
  }
  const shop = await openExistingShop(config)
  const key = `invoice-${year}`
  const hasKey = (await shop.keyring.findAll([key])).size > 0
  await (hasKey ? shop.keyring.destroy(key) : undefined)
  await shop.close()
  if (!hasKey) throw new UsageError(`There are no invoices of ${year} that identify anybody`)
  removeDatabase(readModelsFile(config))
  await (await openExistingShop(config)).close()
  process.stdout.write(`Nobody can be identified from the invoices of ${year} any more.\n`)
  if (config.EVENTSTORE_URL) {
    process.stdout.write(
      'Other nodes keep names in their read models: stop them and delete DATA_DIR/readModels-*.sqlite* there.\n',
    )
  }
}

const openExistingShop = async (config: Config) => {
  const log = openLog(config.LOG_LEVEL === 'info' ? 'warn' : config.LOG_LEVEL)
  const store = await openExistingStore(config, log)
  return openShop({
    store,
    readModelsFile: readModelsFile(config),
    tokenSecret: tokenSecret(config),
    terms: defaultDeliveryTerms,
    publicUrl: config.publicUrl,
    limited: false,
    mail: configuredMail(config),
    log,
  })
}

await runProgram((arguments_) => erase(readConfig(process.env, []), arguments_))
