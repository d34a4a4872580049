import type { DatabaseSync } from 'node:sqlite'

/** Returns a text that differs after every commit to the read models, by this connection, another thread or another process. */
export const openDataVersion = (database: DatabaseSync) => {
  const select = database.prepare('SELECT data_version AS others, total_changes() AS own FROM pragma_data_version')
  return () => {
    const row = select.get()
    return `${row?.['others']}.${row?.['own']}`
  }
}
