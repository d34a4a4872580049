import { join } from 'node:path'
import { openEventStoreDb } from '#api/eventStore/eventStoreDb.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'

/** The location of a shop: the folder of its files, and the server of its facts if they are not in the folder. */
export interface ShopLocation {
  folder: string
  /** Connection string of an EventStoreDB. */
  server?: string | undefined
  /** The number of the node. Nodes share the facts, and each has its own read models. */
  node?: number
}

/** The files of a shop in a folder. */
export const shopFiles = ({ folder, node = 1 }: ShopLocation) => ({
  events: join(folder, 'events.sqlite'),
  readModels: join(folder, `readModels-${node}.sqlite`),
  outbox: join(folder, 'outbox.sqlite'),
})

/** The raw event store of a shop. */
export const openShopStore = (location: ShopLocation) =>
  location.server ? openEventStoreDb(location.server) : openSqliteEventStore(shopFiles(location).events)
