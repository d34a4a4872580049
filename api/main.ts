import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { inspect } from 'node:util'
import { refuseDemoData, seedDemo } from '#api/demo/seed.ts'
import { type EventStore, StoreUnavailable } from '#api/eventStore/eventStore.ts'
import { openKeyring } from '#api/eventStore/keyring.ts'
import { openSealedStore } from '#api/eventStore/sealedStore.ts'
import { openVault } from '#api/eventStore/vault.ts'
import { openLog } from '#api/log.ts'
import { openPages } from '#api/pages/pages.ts'
import { ReadModelsUnusable } from '#api/readModels/database.ts'
import { openShop } from '#api/shop.ts'
import { keepingOf } from '#domain/facts.ts'
import { cents } from '#domain/kernel/money.ts'
import { usualDelivery } from '#domain/shopIdentity.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { configuredMail } from './configuredMail.ts'
import { configuredStore } from './configuredStore.ts'
import { factsFile, readModelsFile, tokenSecret } from './dataFolder.ts'

const start = async (config: Config) => {
  process.env['NODE_ENV'] ??= config.dev ? 'development' : 'production'
  const log = openLog(config.LOG_LEVEL)
  const server = createServer()
  const store = await configuredStore(config, log)
  const terms = { ...usualDelivery, fee: cents(config.DELIVERY_FEE) }
  await fillOrRefuse(config, store)
  const shop = await openShop({
    store,
    readModels: readModelsFile(config),
    facts: config.EVENTSTORE_URL ? { url: config.EVENTSTORE_URL } : { file: factsFile(config) },
    tokenSecret: tokenSecret(config),
    terms,
    publicUrl: config.publicUrl,
    limited: config.RATE_LIMITS === 'on',
    proxies: config.PROXIES,
    corsOrigins: config.CORS_ORIGINS,
    mail: configuredMail(config),
    isDemo: config.SHOP_MODE === 'demo',
    log,
    pages: await openPages({ server, log, dev: config.dev, terms, publicUrl: config.publicUrl }),
  })

  await shop.firstAdmin(adminIn(config))
  server.on('request', shop.app)
  shop.live.attach(server, config.dev ? 'leave' : 'close')
  await listen(server, config)
  greet(config)
  stopOnSignal(server, shop.close)
}

// Before the shop opens: its policies would act on the demo's past as if it were now.
const fillOrRefuse = async ({ SHOP_MODE }: Config, raw: EventStore) => {
  const vault = openVault(raw)
  if (SHOP_MODE === 'demo') await seedDemo({ vault }, openSealedStore(raw, openKeyring(vault), keepingOf))
  else await refuseDemoData(vault)
}

const adminIn = ({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: Config) =>
  email && password ? { email, password } : undefined

const listen = (server: ReturnType<typeof createServer>, { PORT, HOST }: Config) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(PORT, HOST, resolve)
  })

const greet = (config: Config) => {
  const { SHOP_MODE, publicUrl, EVENTSTORE_URL, SMTP_URL } = config
  const lines = [
    `Ekhaya is open at ${publicUrl}`,
    `  events    ${EVENTSTORE_URL ? 'EventStoreDB' : factsFile(config)}`,
    `  calls     ${publicUrl}/docs`,
    ...(SHOP_MODE === 'demo' && !SMTP_URL ? [`  mails     ${publicUrl}/dev/outbox`] : []),
    ...(SHOP_MODE === 'demo'
      ? ['  admin     admin@ekhaya.example / Sawubona-admin', '  customer  amina@ekhaya.example / Sawubona-amina']
      : []),
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

/** Milliseconds for what is being answered when the shop is told to stop. */
const grace = 3000

const stopOnSignal = (server: ReturnType<typeof createServer>, close: () => Promise<void>) => {
  const stop = async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeIdleConnections()
    await Promise.race([closed, pause(grace)])
    server.closeAllConnections()
    await close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
}

// What people can mend is told in a sentence; only the unexpected shows where it happened.
const tellAndExit = (error: unknown) => {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  const isExpected =
    error instanceof ConfigError || error instanceof StoreUnavailable || error instanceof ReadModelsUnusable
  const sentence = code === 'EADDRINUSE' ? 'The port is in use by another program: set PORT to a free one' : undefined
  process.stderr.write(`${sentence ?? (isExpected ? error.message : inspect(error))}\n`)
  process.exit(1)
}

// What the shop writes is nobody else's to read: the vault and the names are in it.
process.umask(0o077)

try {
  await start(readConfig(process.env, process.argv))
} catch (error) {
  tellAndExit(error)
}
