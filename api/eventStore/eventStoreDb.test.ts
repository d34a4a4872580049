import { eventStoreContract } from './eventStore.contract.ts'
import { openEventStoreDb } from './eventStoreDb.ts'
import { startTestServer } from './testServer/testServer.ts'

const pauses = { first: 5, longest: 200 }

eventStoreContract('EventStoreDB', async () => {
  const server = await startTestServer()
  const store = await openEventStoreDb(server.url, { pauses })
  const stores = [store]
  return {
    store,
    again: async () => {
      server.stop()
      await server.start()
      const reopened = await openEventStoreDb(server.url, { pauses })
      stores.push(reopened)
      return reopened
    },
    done: async () => {
      await Promise.all(stores.map((each) => each.close()))
      server.stop()
    },
  }
})
