import { EventStoreDBClient } from '@eventstore/db-client'
import { describe } from 'vitest'
import { consumersMade } from './contract/cast.ts'
import { eventStoreContract } from './eventStore.contract.ts'
import { openEventStoreDb } from './eventStoreDb.ts'
import { startTestServer } from './testServer/testServer.ts'

const pauses = { first: 5, longest: 200 }

eventStoreContract('EventStoreDB', async () => {
  const server = await startTestServer()
  const opened = storesAt(server.url)
  return {
    store: await opened.open(),
    again: async () => {
      server.stop()
      await server.start()
      return opened.open()
    },
    done: async () => {
      await opened.close()
      server.stop()
    },
  }
})

const realServer = process.env['ESDB_TEST_URL'] ?? ''

describe.runIf(realServer)('with a real server', () => {
  eventStoreContract('EventStoreDB itself', async () => {
    const { open, close } = storesAt(realServer)
    const done = async () => {
      await close()
      await removeConsumers(realServer)
    }
    return { store: await open(), again: open, done }
  })
})

// The facts stay. They are under names of their own, and the server may be used by others at the same time.
const removeConsumers = async (url: string) => {
  const client = EventStoreDBClient.connectionString(url)
  for (const name of consumersMade.splice(0))
    await client.deletePersistentSubscriptionToAll(name).catch(() => undefined)
  await client.dispose()
}

const storesAt = (url: string) => {
  const stores: { close(): Promise<void> }[] = []
  return {
    open: async () => {
      const store = await openEventStoreDb(url, { pauses })
      stores.push(store)
      return store
    },
    close: async () => {
      await Promise.all(stores.map((store) => store.close()))
    },
  }
}
