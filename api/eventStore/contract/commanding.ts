import { describe, expect, it } from 'vitest'
import { type Expectation, isConflict } from '#api/eventStore/eventStore.ts'
import { aminasOrder, fact, facts, type Opened, typesOf } from './cast.ts'

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

export const commandingContract = (opened: () => Opened) => {
  describe('appending the facts of a command', () => {
    it.each(expectations)(
      'answers its repetition as at first, whatever its facts are now: $expected after $before',
      async ({ expected, before }) => {
        const { store } = opened()
        for (const [, others] of otherFacts) {
          const order = await orderWith(before)
          const first = await store.append(order, expected, facts('OrderShipped', 'OrderDelivered'), 'ship-7')

          expect(first).toMatchObject({ revision: before.length + 1 })
          expect(await store.append(order, expected, facts(...others), 'ship-7')).toEqual(first)
          expect(typesOf(await store.readStream(order))).toEqual([...before, 'OrderShipped', 'OrderDelivered'])
        }
      },
    )

    it.each(expectations)(
      'answers as at first also after other facts: $expected after $before',
      async ({ expected, before }) => {
        const { store } = opened()
        const order = await orderWith(before)
        const first = await store.append(order, expected, facts('OrderShipped'), 'ship-7')
        await store.append(order, { revision: before.length }, facts('OrderNoted'))
        await store.append(order, { revision: before.length + 1 }, facts('OrderReviewed'), 'review-7')

        expect(await store.append(order, expected, facts('OrderDelayed'), 'ship-7')).toEqual(first)
        expect(await store.append(order, { revision: before.length + 2 }, facts('OrderDelayed'), 'ship-7')).toEqual(
          first,
        )
        expect(await store.append(order, 'present', facts('OrderDelayed'), 'ship-7')).toEqual(first)
        expect(await store.readStream(order)).toHaveLength(before.length + 3)
      },
    )

    it('remembers nothing of a command that met a conflict', async () => {
      const { store } = opened()
      const order = await orderWith(['OrderPlaced'])

      expect(await store.append(order, 'absent', facts('OrderShipped'), 'ship-7')).toEqual({
        conflict: true,
        actual: 0,
      })
      expect(await store.answered(order, 'ship-7')).toBeUndefined()
      expect(await store.append(order, { revision: 0 }, facts('OrderShipped'), 'ship-7')).toMatchObject({ revision: 1 })
    })

    it.each(expectations)(
      'appends once when it comes fifty times at once: $expected after $before',
      async ({ expected, before }) => {
        const { store } = opened()
        const order = await orderWith(before)
        const all = Array.from({ length: 50 }, () => store.append(order, expected, facts('OrderShipped'), 'ship-7'))

        const outcomes = await Promise.all(all)

        expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1)
        expect(outcomes[0]).toMatchObject({ revision: before.length })
        expect(typesOf(await store.readStream(order))).toEqual([...before, 'OrderShipped'])
      },
    )

    it('appends once when it comes twice at once with a different number of facts', async () => {
      const { store } = opened()
      const order = await orderWith(['OrderPlaced'])

      const [one, other] = await Promise.all([
        store.append(order, 'any', facts('OrderShipped'), 'ship-7'),
        store.append(order, 'any', facts('OrderShipped', 'OrderDelivered'), 'ship-7'),
      ])

      expect(one).toEqual(other)
      expect((await store.readStream(order)).at(-1)).toMatchObject(one)
    })

    it('gives each of twenty different commands a place of its own', async () => {
      const { store } = opened()
      const order = await orderWith(['OrderPlaced'])
      const noted = Array.from({ length: 20 }, (_, index) =>
        store.append(order, 'any', facts('OrderNoted'), `note-${index}`),
      )

      const revisions = (await Promise.all(noted)).map((outcome) => (isConflict(outcome) ? -1 : outcome.revision))

      expect(revisions.toSorted((one, other) => one - other)).toEqual(
        Array.from({ length: 20 }, (_, index) => index + 1),
      )
    })

    it('knows the same command in another stream for another one', async () => {
      const { store } = opened()
      const [order, other] = [aminasOrder(), aminasOrder()]
      await store.append(order, 'absent', facts('OrderPlaced', 'OrderConfirmed'), 'place-7')

      expect(await store.answered(other, 'place-7')).toBeUndefined()
      expect(await store.append(other, 'absent', facts('OrderPlaced'), 'place-7')).toMatchObject({ revision: 0 })
    })

    it('tells where a command’s facts went, and nothing before they are there', async () => {
      const { store } = opened()
      const order = aminasOrder()
      expect(await store.answered(order, 'place-7')).toBeUndefined()

      const first = await store.append(order, 'absent', facts('OrderPlaced', 'OrderConfirmed'), 'place-7')
      await store.append(order, { revision: 1 }, facts('OrderShipped'))

      expect(await store.answered(order, 'place-7')).toEqual(first)
      expect(await store.answered(order, 'place-8')).toBeUndefined()
      expect((await store.readStream(order))[1]).toMatchObject(first)
    })

    it('finds a command among hundreds of others, and after a restart', async () => {
      const { store, again } = opened()
      const order = aminasOrder()
      const first = await store.append(order, 'absent', facts('OrderPlaced', 'OrderConfirmed'), 'place-7')
      for (let noted = 0; noted < 600; noted += 200)
        await store.append(
          order,
          { revision: noted + 1 },
          Array.from({ length: 200 }, () => fact('OrderNoted')),
          `note-${noted}`,
        )
      await store.close()

      const reopened = await again()

      expect(await reopened.answered(order, 'place-7')).toEqual(first)
      expect(await reopened.append(order, { revision: 601 }, facts('OrderPlaced'), 'place-7')).toEqual(first)
      expect(await reopened.answered(order, 'note-400')).toMatchObject({ revision: 601 })
      expect(await reopened.readStream(order)).toHaveLength(602)
    })

    it('gives the facts of a command back as they were appended', async () => {
      const { store } = opened()
      const order = aminasOrder()
      const placed = [fact('OrderPlaced', { total: 64900 }, { hash: 'c2hhMjU2' }), fact('OrderConfirmed')]

      await store.append(order, 'absent', placed, 'place-7')

      expect(await store.readStream(order)).toMatchObject(placed)
    })

    it('is answered the same at every node', async () => {
      const { store, again } = opened()
      const order = await orderWith(['OrderPlaced'])
      const first = await store.append(order, { revision: 0 }, facts('OrderShipped'), 'ship-7')
      await store.close()
      const other = await again()

      expect(await other.append(order, { revision: 1 }, facts('OrderShipped', 'OrderDelivered'), 'ship-7')).toEqual(
        first,
      )
      expect(await other.append(order, { revision: 1 }, facts('OrderDelivered'), 'deliver-7')).toMatchObject({
        revision: 2,
      })
    })

    const orderWith = async (types: string[]) => {
      const order = aminasOrder()
      if (types.length > 0) await opened().store.append(order, 'absent', facts(...types))
      return order
    }
  })
}
