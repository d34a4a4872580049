import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { retold } from '#api/eventStore/eventStore.ts'
import { aminasOrder, aminasSecret, blueKettle, delivered, fact, facts, type Opened, typesOf } from './cast.ts'

export const subscribingContract = (opened: () => Opened) => {
  describe('subscribing', () => {
    it('delivers every fact from the beginning, as it can be read, in the order of positions', async () => {
      const { store } = opened()
      const [order, kettle] = [aminasOrder(), blueKettle()]
      await store.append(order, 'absent', facts('OrderPlaced', 'OrderConfirmed'))
      await store.append(kettle, 'absent', facts('ProductAdded'))
      await store.append(order, 'present', facts('OrderShipped'))

      const found = (await delivered(store, 0, [order, kettle], 4)).map((each) => retold(each, {}))

      expect(typesOf(found)).toEqual(['OrderPlaced', 'OrderConfirmed', 'ProductAdded', 'OrderShipped'])
      expect(found.filter(({ stream }) => stream === order)).toEqual(await store.readStream(order))
    })

    it('delivers only what came after a position', async () => {
      const { store } = opened()
      const order = aminasOrder()
      await store.append(order, 'absent', facts('OrderPlaced', 'OrderConfirmed', 'OrderShipped'))
      const [placed] = await store.readStream(order)

      expect(typesOf(await delivered(store, placed?.position ?? 0, [order], 2))).toEqual([
        'OrderConfirmed',
        'OrderShipped',
      ])
    })

    it('waits where there is nothing new, and goes on when there is', async () => {
      const { store } = opened()
      const order = aminasOrder()
      const all = delivered(store, await store.head(), [order], 3)

      await store.append(order, 'absent', facts('OrderPlaced'))
      await pause(50)
      await store.append(order, 'present', facts('OrderConfirmed', 'OrderShipped'))

      expect(typesOf(await all)).toEqual(['OrderPlaced', 'OrderConfirmed', 'OrderShipped'])
    })

    it('loses nothing when more happens than its reader can follow', async () => {
      const { store } = opened()
      const kettle = blueKettle()
      const start = await store.head()
      const counted = (from: number) => Array.from({ length: 150 }, (_, index) => fact('StockCounted', from + index))
      for (let from = 0; from < 450; from += 150) await store.append(kettle, 'any', counted(from))
      const reading = delivered(store, start, [kettle], 600)
      await store.append(kettle, 'any', counted(450))

      expect((await reading).map(({ data }) => data)).toEqual(Array.from({ length: 600 }, (_, index) => index))
    })

    it('serves several subscribers at the same time', async () => {
      const { store } = opened()
      const order = aminasOrder()
      const start = await store.head()
      const both = [delivered(store, start, [order], 2), delivered(store, start, [order], 2)]

      await store.append(order, 'absent', facts('OrderPlaced', 'OrderConfirmed'))

      for (const one of await Promise.all(both)) expect(typesOf(one)).toEqual(['OrderPlaced', 'OrderConfirmed'])
    })

    it('ends when it is aborted: before it starts, while it waits, and when the store closes', async () => {
      const { store } = opened()
      const stop = new AbortController()
      const waiting = Array.fromAsync(store.subscribe(await store.head(), stop.signal))
      const outlived = Array.fromAsync(store.subscribe(await store.head(), new AbortController().signal))
      await pause(50)
      stop.abort()

      expect(await waiting).toEqual([])
      expect(await Array.fromAsync(store.subscribe(0, stop.signal))).toEqual([])
      await store.close()
      expect(await outlived).toEqual([])
    })

    it('never delivers what is in the vault, and its head does not count it', async () => {
      const { store } = opened()
      const [secret, order] = [aminasSecret(), aminasOrder()]
      const start = await store.head()
      const hidden = await store.append(secret, 'absent', facts('SecretKept'))
      const head = await store.head()
      expect(head).toBeGreaterThanOrEqual(start)
      expect(hidden).not.toMatchObject({ position: head })

      const { position } = { position: 0, ...(await store.append(order, 'absent', facts('OrderPlaced'))) }
      const hiddenToo = await store.append(secret, 'present', facts('SecretKept'))

      const later = await store.head()
      expect(later).toBeGreaterThanOrEqual(position)
      expect(hiddenToo).not.toMatchObject({ position: later })
      expect(typesOf(await delivered(store, start, [secret, order], 1))).toEqual(['OrderPlaced'])
    })
  })
}
