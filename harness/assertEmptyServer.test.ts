import { expect, it } from 'vitest'
import { openEventStoreDb } from '#api/eventStore/eventStoreDb.ts'
import { newFact } from '#api/eventStore/testing/storeFixtures.ts'
import { startTestServer } from '#api/eventStore/testing/testServer/testServer.ts'
import { assertEmptyServer } from './assertEmptyServer.ts'

it('a server that holds facts is refused with a sentence, an empty server is accepted', async () => {
  const server = await startTestServer()
  await assertEmptyServer(server.url)

  const store = await openEventStoreDb(server.url)
  await store.append('order-aminas', 'absent', [newFact('OrderPlaced')])
  await store.close()
  await expect(assertEmptyServer(server.url)).rejects.toThrow(
    `EventStoreDB at 127.0.0.1:${server.port} already holds facts.`,
  )
  server.stop()
})
