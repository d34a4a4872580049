import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { eventually } from '#e2e/eventually.ts'
import { aminasOrder, aminasSecret, consumer, facts, type Opened, orderMails } from './cast.ts'

export const consumingContract = (opened: () => Opened) => {
  describe('consuming', () => {
    it('hands out every fact in order, those from before and those that come', async () => {
      const { store } = opened()
      const order = aminasOrder()
      await store.append(order, 'absent', facts('OrderPlaced', 'OrderConfirmed'))
      const mails = consumer(store, orderMails(), order)
      await eventually(() => expect(mails.taken).toEqual(['OrderPlaced', 'OrderConfirmed']))

      await store.append(order, 'present', facts('OrderShipped'))

      await eventually(() => expect(mails.taken).toEqual(['OrderPlaced', 'OrderConfirmed', 'OrderShipped']))
      await mails.stop()
    })

    it('hands out only the facts of the types that are wanted, and tells of the others', async () => {
      const { store } = opened()
      const order = aminasOrder()
      await store.append(order, 'absent', facts('OrderPlaced', 'OrderConfirmed', 'OrderShipped'))
      const [taken, passed]: [string[], string[]] = [[], []]
      const stop = new AbortController()
      const running = store.consume(
        orderMails(),
        async ({ stream, type }) => {
          if (stream === order) taken.push(type)
        },
        stop.signal,
        {
          types: new Set(['OrderPlaced', 'OrderShipped']),
          passes: ({ stream, type }) => stream === order && passed.push(type),
        },
      )

      await eventually(() => expect(taken).toEqual(['OrderPlaced', 'OrderShipped']))
      expect(passed).toEqual(['OrderConfirmed'])
      stop.abort()
      await running
    })

    it('hands out one fact after the other', async () => {
      const { store } = opened()
      const order = aminasOrder()
      await store.append(order, 'absent', facts('OrderPlaced', 'OrderConfirmed', 'OrderShipped'))
      const stop = new AbortController()
      let [open, most, taken] = [0, 0, 0]
      const running = store.consume(
        orderMails(),
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

    it('tries a fact again until it is taken, and nothing overtakes it', async () => {
      const { store } = opened()
      const order = aminasOrder()
      await store.append(order, 'absent', facts('OrderPlaced', 'OrderConfirmed', 'OrderShipped'))
      let failures = 2
      const mails = consumer(store, orderMails(), order, (type) => {
        if (type === 'OrderConfirmed' && failures-- > 0) throw new Error('the mail server is down')
      })

      const tries = ['OrderPlaced', 'OrderConfirmed', 'OrderConfirmed', 'OrderConfirmed', 'OrderShipped']
      await eventually(() => expect(mails.taken).toEqual(tries))
      await mails.stop()
    })

    it('goes on where it was, in the next run and after a restart', async () => {
      const { store, again } = opened()
      const [order, name] = [aminasOrder(), orderMails()]
      await store.append(order, 'absent', facts('OrderPlaced', 'OrderConfirmed'))
      const first = consumer(store, name, order)
      await eventually(() => expect(first.taken).toEqual(['OrderPlaced', 'OrderConfirmed']))
      await first.stop()

      await store.append(order, 'present', facts('OrderShipped'))
      const second = consumer(store, name, order)
      await eventually(() => expect(second.taken.at(-1)).toBe('OrderShipped'))
      await second.stop()
      await store.append(order, 'present', facts('OrderDelivered'))
      await store.close()
      const third = consumer(await again(), name, order)
      await eventually(() => expect(third.taken.at(-1)).toBe('OrderDelivered'))
      await third.stop()

      expect(second.taken).not.toContain('OrderPlaced')
    })

    it('tries again in the next run what was not taken in this one', async () => {
      const { store } = opened()
      const [order, name] = [aminasOrder(), orderMails()]
      await store.append(order, 'absent', facts('OrderPlaced'))
      const failing = consumer(store, name, order, () => {
        throw new Error('the mail server is down')
      })
      await eventually(() => expect(failing.taken).toContain('OrderPlaced'))
      await failing.stop()

      const mails = consumer(store, name, order)

      await eventually(() => expect(mails.taken).toEqual(['OrderPlaced']))
      await mails.stop()
    })

    it('tells which run it is that facts are handed to', async () => {
      const { store } = opened()
      const [order, name] = [aminasOrder(), orderMails()]
      await store.append(order, 'absent', facts('OrderPlaced'))
      const told: [run: string, isHere: boolean][] = []
      const first = consumer(store, name, order, undefined, (isHere) => told.push(['first', isHere]))
      await eventually(() => expect(told).toEqual([['first', true]]))
      const second = consumer(store, name, order, undefined, (isHere) => told.push(['second', isHere]))

      await first.stop()

      await eventually(() =>
        expect(told.filter(([, isHere]) => isHere)).toEqual([
          ['first', true],
          ['second', true],
        ]),
      )
      expect(told).toContainEqual(['first', false])
      await second.stop()
    })

    it('serves consumers of different names each in full, and none with what is in the vault', async () => {
      const { store } = opened()
      const [order, secret] = [aminasOrder(), aminasSecret()]
      await store.append(secret, 'absent', facts('SecretKept'))
      await store.append(order, 'absent', facts('OrderPlaced'))
      const secrets = consumer(store, orderMails(), secret)
      const both = [consumer(store, orderMails(), order), consumer(store, orderMails(), order)]

      await eventually(() => expect(both.map(({ taken }) => taken)).toEqual([['OrderPlaced'], ['OrderPlaced']]))

      await Promise.all([secrets, ...both].map(({ stop }) => stop()))
      expect(secrets.taken).toEqual([])
    })
  })
}
