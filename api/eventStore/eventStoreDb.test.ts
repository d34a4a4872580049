import { describe } from 'vitest'
import { eventStoreContract } from '#api/eventStore/testing/eventStoreContract.ts'
import type { EventStore } from './eventStore.ts'
import { openEventStoreDb } from './eventStoreDb.ts'
import { twoNodesContract } from './testing/contract/twoNodesContract.ts'
import { startTestServer } from './testing/testServer/testServer.ts'

const pauses = { first: 5, longest: 200 }
const lease = { heartbeat: 200, timeout: 2000 }

eventStoreContract('EventStoreDB', async () => {
  const server = await startTestServer()
  const stores = storesAt(server.url)
  return {
    store: await stores.open(),
    reopen: async () => {
      server.stop()
      await server.start()
      return stores.open()
    },
    close: async () => {
      await stores.close()
      server.stop()
    },
  }
})

twoNodesContract('EventStoreDB', async () => {
  const server = await startTestServer()
  // As in a cluster.
  server.faults.replicationLag = 10
  const { stores, close } = await twoStoresAt(server.url)
  const done = async () => {
    await close()
    server.stop()
  }
  return { stores, close: done }
})

const realServer = process.env['ESDB_TEST_URL'] ?? ''

// The tests leave their facts on the server. Stream names are unique, so others may use the server at the same time.
describe.runIf(realServer)('with a real server', () => {
  eventStoreContract('EventStoreDB itself', async () => {
    const { open, close } = storesAt(realServer)
    return { store: await open(), reopen: open, close }
  })

  twoNodesContract(
    'EventStoreDB itself',
    async () => {
      const { stores, close } = await twoStoresAt(realServer)
      return { stores, close }
    },
    1000,
  )
})

const storesAt = (url: string) => {
  const stores: EventStore[] = []
  return {
    open: async () => {
      const store = await openEventStoreDb(url, { pauses, retry: pauses, lease })
      stores.push(store)
      return store
    },
    close: async () => {
      await Promise.all(stores.map((store) => store.close()))
    },
  }
}

const twoStoresAt = async (url: string) => {
  const { open, close } = storesAt(url)
  return { stores: [await open(), await open()] as const, close }
}
