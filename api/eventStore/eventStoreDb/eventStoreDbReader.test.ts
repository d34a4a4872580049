import { describe, expect, it, onTestFinished } from 'vitest'
import { StoreUnavailable } from '#api/eventStore/eventStore.ts'
import { openServedStore, startServerForTest } from '#api/eventStore/eventStoreDb/testing/servedStore.ts'
import { collectDelivered, newFact, newFacts, newOrderStream, typesOf } from '#api/eventStore/testing/storeFixtures.ts'
import { openEventStoreDbReader } from './eventStoreDbReader.ts'

const openReader = (url: string) => {
  const reader = openEventStoreDbReader(url, { timeout: 1000 })
  onTestFinished(reader.close)
  return reader
}

describe('a reader of EventStoreDB', () => {
  it('reads the facts of the running shop, and delivers new ones', async () => {
    const { server, store } = await openServedStore()
    const order = newOrderStream()
    const reader = openReader(server.url)
    const placed = await store.append(order, 'absent', newFacts('OrderPlaced'), 'place-7')
    const delivered = collectDelivered(reader, await reader.head(), [order], 2)

    await store.append(order, { revision: 0 }, newFacts('OrderConfirmed', 'OrderDispatched'))

    expect(typesOf(await delivered)).toEqual(['OrderConfirmed', 'OrderDispatched'])
    expect(await reader.readStream(order, 1)).toEqual(await store.readStream(order, 1))
    expect(await reader.readLast(order)).toMatchObject({ type: 'OrderDispatched', revision: 2 })
    expect(await reader.findCommand(order, 'place-7')).toEqual(placed)
    expect(await reader.head()).toBe(await store.head())
  })

  it('refuses every write', async () => {
    const reader = openReader((await startServerForTest()).url)

    const changes = [
      reader.append('order-1', 'absent', [newFact('OrderPlaced')]),
      reader.retain('order-1', { newest: 1 }),
      reader.forget('order-1'),
      reader.consume('orderMails', async () => undefined, new AbortController().signal),
    ]

    for (const change of changes) await expect(change).rejects.toThrow('The event store was opened for reading only')
  })

  it('says with its first call that the server does not answer', async () => {
    const server = await startServerForTest()
    server.stop()

    const asked = openReader(server.url).head()

    await expect(asked).rejects.toThrow(`EventStoreDB at 127.0.0.1:${server.port} cannot be reached.`)
    await expect(asked).rejects.toThrow(StoreUnavailable)
  })
})
