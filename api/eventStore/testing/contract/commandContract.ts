import { describe, expect, it } from 'vitest'
import { type Expectation, isConflict } from '#api/eventStore/eventStore.ts'
import {
  newFact,
  newFacts,
  newOrderStream,
  placeOf,
  type StoreUnderTest,
  typesOf,
} from '#api/eventStore/testing/storeFixtures.ts'

const expectations: { expected: Expectation; before: string[] }[] = [
  { expected: 'absent', before: [] },
  { expected: 'present', before: ['OrderPlaced'] },
  { expected: 'any', before: [] },
  { expected: 'any', before: ['OrderPlaced'] },
  { expected: { revision: 0 }, before: ['OrderPlaced'] },
]

const otherFacts: [string, string[]][] = [
  ['as many others', ['OrderDelayed', 'OrderNoted']],
  ['fewer others', ['OrderDelayed']],
  ['more others', ['OrderDelayed', 'OrderNoted', 'OrderReviewed']],
]

export const commandContract = (underTest: () => StoreUnderTest) => {
  describe('appending the facts of a command', () => {
    it.each(expectations)(
      'returns the first result for a repetition, whatever its facts are now: $expected after $before',
      async ({ expected, before }) => {
        const { store } = underTest()
        for (const [, others] of otherFacts) {
          const order = await orderWith(before)
          const first = placeOf(
            await store.append(order, expected, newFacts('OrderShipped', 'OrderDelivered'), 'ship-7'),
          )

          expect(first).toMatchObject({ revision: before.length + 1 })
          expect(await store.append(order, expected, newFacts(...others), 'ship-7')).toEqual(first)
          expect(typesOf(await store.readStream(order))).toEqual([...before, 'OrderShipped', 'OrderDelivered'])
        }
      },
    )

    it.each(expectations)(
      'returns the first result also after other facts: $expected after $before',
      async ({ expected, before }) => {
        const { store } = underTest()
        const order = await orderWith(before)
        const first = placeOf(await store.append(order, expected, newFacts('OrderShipped'), 'ship-7'))
        await store.append(order, { revision: before.length }, newFacts('OrderNoted'))
        await store.append(order, { revision: before.length + 1 }, newFacts('OrderReviewed'), 'review-7')

        expect(await store.append(order, expected, newFacts('OrderDelayed'), 'ship-7')).toEqual(first)
        expect(await store.append(order, { revision: before.length + 2 }, newFacts('OrderDelayed'), 'ship-7')).toEqual(
          first,
        )
        expect(await store.append(order, 'present', newFacts('OrderDelayed'), 'ship-7')).toEqual(first)
        expect(await store.readStream(order)).toHaveLength(before.length + 3)
      },
    )

    it('remembers nothing of a command that met a conflict', async () => {
      const { store } = underTest()
      const order = await orderWith(['OrderPlaced'])

      expect(await store.append(order, 'absent', newFacts('OrderShipped'), 'ship-7')).toEqual({
        conflict: true,
        actual: 0,
      })
      expect(await store.findCommand(order, 'ship-7')).toBeUndefined()
      expect(await store.append(order, { revision: 0 }, newFacts('OrderShipped'), 'ship-7')).toMatchObject({
        revision: 1,
      })
    })

    it.each(expectations)(
      'appends once when it is repeated fifty times at once: $expected after $before',
      async ({ expected, before }) => {
        const { store } = underTest()
        const order = await orderWith(before)
        const all = Array.from({ length: 50 }, () => store.append(order, expected, newFacts('OrderShipped'), 'ship-7'))

        const answers = await Promise.all(all)
        const outcomes = answers.map(placeOf)

        expect(answers.filter((answer) => 'isFirst' in answer && answer.isFirst).length).toBeLessThanOrEqual(1)
        expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1)
        expect(outcomes[0]).toMatchObject({ revision: before.length })
        expect(typesOf(await store.readStream(order))).toEqual([...before, 'OrderShipped'])
      },
    )

    it('appends once when it is repeated at once with a different number of facts', async () => {
      const { store } = underTest()
      const order = await orderWith(['OrderPlaced'])

      const [one, other] = await Promise.all([
        store.append(order, 'any', newFacts('OrderShipped'), 'ship-7'),
        store.append(order, 'any', newFacts('OrderShipped', 'OrderDelivered'), 'ship-7'),
      ])

      expect(placeOf(one)).toEqual(placeOf(other))
      expect((await store.readStream(order)).at(-1)).toMatchObject(placeOf(one))
    })

    it('gives each of twenty different commands its own revision', async () => {
      const { store } = underTest()
      const order = await orderWith(['OrderPlaced'])
      const noted = Array.from({ length: 20 }, (_, index) =>
        store.append(order, 'any', newFacts('OrderNoted'), `note-${index}`),
      )

      const revisions = (await Promise.all(noted)).map((outcome) => (isConflict(outcome) ? -1 : outcome.revision))

      expect(revisions.toSorted((one, other) => one - other)).toEqual(
        Array.from({ length: 20 }, (_, index) => index + 1),
      )
    })

    it('treats the same key in another stream as another command', async () => {
      const { store } = underTest()
      const [order, other] = [newOrderStream(), newOrderStream()]
      await store.append(order, 'absent', newFacts('OrderPlaced', 'OrderConfirmed'), 'place-7')

      expect(await store.findCommand(other, 'place-7')).toBeUndefined()
      expect(await store.append(other, 'absent', newFacts('OrderPlaced'), 'place-7')).toMatchObject({ revision: 0 })
    })

    it('finds where a command was appended, and nothing before that', async () => {
      const { store } = underTest()
      const order = newOrderStream()
      expect(await store.findCommand(order, 'place-7')).toBeUndefined()

      const first = placeOf(await store.append(order, 'absent', newFacts('OrderPlaced', 'OrderConfirmed'), 'place-7'))
      await store.append(order, { revision: 1 }, newFacts('OrderShipped'))

      expect(await store.findCommand(order, 'place-7')).toEqual(first)
      expect(await store.findCommand(order, 'place-8')).toBeUndefined()
      expect((await store.readStream(order))[1]).toMatchObject(first)
    })

    it('finds a command among hundreds of others, and after a restart', async () => {
      const { store, reopen } = underTest()
      const order = newOrderStream()
      const first = placeOf(await store.append(order, 'absent', newFacts('OrderPlaced', 'OrderConfirmed'), 'place-7'))
      for (let noted = 0; noted < 600; noted += 200)
        await store.append(
          order,
          { revision: noted + 1 },
          Array.from({ length: 200 }, () => newFact('OrderNoted')),
          `note-${noted}`,
        )
      await store.close()

      const reopened = await reopen()

      expect(await reopened.findCommand(order, 'place-7')).toEqual(first)
      expect(await reopened.append(order, { revision: 601 }, newFacts('OrderPlaced'), 'place-7')).toEqual(first)
      expect(await reopened.findCommand(order, 'note-400')).toMatchObject({ revision: 601 })
      expect(await reopened.readStream(order)).toHaveLength(602)
    })

    it('returns the facts of a command as they were appended', async () => {
      const { store } = underTest()
      const order = newOrderStream()
      const placed = [newFact('OrderPlaced', { total: 64900 }, { hash: 'c2hhMjU2' }), newFact('OrderConfirmed')]

      await store.append(order, 'absent', placed, 'place-7')

      expect(await store.readStream(order)).toMatchObject(placed)
    })

    it('has the same result at every node', async () => {
      const { store, reopen } = underTest()
      const order = await orderWith(['OrderPlaced'])
      const first = placeOf(await store.append(order, { revision: 0 }, newFacts('OrderShipped'), 'ship-7'))
      await store.close()
      const other = await reopen()

      expect(await other.append(order, { revision: 1 }, newFacts('OrderShipped', 'OrderDelivered'), 'ship-7')).toEqual(
        first,
      )
      expect(await other.append(order, { revision: 1 }, newFacts('OrderDelivered'), 'deliver-7')).toMatchObject({
        revision: 2,
      })
    })

    const orderWith = async (types: string[]) => {
      const order = newOrderStream()
      if (types.length > 0) await underTest().store.append(order, 'absent', newFacts(...types))
      return order
    }
  })
}
