import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventStoreContract } from '#api/eventStore/testing/eventStoreContract.ts'
import { openSqliteEventStore } from './sqliteEventStore.ts'

eventStoreContract('SQLite', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ekhaya-facts-'))
  const file = join(folder, 'facts.db')
  const store = await openSqliteEventStore(file)
  const stores = [store]
  return {
    store,
    reopen: async () => {
      const reopened = await openSqliteEventStore(file)
      stores.push(reopened)
      return reopened
    },
    close: async () => {
      await Promise.all(stores.map((each) => each.close()))
      await rm(folder, { recursive: true })
    },
  }
})
