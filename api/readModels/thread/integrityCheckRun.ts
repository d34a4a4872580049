import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { findDamage } from '#api/readModels/findDamage.ts'

// Program of the thread that checks a file of read models. Posts what is damaged, or `undefined`.

using database = new DatabaseSync(String(workerData), { readOnly: true, timeout: 5000 })
parentPort?.postMessage(findDamage(database))
