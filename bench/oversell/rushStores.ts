import { join } from 'node:path'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import { openEventStoreDb } from '#api/eventStore/eventStoreDb.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { startTestServer } from '#api/eventStore/testServer/testServer.ts'

/** A new store on each adapter: SQLite in a folder, and EventStoreDB as the protocol test server speaks it. */
export const rushStores: Readonly<Record<string, (folder: string) => Promise<EventStore>>> = {
  SQLite: (folder) => openSqliteEventStore(join(folder, 'rush.sqlite')),
  EventStoreDB: async () => {
    const server = await startTestServer()
    const store = await openEventStoreDb(server.url)
    const close = async () => {
      await store.close()
      server.stop()
    }
    return { ...store, close }
  },
}
