import { parentPort } from 'node:worker_threads'
import { customerKeyName } from '#api/eventStore/factEncryption.ts'
import { type Keyring, maxKeyCacheTime } from '#api/eventStore/keyring.ts'
import { openLog } from '#api/log.ts'
import { createFilledFile } from '#api/readModels/filling/filledFile.ts'
import { fillReadModels } from '#api/readModels/filling/fillReadModels.ts'
import type { AppliedFact, LocalProjector } from '#api/readModels/projector.ts'
import { openReadDatabase } from '#api/readModels/readModelDatabase.ts'
import type { WorkerCommand, WorkerOptions, WorkerReport } from '#api/readModels/thread/workerProtocol.ts'
import { recordIdOf } from '#domain/kernel/streamName.ts'
import { fillInThread, removeFilesOfEarlierVersions } from './fillThread.ts'
import { openFactsReader } from './openFactsReader.ts'
import { openShopProjector } from './shopProjector.ts'
import { shopReadModels } from './shopReadModels.ts'
import { lowerThreadPriority } from './threadPriority.ts'

// Program of the projector thread: keeps the read models up to date, so that requests do not wait for their writes.

lowerThreadPriority()

/** Facts that are read from a file at once, at most: about what half a second of a rush brings, and what is applied within 0.2 s. */
const batchSize = 4000

/** EventStoreDB delivers fewer facts at once: with a longer window the read models would fall behind under load. */
const batchWindows = {
  file: { atLeast: 50, atMost: 500, fullBatch: batchSize },
  url: { atLeast: 50, atMost: 50, fullBatch: 1000 },
}

const send = (report: WorkerReport) => parentPort?.postMessage(report)

/** Creates the file of the read models, full. Where that fails, which is logged, `open` creates an empty one. */
const create = async ({ facts, readModels, logLevel }: WorkerOptions) => {
  const log = openLog(logLevel)
  try {
    await createFilledFile(readModels, async (path) => {
      const { store, close } = await openFactsReader(facts)
      await using _reader = { [Symbol.asyncDispose]: close }
      const filled = await fillReadModels({
        path,
        store,
        projections: shopReadModels,
        fillApart: fillInThread(facts, log),
        // EventStoreDB would send every fact once more.
        readsByType: 'file' in facts,
      })
      using database = filled.database
      await openShopProjector(store, database, log).catchUp(new AbortController().signal)
      return filled.path
    })
  } catch (error) {
    log.warn(
      { err: error },
      'The read models could not be filled in a file of their own: they are filled in the open one',
    )
  }
}

/** Opens the read models. Returns what handles the commands that follow. */
const open = async ({ facts, readModels, logLevel }: WorkerOptions) => {
  removeFilesOfEarlierVersions(readModels)
  const { store, keyring, poll, close } = await openFactsReader(facts, { batchSize })
  const database = openReadDatabase(readModels)
  const log = openLog(logLevel)
  const projector = openShopProjector(store, database, log, {
    batchWindow: batchWindows['file' in facts ? 'file' : 'url'],
  })
  const stopping = new AbortController()
  reportProgress(projector)
  projector.onApplied(evictErased(keyring))

  const follow = async () => {
    const error = await projector.run(stopping.signal).catch((error: unknown) => error)
    await close()
    database.close()
    send({ report: 'ended', error })
    parentPort?.close()
    // A pending wait for a position would keep the thread alive.
    setImmediate(() => process.exit())
  }

  return (command: WorkerCommand) => {
    if (command.command === 'follow') follow()
    else if (command.command === 'stop') stopping.abort()
    else if (command.command === 'flush') {
      poll()
      projector.waitForPosition(command.position, command.timeout)
    }
  }
}

const reportProgress = (projector: LocalProjector) => {
  projector.onProgress(() =>
    send({ report: 'reached', position: projector.position(), stopped: projector.stoppedProjections() }),
  )
  projector.onApplied((applied) =>
    send({
      report: 'applied',
      facts: applied.map(({ position, stream, revision, type }) => ({ position, stream, revision, type })),
    }),
  )
}

const evictErased = (keyring: Keyring) => (applied: readonly AppliedFact[]) => {
  for (const fact of applied) {
    if (fact.type !== 'AccountErased') continue
    const key = customerKeyName(recordIdOf(fact))
    keyring.evict(key)
    // A fact that was decrypted while the key was being destroyed has cached it again.
    setTimeout(keyring.evict, maxKeyCacheTime, key).unref()
  }
}

let handle: ((command: WorkerCommand) => void) | undefined

parentPort?.on('message', async (command: WorkerCommand) => {
  if (command.command === 'create') {
    await create(command.options)
    return send({ report: 'creationEnded' })
  }
  if (command.command !== 'open') return handle?.(command)
  handle = await open(command.options)
  send({ report: 'opened' })
})
