import { describe, expect, it } from 'vitest'
import { aminasOrder, blueKettle, fact, facts } from '#api/eventStore/contract/cast.ts'
import { StoreUnavailable } from '#api/eventStore/eventStore.ts'
import { servedStore, storeForThisTest } from './servedStore.ts'

describe('EventStoreDB, and the facts of a command', { timeout: 20_000 }, () => {
  it.each(['absent', 'present', 'any', { revision: 0 }] as const)(
    'finds them where the first answer was lost, also after a restart: %s',
    async (expected) => {
      const { server, store } = await servedStore()
      const order = aminasOrder()
      const before = expected === 'absent' ? 0 : 1
      if (before) await store.append(order, 'absent', facts('OrderPlaced'))
      server.faults.lostReplies = 1
      await expect(store.append(order, expected, facts('OrderShipped', 'OrderDelivered'), 'ship-7')).rejects.toThrow(
        StoreUnavailable,
      )
      server.stop()
      await server.start()

      const outcome = await store.append(order, expected, facts('OrderDelayed'), 'ship-7')

      expect(outcome).toMatchObject({ revision: before + 1 })
      expect(await store.answered(order, 'ship-7')).toEqual(outcome)
      expect(await store.readStream(order)).toHaveLength(before + 2)
    },
  )

  it('are looked for only where this node has not seen the stream', async () => {
    const { server, store } = await servedStore()
    const { store: secondNode } = await storeForThisTest(server.url)
    const order = aminasOrder()
    const reads = () => server.traffic.calls.get('Read') ?? 0
    await store.append(order, 'absent', facts('OrderPlaced'), 'place-7')
    await secondNode.readStream(order)
    const before = reads()

    await store.append(order, { revision: 0 }, facts('OrderConfirmed'), 'confirm-7')
    expect(reads()).toBe(before)
    await secondNode.append(order, { revision: 1 }, facts('OrderShipped'), 'ship-7')
    expect(reads()).toBe(before + 1)
    await secondNode.append(order, { revision: 2 }, facts('OrderDelivered'), 'deliver-7')
    expect(reads()).toBe(before + 1)
    expect(await store.append(order, { revision: 3 }, facts('OrderShipped'), 'ship-7')).toMatchObject({ revision: 2 })
  })

  it('are appended once by two nodes at the same time, whatever each makes of the command', async () => {
    const { server, store } = await servedStore()
    const { store: secondNode } = await storeForThisTest(server.url)
    const order = aminasOrder()
    await store.append(order, 'absent', facts('OrderPlaced'))

    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? store : secondNode).append(
          order,
          index % 3 ? 'any' : { revision: 0 },
          facts(...['OrderShipped', 'OrderDelivered', 'OrderReviewed'].slice(0, (index % 3) + 1)),
          'ship-7',
        ),
      ),
    )

    const last = (await store.readStream(order)).at(-1)
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1)
    expect(last).toMatchObject(outcomes[0] ?? {})
  })

  it('are found for a day in a busy stream, without reading what is older', async () => {
    const { server, store } = await servedStore()
    const { store: secondNode } = await storeForThisTest(server.url)
    const kettle = blueKettle()
    server.passTime(-3 * 24 * 3_600_000)
    for (let from = 0; from < 1000; from += 200)
      await store.append(
        kettle,
        'any',
        Array.from({ length: 200 }, () => fact('StockCounted')),
        `count-${from}`,
      )
    server.passTime(3 * 24 * 3_600_000)
    await store.append(kettle, { revision: 999 }, facts('StockReserved'), 'reserve-7')
    const before = server.traffic.sent

    expect(await secondNode.answered(kettle, 'reserve-7')).toMatchObject({ revision: 1000 })
    expect(server.traffic.sent - before).toBeLessThan(40)
  })
})
