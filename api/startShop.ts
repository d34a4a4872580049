import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { inspect } from 'node:util'
import type { Worker } from 'node:worker_threads'
import { demoAccounts } from '#api/demo/people.ts'
import { refuseDemoData, seedDemo } from '#api/demo/seed.ts'
import { openEncryptedStore } from '#api/eventStore/encryptedStore.ts'
import { type EventStore, StoreUnavailable } from '#api/eventStore/eventStore.ts'
import { openKeyring } from '#api/eventStore/keyring.ts'
import { openSecretStore } from '#api/eventStore/secretStore.ts'
import { openLog } from '#api/log.ts'
import { openPages } from '#api/pages/pages.ts'
import { openShop } from '#api/shop/openShop.ts'
import { toCents } from '#domain/kernel/money.ts'
import { schemaOf } from '#domain/recordDefinitions.ts'
import { defaultDeliveryTerms } from '#domain/shopIdentity.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { configuredMail } from './configuredMail.ts'
import { configuredStore } from './configuredStore.ts'
import { factsFile, readModelsFile, tokenSecret } from './dataFolder.ts'
import { openHttpServer } from './http/server/httpServer.ts'
import { ReadModelsUnusable } from './readModels/readModelDatabase.ts'
import { type StartStep, startStepsOn } from './startSteps.ts'

/** Starts the shop of this process, as its environment says. The thread is that of its read models. If that fails, prints why and ends the process. */
export const startShop = async (projectorThread: Worker) => {
  try {
    await start(readConfig(process.env, process.argv), projectorThread)
  } catch (error) {
    printErrorAndExit(error)
  }
}

const start = async (config: Config, projectorThread: Worker) => {
  process.env['NODE_ENV'] ??= config.dev ? 'development' : 'production'
  const log = openLog(config.LOG_LEVEL)
  const server = openHttpServer({ log, proxies: config.PROXIES })
  const store = await configuredStore(config, log)
  const step = startStepsOn(process.stdout)
  const terms = { ...defaultDeliveryTerms, fee: toCents(config.DELIVERY_FEE) }
  await seedOrRefuseDemo(config, store, step)
  const pages = openPages({
    ...{ server, log, step, terms, dev: config.dev, publicUrl: config.publicUrl },
    worker: config.SERVICE_WORKER === 'on',
    demoAccounts: config.SHOP_MODE === 'demo' ? demoAccounts : undefined,
  })
  // The shop awaits them later, and reports their error then.
  pages.catch(() => undefined)
  const shop = await openShop({
    store,
    readModelsFile: readModelsFile(config),
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
    pages,
    projectorThread,
  })

  await shop.firstAdmin(configuredAdmin(config))
  server.on('request', shop.app)
  shop.live.attach(server, config.dev ? 'leave' : 'close')
  await listen(server, config)
  // Before the start message: whoever reads it may stop the shop at once.
  stopOnSignal(server, shop.close)
  printStartMessage(config)
}

// Runs before the shop opens: otherwise its policies would react to the demo's past as if it happened now.
const seedOrRefuseDemo = async ({ SHOP_MODE }: Config, raw: EventStore, step: StartStep) => {
  const secretStore = openSecretStore(raw)
  if (SHOP_MODE === 'demo')
    await seedDemo({ secretStore, step }, openEncryptedStore(raw, openKeyring(secretStore), schemaOf))
  else await refuseDemoData(secretStore)
}

const configuredAdmin = ({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: Config) =>
  email && password ? { email, password } : undefined

const listen = (server: Server, { PORT, HOST }: Config) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(PORT, HOST, resolve)
  })

const printStartMessage = (config: Config) => {
  const { SHOP_MODE, publicUrl, EVENTSTORE_URL, SMTP_URL } = config
  const isDemo = SHOP_MODE === 'demo'
  const lines = [
    `Ekhaya is open at ${publicUrl}`,
    ...(isDemo
      ? [
          '  buy something as      amina@ekhaya.example / Sawubona-amina',
          '  follow the order as   admin@ekhaya.example / Sawubona-admin',
        ]
      : []),
    ...(isDemo && !SMTP_URL ? [`  every mail            ${publicUrl}/dev/outbox`] : []),
    `  every call            ${publicUrl}/docs`,
    `  every event           ${EVENTSTORE_URL ? 'EventStoreDB' : factsFile(config)}`,
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

/** Milliseconds that open requests have to finish when the shop is told to stop. */
const shutdownTimeout = 3000

const stopOnSignal = (server: Server, close: () => Promise<void>) => {
  const stop = async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeIdleConnections()
    await Promise.race([closed, pause(shutdownTimeout)])
    server.closeAllConnections()
    await close()
    process.exit(0)
  }
  // In a terminal the signal comes twice, once from npm: the second must neither interrupt nor repeat the stop.
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      stop()
    })
}

// Errors that the operator can fix are printed as one sentence, only unexpected ones with their stack.
const printErrorAndExit = (error: unknown) => {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  const isExpected =
    error instanceof ConfigError || error instanceof StoreUnavailable || error instanceof ReadModelsUnusable
  const sentence = code === 'EADDRINUSE' ? 'The port is in use by another program: set PORT to a free one' : undefined
  process.stderr.write(`${sentence ?? (isExpected ? error.message : inspect(error))}\n`)
  process.exit(1)
}
