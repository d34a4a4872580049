import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import {
  newConsumerName,
  newFacts,
  newOrderStream,
  newSecretStream,
  runConsumer,
  type StoreUnderTest,
} from '#api/eventStore/testing/storeFixtures.ts'
import { eventually } from '#testing/eventually.ts'

export const consumingContract = (underTest: () => StoreUnderTest) => {
  describe('consuming', () => {
    it('delivers every fact in order, old and new ones', async () => {
      const { store } = underTest()
      const order = newOrderStream()
      await store.append(order, 'absent', newFacts('OrderPlaced', 'OrderConfirmed'))
      const mails = runConsumer(store, newConsumerName(), order)
      await eventually(() => expect(mails.handled).toEqual(['OrderPlaced', 'OrderConfirmed']))

      await store.append(order, 'present', newFacts('OrderShipped'))

      await eventually(() => expect(mails.handled).toEqual(['OrderPlaced', 'OrderConfirmed', 'OrderShipped']))
      await mails.stop()
    })

    it('delivers only facts of the given types, and reports the skipped ones', async () => {
      const { store } = underTest()
      const order = newOrderStream()
      await store.append(order, 'absent', newFacts('OrderPlaced', 'OrderConfirmed', 'OrderShipped'))
      const [taken, passed]: [string[], string[]] = [[], []]
      const stop = new AbortController()
      const running = store.consume(
        newConsumerName(),
        async ({ stream, type }) => {
          if (stream === order) taken.push(type)
        },
        stop.signal,
        {
          types: new Set(['OrderPlaced', 'OrderShipped']),
          onSkipped: ({ stream, type }) => stream === order && passed.push(type),
        },
      )

      await eventually(() => expect(taken).toEqual(['OrderPlaced', 'OrderShipped']))
      expect(passed).toEqual(['OrderConfirmed'])
      stop.abort()
      await running
    })

    it('delivers one fact at a time', async () => {
      const { store } = underTest()
      const order = newOrderStream()
      await store.append(order, 'absent', newFacts('OrderPlaced', 'OrderConfirmed', 'OrderShipped'))
      const stop = new AbortController()
      let [open, most, taken] = [0, 0, 0]
      const running = store.consume(
        newConsumerName(),
        async ({ stream }) => {
          open += 1
          most = Math.max(most, open)
          if (stream === order) await pause(5)
          open -= 1
          taken += stream === order ? 1 : 0
          if (taken === 3) stop.abort()
        },
        stop.signal,
      )

      await running

      expect(most).toBe(1)
    })

    it('retries a failed fact before later ones', async () => {
      const { store } = underTest()
      const order = newOrderStream()
      await store.append(order, 'absent', newFacts('OrderPlaced', 'OrderConfirmed', 'OrderShipped'))
      let failures = 2
      const mails = runConsumer(store, newConsumerName(), order, (type) => {
        if (type === 'OrderConfirmed' && failures-- > 0) throw new Error('the mail server is down')
      })

      const tries = ['OrderPlaced', 'OrderConfirmed', 'OrderConfirmed', 'OrderConfirmed', 'OrderShipped']
      await eventually(() => expect(mails.handled).toEqual(tries))
      await mails.stop()
    })

    it('continues at its checkpoint, in the next run and after a restart', async () => {
      const { store, reopen } = underTest()
      const [order, name] = [newOrderStream(), newConsumerName()]
      await store.append(order, 'absent', newFacts('OrderPlaced', 'OrderConfirmed'))
      const first = runConsumer(store, name, order)
      await eventually(() => expect(first.handled).toEqual(['OrderPlaced', 'OrderConfirmed']))
      await first.stop()

      await store.append(order, 'present', newFacts('OrderShipped'))
      const second = runConsumer(store, name, order)
      await eventually(() => expect(second.handled.at(-1)).toBe('OrderShipped'))
      await second.stop()
      await store.append(order, 'present', newFacts('OrderDelivered'))
      await store.close()
      const third = runConsumer(await reopen(), name, order)
      await eventually(() => expect(third.handled.at(-1)).toBe('OrderDelivered'))
      await third.stop()

      expect(second.handled).not.toContain('OrderPlaced')
    })

    it('retries in the next run a fact that failed in this one', async () => {
      const { store } = underTest()
      const [order, name] = [newOrderStream(), newConsumerName()]
      await store.append(order, 'absent', newFacts('OrderPlaced'))
      const failing = runConsumer(store, name, order, () => {
        throw new Error('the mail server is down')
      })
      await eventually(() => expect(failing.handled).toContain('OrderPlaced'))
      await failing.stop()

      const mails = runConsumer(store, name, order)

      await eventually(() => expect(mails.handled).toEqual(['OrderPlaced']))
      await mails.stop()
    })

    it('notifies each consumer when it starts and stops running', async () => {
      const { store } = underTest()
      const [order, name] = [newOrderStream(), newConsumerName()]
      await store.append(order, 'absent', newFacts('OrderPlaced'))
      const runningChanges: [run: string, isHere: boolean][] = []
      const first = runConsumer(store, name, order, undefined, (isHere) => runningChanges.push(['first', isHere]))
      await eventually(() => expect(runningChanges).toEqual([['first', true]]))
      const second = runConsumer(store, name, order, undefined, (isHere) => runningChanges.push(['second', isHere]))

      await first.stop()

      await eventually(() =>
        expect(runningChanges.filter(([, isHere]) => isHere)).toEqual([
          ['first', true],
          ['second', true],
        ]),
      )
      expect(runningChanges).toContainEqual(['first', false])
      await second.stop()
    })

    it('delivers all facts to each consumer, but none of the secret store', async () => {
      const { store } = underTest()
      const [order, secret] = [newOrderStream(), newSecretStream()]
      await store.append(secret, 'absent', newFacts('SecretKept'))
      await store.append(order, 'absent', newFacts('OrderPlaced'))
      const secrets = runConsumer(store, newConsumerName(), secret)
      const both = [runConsumer(store, newConsumerName(), order), runConsumer(store, newConsumerName(), order)]

      await eventually(() => expect(both.map(({ handled }) => handled)).toEqual([['OrderPlaced'], ['OrderPlaced']]))

      await Promise.all([secrets, ...both].map(({ stop }) => stop()))
      expect(secrets.handled).toEqual([])
    })
  })
}
