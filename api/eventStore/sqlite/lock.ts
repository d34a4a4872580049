import { DatabaseSync } from 'node:sqlite'
import { StoreUnavailable } from '#api/eventStore/eventStore.ts'

/** One writer a file: a second shop would neither hear of the first one's facts nor share its read models. The lock ends with its process. */
export const takeLock = (file: string) => {
  const lock = new DatabaseSync(`${file}-lock`)
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return { release: () => lock.isOpen && lock.close() }
  } catch (error) {
    lock.close()
    throw new StoreUnavailable(`Another shop is using ${file}: stop it, or set DATA_DIR to another folder`, {
      cause: error,
    })
  }
}
