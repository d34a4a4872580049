import { describe, expect, it } from 'vitest'
import { StoreUnavailable } from '#api/eventStore/eventStore.ts'
import { openServedStore, openStoreForTest } from '#api/eventStore/eventStoreDb/testing/servedStore.ts'
import { newFact, newFacts, newOrderStream, newProductStream } from '#api/eventStore/testing/storeFixtures.ts'

describe('the facts of a command on EventStoreDB', { timeout: 20_000 }, () => {
  it.each(['absent', 'present', 'any', { revision: 0 }] as const)(
    'are found if the first answer was lost, also after a restart: %s',
    async (expected) => {
      const { server, store } = await openServedStore()
      const order = newOrderStream()
      const before = expected === 'absent' ? 0 : 1
      if (before) await store.append(order, 'absent', newFacts('OrderPlaced'))
      server.faults.lostReplies = 1
      await expect(store.append(order, expected, newFacts('OrderShipped', 'OrderDelivered'), 'ship-7')).rejects.toThrow(
        StoreUnavailable,
      )
      server.stop()
      await server.start()

      const outcome = await store.append(order, expected, newFacts('OrderDelayed'), 'ship-7')

      expect(outcome).toMatchObject({ revision: before + 1 })
      expect(await store.findCommand(order, 'ship-7')).toEqual(outcome)
      expect(await store.readStream(order)).toHaveLength(before + 2)
    },
  )

  it('are searched only in streams that this node has not read', async () => {
    const { server, store } = await openServedStore()
    const { store: secondNode } = await openStoreForTest(server.url)
    const order = newOrderStream()
    const reads = () => server.traffic.calls.get('Read') ?? 0
    await store.append(order, 'absent', newFacts('OrderPlaced'), 'place-7')
    await secondNode.readStream(order)
    const before = reads()

    await store.append(order, { revision: 0 }, newFacts('OrderConfirmed'), 'confirm-7')
    expect(reads()).toBe(before)
    await secondNode.append(order, { revision: 1 }, newFacts('OrderShipped'), 'ship-7')
    expect(reads()).toBe(before + 1)
    await secondNode.append(order, { revision: 2 }, newFacts('OrderDelivered'), 'deliver-7')
    expect(reads()).toBe(before + 1)
    expect(await store.append(order, { revision: 3 }, newFacts('OrderShipped'), 'ship-7')).toMatchObject({
      revision: 2,
    })
  })

  it('are appended once by two nodes at the same time, even if each decides other facts', async () => {
    const { server, store } = await openServedStore()
    const { store: secondNode } = await openStoreForTest(server.url)
    const order = newOrderStream()
    await store.append(order, 'absent', newFacts('OrderPlaced'))

    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? store : secondNode).append(
          order,
          index % 3 ? 'any' : { revision: 0 },
          newFacts(...['OrderShipped', 'OrderDelivered', 'OrderReviewed'].slice(0, (index % 3) + 1)),
          'ship-7',
        ),
      ),
    )

    const last = (await store.readStream(order)).at(-1)
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1)
    expect(last).toMatchObject(outcomes[0] ?? {})
  })

  it('are found for a day in a busy stream, without a read of older facts', async () => {
    const { server, store } = await openServedStore()
    const { store: secondNode } = await openStoreForTest(server.url)
    const kettle = newProductStream()
    server.advanceClock(-3 * 24 * 3_600_000)
    for (let from = 0; from < 1000; from += 200)
      await store.append(
        kettle,
        'any',
        Array.from({ length: 200 }, () => newFact('StockCounted')),
        `count-${from}`,
      )
    server.advanceClock(3 * 24 * 3_600_000)
    await store.append(kettle, { revision: 999 }, newFacts('StockReserved'), 'reserve-7')
    const before = server.traffic.sent

    expect(await secondNode.findCommand(kettle, 'reserve-7')).toMatchObject({ revision: 1000 })
    expect(server.traffic.sent - before).toBeLessThan(40)
  })
})
