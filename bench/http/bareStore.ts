import { join } from 'node:path'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import { openEventStoreDb } from '#api/eventStore/eventStoreDb.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import type { ShopLocation } from '#harness/shop/shopLocation.ts'

/** Opens a raw store without encryption: in its own file, or at the shop's server in streams that no shop reads. */
export const openBareStore = async ({ folder, server }: ShopLocation): Promise<EventStore> => {
  if (!server) return openSqliteEventStore(join(folder, 'bare.sqlite'))
  const store = await openEventStoreDb(server)
  return { ...store, append: (stream, ...args) => store.append(`vault-bare-${stream}`, ...args) }
}
