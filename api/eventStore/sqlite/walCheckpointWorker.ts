import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

// A worker thread: on each message it moves pages from the write-ahead log into the database file, and posts the outcome.

const database = new DatabaseSync(String(workerData), { timeout: 5000 })
database.exec('PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
const checkpoint = database.prepare('PRAGMA wal_checkpoint(PASSIVE)')

/** Pages that may remain in the log: those written during the checkpoint. */
const acceptablePages = 256
const maxPasses = 4

const checkpointLog = () => {
  for (let pass = 0; pass < maxPasses; pass += 1) {
    const { log, checkpointed } = { log: 0, checkpointed: 0, ...checkpoint.get() }
    if (log - checkpointed <= acceptablePages) return
  }
}

const outcome = () => {
  try {
    checkpointLog()
    return {}
  } catch (error) {
    return { error }
  }
}

parentPort?.on('message', () => parentPort?.postMessage(outcome()))
