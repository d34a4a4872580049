import { describe, expect, it } from 'vitest'
import { StoreUnavailable } from '#api/eventStore/eventStore.ts'
import { aminasOrder, blueKettle, fact, facts, type Opened, typesOf } from './cast.ts'

export const readingContract = (opened: () => Opened) => {
  describe('reading', () => {
    it('gives a fact back as it was appended, with its place', async () => {
      const { store } = opened()
      const order = aminasOrder()
      const data = {
        total: 64900,
        to: 'Thandeka Khumalo, “eGoli” 🏡',
        lines: [{ slug: 'blue-kettle', count: 2 }],
        note: null,
      }
      const placed = {
        ...fact('OrderPlaced', data, { causationId: 'cart-3', hash: 'n4bQgYhMfWWaL+qgxVrQFaO/TxsrC4Is0V1sFbDwCgg=' }),
        version: 2,
      }

      const appended = await store.append(order, 'absent', [placed])

      const stored = { ...placed, stream: order, revision: 0, position: expect.any(Number) }
      expect(await store.readStream(order)).toEqual([stored])
      expect(JSON.stringify((await store.readLast(order))?.meta)).toBe(JSON.stringify(placed.meta))
      expect(appended).toEqual({ revision: 0, position: (await store.readLast(order))?.position })
    })

    it('counts revisions from 0 in each stream, while positions grow over all of them', async () => {
      const { store } = opened()
      const [order, kettle] = [aminasOrder(), blueKettle()]
      await store.append(order, 'absent', facts('OrderPlaced', 'OrderConfirmed'))
      await store.append(kettle, 'absent', facts('ProductAdded'))
      await store.append(order, { revision: 1 }, facts('OrderShipped'))

      const ofOrder = await store.readStream(order)
      const [added] = await store.readStream(kettle)

      expect(ofOrder.map(({ revision }) => revision)).toEqual([0, 1, 2])
      expect(added?.revision).toBe(0)
      const inOrder = [ofOrder[0], ofOrder[1], added, ofOrder[2]].map((stored) => stored?.position ?? 0)
      expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other))
      expect(new Set([0, ...inOrder]).size).toBe(5)
    })

    it('reads from a revision on, and beyond the last finds nothing', async () => {
      const { store } = opened()
      const order = aminasOrder()
      await store.append(order, 'absent', facts('OrderPlaced', 'OrderConfirmed', 'OrderShipped'))

      expect(typesOf(await store.readStream(order, 1))).toEqual(['OrderConfirmed', 'OrderShipped'])
      expect(await store.readStream(order, 3)).toEqual([])
    })

    it('takes an unknown stream for an empty one', async () => {
      const { store } = opened()

      expect(await store.readStream(aminasOrder())).toEqual([])
      expect(await store.readLast(aminasOrder())).toBeUndefined()
    })

    it('keeps its facts over a restart', async () => {
      const { store, again } = opened()
      const order = aminasOrder()
      await store.append(order, 'absent', facts('OrderPlaced'))
      await store.close()

      expect(typesOf(await (await again()).readStream(order))).toEqual(['OrderPlaced'])
    })

    it('answers nothing more once it is closed', async () => {
      const { store } = opened()
      await store.close()

      await expect(store.readStream(aminasOrder())).rejects.toThrow(StoreUnavailable)
      await expect(store.append(aminasOrder(), 'absent', facts('OrderPlaced'))).rejects.toThrow(StoreUnavailable)
      await expect(store.close()).resolves.toBeUndefined()
    })
  })
}
