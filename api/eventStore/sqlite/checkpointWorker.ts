import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

// Runs beside the shop: moves pages from the write-ahead log into the file whenever it is asked to, and says how that went.

const database = new DatabaseSync(String(workerData), { timeout: 5000 })
database.exec('PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
const checkpoint = database.prepare('PRAGMA wal_checkpoint(PASSIVE)')

/** Pages that may be left over: what is written while one moves the others. */
const few = 256
const mostPasses = 4

const move = () => {
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const { log, checkpointed } = { log: 0, checkpointed: 0, ...checkpoint.get() }
    if (log - checkpointed <= few) return
  }
}

const outcome = () => {
  try {
    move()
    return {}
  } catch (error) {
    return { error }
  }
}

parentPort?.on('message', () => parentPort?.postMessage(outcome()))
