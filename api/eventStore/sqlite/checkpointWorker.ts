import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

// Runs beside the shop: moves pages from the write-ahead log into the file whenever it is asked to, and says how that went.

const database = new DatabaseSync(String(workerData), { timeout: 5000 })
database.exec('PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
const checkpoint = database.prepare('PRAGMA wal_checkpoint(PASSIVE)')

const outcome = () => {
  try {
    return { moved: Number(checkpoint.get()?.['checkpointed'] ?? 0) }
  } catch (error) {
    return { error }
  }
}

parentPort?.on('message', () => parentPort?.postMessage(outcome()))
