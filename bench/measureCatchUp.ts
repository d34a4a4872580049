import { join } from 'node:path'
import type { EventStore, StoredFact } from '#api/eventStore/eventStore.ts'
import { openEventStoreDb } from '#api/eventStore/eventStoreDb.ts'
import { factsBetween } from '#api/eventStore/factsBetween.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { startTestServer } from '#api/eventStore/testing/testServer/testServer.ts'
import { openLog } from '#api/log.ts'
import type { Figures } from '#api/programs/figures.ts'
import { removeDatabase } from '#api/readModels/readModelDatabase.ts'
import { createInProjectorThread, openProjectorThread } from '#api/readModels/thread/projectorThread.ts'
import type { FactsLocation } from '#api/readModels/thread/workerProtocol.ts'
import { startProjectorThread } from '#api/shop/startProjectorThread.ts'
import { seedTradeFacts } from '#bench/audit/seedTradeFacts.ts'
import { alternate, median, medianRatio } from './rounds.ts'

interface MeasureOptions {
  facts: number
  rounds: number
  /** An EventStoreDB without facts; by default the protocol test server. */
  url?: string | undefined
}

/** Milliseconds. */
const timeout = 600_000
const concurrency = 64

/** Fills both stores with the same facts, and measures in turns how long a node without read models takes to catch up with each. */
export const measureCatchUp = async (figures: Figures, folder: string, { facts, rounds, url }: MeasureOptions) => {
  const file = join(folder, 'events.sqlite')
  await seedTradeFacts(folder, file, facts)
  const server = url === undefined ? await startTestServer() : undefined
  const address = url ?? server?.url ?? ''
  figures.note(`EventStoreDB: ${url === undefined ? 'the protocol test server, in this process' : 'a real server'}`)
  const head = await copyFacts(file, address)
  figures.note(`facts: ${facts}`)

  const readModels = join(folder, 'readModels.sqlite')
  const seconds = await alternate(rounds, {
    embedded: () => secondsToCatchUp({ file }, facts, readModels),
    eventStoreDb: () => secondsToCatchUp({ url: address }, head, readModels),
  })
  server?.stop()

  figures.figure('embedded store', median(seconds.embedded), ' s')
  figures.figure('EventStoreDB', median(seconds.eventStoreDb), ' s')
  const ratio = medianRatio(seconds.eventStoreDb, seconds.embedded)
  figures.figure('EventStoreDB to the embedded store', ratio, '', { atMost: 1.5 })
}

const secondsToCatchUp = async (location: FactsLocation, head: number, readModels: string) => {
  const started = performance.now()
  const [thread, files, log] = [startProjectorThread(), { facts: location, readModels }, openLog('warn')]
  await createInProjectorThread(thread, files, log)
  const projector = await openProjectorThread(thread, files, log)
  const ending = new AbortController()
  const running = projector.run(ending.signal)
  const isReached = await projector.waitForPosition(head, timeout)
  const seconds = (performance.now() - started) / 1000
  ending.abort()
  await running
  removeDatabase(readModels)
  const [stopped] = projector.stoppedProjections()
  if (stopped || !isReached) throw new Error(`The read models did not reach the end: ${stopped?.why ?? 'no time'}`)
  return seconds
}

/** Copies all facts to a server. Returns the position of the last one. */
const copyFacts = async (file: string, url: string) => {
  const [from, to] = [await openSqliteEventStore(file), await openEventStoreDb(url)]
  try {
    const streams = new Map<string, StoredFact[]>()
    const { signal } = new AbortController()
    for await (const batch of factsBetween({ store: from, signal }, 0, await from.head()))
      for (const fact of batch) streams.getOrInsertComputed(fact.stream, () => []).push(fact)

    const pending = [...streams.values()]
    await Promise.all(Array.from({ length: concurrency }, () => copyStreams(to, pending)))
    return await to.head()
  } finally {
    await Promise.all([from.close(), to.close()])
  }
}

const copyStreams = async (store: EventStore, pending: StoredFact[][]) => {
  for (let facts = pending.pop(); facts; facts = pending.pop()) {
    const copies = facts.map(({ id, type, version, data, meta }) => ({ id, type, version, data, meta }))
    await store.append(facts[0]?.stream ?? '', 'absent', copies)
  }
}
