import { describe, expect, it } from 'vitest'
import { StoreUnavailable } from '#api/eventStore/eventStore.ts'
import {
  newFact,
  newFacts,
  newOrderStream,
  newProductStream,
  type StoreUnderTest,
  typesOf,
} from '#api/eventStore/testing/storeFixtures.ts'

export const readingContract = (underTest: () => StoreUnderTest) => {
  describe('reading', () => {
    it('returns a fact as it was appended, with revision and position', async () => {
      const { store } = underTest()
      const order = newOrderStream()
      const data = {
        total: 64900,
        to: 'Thandeka Khumalo, “eGoli” 🏡',
        lines: [{ slug: 'blue-kettle', count: 2 }],
        note: null,
      }
      const placed = {
        ...newFact('OrderPlaced', data, {
          causationId: 'cart-3',
          hash: 'n4bQgYhMfWWaL+qgxVrQFaO/TxsrC4Is0V1sFbDwCgg=',
        }),
        version: 2,
      }

      const appended = await store.append(order, 'absent', [placed])

      const stored = { ...placed, stream: order, revision: 0, position: expect.any(Number) }
      expect(await store.readStream(order)).toEqual([stored])
      expect(JSON.stringify((await store.readLast(order))?.meta)).toBe(JSON.stringify(placed.meta))
      expect(appended).toEqual({ revision: 0, position: (await store.readLast(order))?.position })
    })

    it('counts revisions from 0 in each stream, while positions grow over all of them', async () => {
      const { store } = underTest()
      const [order, kettle] = [newOrderStream(), newProductStream()]
      await store.append(order, 'absent', newFacts('OrderPlaced', 'OrderConfirmed'))
      await store.append(kettle, 'absent', newFacts('ProductAdded'))
      await store.append(order, { revision: 1 }, newFacts('OrderShipped'))

      const ofOrder = await store.readStream(order)
      const [added] = await store.readStream(kettle)

      expect(ofOrder.map(({ revision }) => revision)).toEqual([0, 1, 2])
      expect(added?.revision).toBe(0)
      const inOrder = [ofOrder[0], ofOrder[1], added, ofOrder[2]].map((stored) => stored?.position ?? 0)
      expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other))
      expect(new Set([0, ...inOrder]).size).toBe(5)
    })

    it('reads from a revision on, and nothing after the last one', async () => {
      const { store } = underTest()
      const order = newOrderStream()
      await store.append(order, 'absent', newFacts('OrderPlaced', 'OrderConfirmed', 'OrderShipped'))

      expect(typesOf(await store.readStream(order, 1))).toEqual(['OrderConfirmed', 'OrderShipped'])
      expect(await store.readStream(order, 3)).toEqual([])
    })

    it('treats an unknown stream as empty', async () => {
      const { store } = underTest()

      expect(await store.readStream(newOrderStream())).toEqual([])
      expect(await store.readLast(newOrderStream())).toBeUndefined()
    })

    it('keeps its facts after a restart', async () => {
      const { store, reopen } = underTest()
      const order = newOrderStream()
      await store.append(order, 'absent', newFacts('OrderPlaced'))
      await store.close()

      expect(typesOf(await (await reopen()).readStream(order))).toEqual(['OrderPlaced'])
    })

    it('throws StoreUnavailable after it was closed', async () => {
      const { store } = underTest()
      await store.close()

      await expect(store.readStream(newOrderStream())).rejects.toThrow(StoreUnavailable)
      await expect(store.append(newOrderStream(), 'absent', newFacts('OrderPlaced'))).rejects.toThrow(StoreUnavailable)
      await expect(store.close()).resolves.toBeUndefined()
    })
  })
}
