import { parentPort, workerData } from 'node:worker_threads'
import { openEncryptedStore } from '#api/eventStore/encryptedStore.ts'
import { customerKeyName } from '#api/eventStore/factEncryption.ts'
import { maxKeyCacheTime, openKeyring } from '#api/eventStore/keyring.ts'
import { openSecretStore } from '#api/eventStore/secretStore.ts'
import { openReadOnlyStore } from '#api/eventStore/sqlite/readOnlyStore.ts'
import { openLog } from '#api/log.ts'
import { openReadDatabase } from '#api/readModels/readModelDatabase.ts'
import type {
  FactsLocation,
  WorkerCommand,
  WorkerOptions,
  WorkerReport,
} from '#api/readModels/thread/workerProtocol.ts'
import { recordIdOf } from '#domain/kernel/streamName.ts'
import { schemaOf } from '#domain/recordDefinitions.ts'
import { openShopProjector } from './shopProjector.ts'

// Program of the projector thread: keeps the read models up to date, so that requests do not wait for their writes.

/** Milliseconds between polls for new facts while no caller waits for a position. */
const pollInterval = 50
/** EventStoreDB delivers fewer facts at once: with a longer window the read models would fall behind under load. */
const batchWindows = { file: { atLeast: 50, atMost: 250 }, url: { atLeast: 50, atMost: 50 } }

const send = (report: WorkerReport) => parentPort?.postMessage(report)

const openFacts = async (location: FactsLocation) => {
  if ('file' in location) return openReadOnlyStore(location.file, pollInterval)
  const { openEventStoreDbReader } = await import('#api/eventStore/eventStoreDb/eventStoreDbReader.ts')
  return { ...openEventStoreDbReader(location.url), poll: () => undefined }
}

const { facts, readModels, logLevel }: WorkerOptions = workerData
const raw = await openFacts(facts)
const keyring = openKeyring(openSecretStore(raw))
const database = openReadDatabase(readModels)
const projector = openShopProjector(
  openEncryptedStore(raw, keyring, schemaOf),
  database,
  openLog(logLevel),
  batchWindows['file' in facts ? 'file' : 'url'],
)
const stopping = new AbortController()

projector.onProgress(() =>
  send({ report: 'reached', position: projector.position(), stopped: projector.stoppedProjections() }),
)
projector.onApplied((applied) => {
  for (const key of applied
    .filter(({ type }) => type === 'AccountErased')
    .map((fact) => customerKeyName(recordIdOf(fact)))) {
    keyring.evict(key)
    // A fact that was decrypted while the key was being destroyed has cached it again.
    setTimeout(keyring.evict, maxKeyCacheTime, key).unref()
  }
  send({
    report: 'applied',
    facts: applied.map(({ position, stream, revision, type }) => ({ position, stream, revision, type })),
  })
})

const follow = async () => {
  const error = await projector.run(stopping.signal).catch((error: unknown) => error)
  await raw.close()
  database.close()
  send({ report: 'ended', error })
  parentPort?.close()
  // A pending wait for a position would keep the thread alive.
  setImmediate(() => process.exit())
}

parentPort?.on('message', (command: WorkerCommand) => {
  if (command.command === 'follow') follow()
  else if (command.command === 'stop') stopping.abort()
  else {
    raw.poll()
    projector.waitForPosition(command.position, command.timeout)
  }
})
send({ report: 'opened' })
