import { join } from 'node:path'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import { openEventStoreDb } from '#api/eventStore/eventStoreDb.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { startTestServer } from '#api/eventStore/testing/testServer/testServer.ts'

/** One log for two nodes: they share the embedded store, or each has its own connection to a server. */
export interface NodeStores extends AsyncDisposable {
  stores: readonly [EventStore, EventStore]
}

/** Opens a new log by the name of the adapter: SQLite in a folder, EventStoreDB at the protocol test server. */
export const storeAdapters: Readonly<Record<string, (folder: string) => Promise<NodeStores>>> = {
  SQLite: async (folder) => {
    const store = await openSqliteEventStore(join(folder, 'rush.sqlite'))
    return { stores: [store, store], [Symbol.asyncDispose]: store.close }
  },
  EventStoreDB: async () => {
    const server = await startTestServer()
    const { stores, [Symbol.asyncDispose]: close } = await openServerStores(server.url)
    const stop = async () => {
      await close()
      server.stop()
    }
    return { stores, [Symbol.asyncDispose]: stop }
  },
}

/** Opens the log of a server, with one connection per node. */
export const openServerStores = async (url: string): Promise<NodeStores> => {
  const stores = [await openEventStoreDb(url), await openEventStoreDb(url)] as const
  const close = async () => {
    await Promise.all(stores.map((store) => store.close()))
  }
  return { stores, [Symbol.asyncDispose]: close }
}
