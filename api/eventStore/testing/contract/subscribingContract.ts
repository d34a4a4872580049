import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { copyFact } from '#api/eventStore/eventStore.ts'
import {
  collectDelivered,
  newFact,
  newFacts,
  newOrderStream,
  newProductStream,
  newSecretStream,
  type StoreUnderTest,
  typesOf,
} from '#api/eventStore/testing/storeFixtures.ts'

export const subscribingContract = (underTest: () => StoreUnderTest) => {
  describe('subscribing', () => {
    it('delivers every fact from the beginning, equal to a read, in the order of positions', async () => {
      const { store } = underTest()
      const [order, kettle] = [newOrderStream(), newProductStream()]
      await store.append(order, 'absent', newFacts('OrderPlaced', 'OrderConfirmed'))
      await store.append(kettle, 'absent', newFacts('ProductAdded'))
      await store.append(order, 'present', newFacts('OrderShipped'))

      const found = (await collectDelivered(store, 0, [order, kettle], 4)).map((each) => copyFact(each, {}))

      expect(typesOf(found)).toEqual(['OrderPlaced', 'OrderConfirmed', 'ProductAdded', 'OrderShipped'])
      expect(found.filter(({ stream }) => stream === order)).toEqual(await store.readStream(order))
    })

    it('delivers only the facts after a position', async () => {
      const { store } = underTest()
      const order = newOrderStream()
      await store.append(order, 'absent', newFacts('OrderPlaced', 'OrderConfirmed', 'OrderShipped'))
      const [placed] = await store.readStream(order)

      expect(typesOf(await collectDelivered(store, placed?.position ?? 0, [order], 2))).toEqual([
        'OrderConfirmed',
        'OrderShipped',
      ])
    })

    it('waits for new facts', async () => {
      const { store } = underTest()
      const order = newOrderStream()
      const all = collectDelivered(store, await store.head(), [order], 3)

      await store.append(order, 'absent', newFacts('OrderPlaced'))
      await pause(50)
      await store.append(order, 'present', newFacts('OrderConfirmed', 'OrderShipped'))

      expect(typesOf(await all)).toEqual(['OrderPlaced', 'OrderConfirmed', 'OrderShipped'])
    })

    it('misses no fact when its reader is slower than the writers', async () => {
      const { store } = underTest()
      const kettle = newProductStream()
      const start = await store.head()
      const counted = (from: number) => Array.from({ length: 150 }, (_, index) => newFact('StockCounted', from + index))
      for (let from = 0; from < 450; from += 150) await store.append(kettle, 'any', counted(from))
      const reading = collectDelivered(store, start, [kettle], 600)
      await store.append(kettle, 'any', counted(450))

      expect((await reading).map(({ data }) => data)).toEqual(Array.from({ length: 600 }, (_, index) => index))
    })

    it('serves several subscribers at the same time', async () => {
      const { store } = underTest()
      const order = newOrderStream()
      const start = await store.head()
      const both = [collectDelivered(store, start, [order], 2), collectDelivered(store, start, [order], 2)]

      await store.append(order, 'absent', newFacts('OrderPlaced', 'OrderConfirmed'))

      for (const one of await Promise.all(both)) expect(typesOf(one)).toEqual(['OrderPlaced', 'OrderConfirmed'])
    })

    it('ends when it is aborted: before it starts, while it waits, and when the store closes', async () => {
      const { store } = underTest()
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

    it('never delivers facts of the secret store, and the head ignores them', async () => {
      const { store } = underTest()
      const [secret, order] = [newSecretStream(), newOrderStream()]
      const start = await store.head()
      const hidden = await store.append(secret, 'absent', newFacts('SecretKept'))
      const head = await store.head()
      expect(head).toBeGreaterThanOrEqual(start)
      expect(hidden).not.toMatchObject({ position: head })

      const { position } = { position: 0, ...(await store.append(order, 'absent', newFacts('OrderPlaced'))) }
      const hiddenToo = await store.append(secret, 'present', newFacts('SecretKept'))

      const later = await store.head()
      expect(later).toBeGreaterThanOrEqual(position)
      expect(hiddenToo).not.toMatchObject({ position: later })
      expect(typesOf(await collectDelivered(store, start, [secret, order], 1))).toEqual(['OrderPlaced'])
    })
  })
}
