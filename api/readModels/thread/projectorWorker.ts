import { parentPort, workerData } from 'node:worker_threads'
import { openEventStoreDb } from '#api/eventStore/eventStoreDb.ts'
import { longestMemory, openKeyring } from '#api/eventStore/keyring.ts'
import { openSealedStore } from '#api/eventStore/sealedStore.ts'
import { customerKey } from '#api/eventStore/sealing.ts'
import { openReadOnlyStore } from '#api/eventStore/sqlite/readOnlyStore.ts'
import { openVault } from '#api/eventStore/vault.ts'
import { openLog } from '#api/log.ts'
import { openReadDatabase } from '#api/readModels/database.ts'
import { idOf } from '#api/readModels/projection.ts'
import { openShopProjector } from '#api/readModels/shopProjector.ts'
import { keepingOf } from '#domain/facts.ts'
import type { Errand, FactsPlace, Order, Report } from './talk.ts'

// Runs beside the shop and keeps its read models up to date, so that whoever is answered waits for none of their writes.

/** Milliseconds between looks for facts that nobody waits for. */
const lookEvery = 50
/** EventStoreDB gives fewer facts at once: longer, and a rush would leave them behind. */
const gathering = { file: { atLeast: 50, atMost: 250 }, url: { atLeast: 50, atMost: 50 } }

const tell = (report: Report) => parentPort?.postMessage(report)

const openFacts = async (place: FactsPlace) => {
  if ('file' in place) return openReadOnlyStore(place.file, lookEvery)
  return { ...(await openEventStoreDb(place.url)), look: () => undefined }
}

const { facts, readModels, logLevel }: Errand = workerData
const raw = await openFacts(facts)
const keyring = openKeyring(openVault(raw))
const database = openReadDatabase(readModels)
const projector = openShopProjector(
  openSealedStore(raw, keyring, keepingOf),
  database,
  openLog(logLevel),
  gathering['file' in facts ? 'file' : 'url'],
)
const ending = new AbortController()

projector.onReached(() => tell({ report: 'reached', position: projector.position(), stopped: projector.stopped() }))
projector.onApplied((news) => {
  for (const key of news.filter(({ type }) => type === 'AccountErased').map((fact) => customerKey(idOf(fact)))) {
    keyring.forgetCached(key)
    // What was opened while the key was being destroyed has it remembered again.
    setTimeout(keyring.forgetCached, longestMemory, key).unref()
  }
  tell({
    report: 'applied',
    facts: news.map(({ position, stream, revision, type }) => ({ position, stream, revision, type })),
  })
})

const follow = async () => {
  const error = await projector.run(ending.signal).catch((error: unknown) => error)
  await raw.close()
  database.close()
  tell({ report: 'ended', error })
  parentPort?.close()
  // Somebody may still be waiting for a position, for a long time.
  setImmediate(() => process.exit())
}

parentPort?.on('message', (order: Order) => {
  if (order.order === 'follow') follow()
  else if (order.order === 'stop') ending.abort()
  else {
    raw.look()
    projector.reached(order.position, order.patience)
  }
})
tell({ report: 'opened' })
