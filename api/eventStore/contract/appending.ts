import { describe, expect, it } from 'vitest'
import { type Expectation, isConflict } from '#api/eventStore/eventStore.ts'
import { aminasOrder, fact, facts, type Opened, typesOf } from './cast.ts'

const holding: { expected: Expectation; before: string[] }[] = [
  { expected: 'absent', before: [] },
  { expected: 'present', before: ['OrderPlaced'] },
  { expected: 'any', before: [] },
  { expected: 'any', before: ['OrderPlaced'] },
  { expected: { revision: 1 }, before: ['OrderPlaced', 'OrderConfirmed'] },
]

const broken: { expected: Expectation; before: string[] }[] = [
  { expected: 'absent', before: ['OrderPlaced'] },
  { expected: 'present', before: [] },
  { expected: { revision: 0 }, before: [] },
  { expected: { revision: 0 }, before: ['OrderPlaced', 'OrderConfirmed'] },
  { expected: { revision: 2 }, before: ['OrderPlaced', 'OrderConfirmed'] },
]

export const appendingContract = (opened: () => Opened) => {
  describe('appending', () => {
    it.each(holding)(
      'appends where it expects $expected and the stream holds $before',
      async ({ expected, before }) => {
        const { store } = opened()
        const order = await orderWith(before)

        const outcome = await store.append(order, expected, facts('OrderShipped', 'OrderDelivered'))

        expect(outcome).toMatchObject({ revision: before.length + 1 })
        expect(typesOf(await store.readStream(order))).toEqual([...before, 'OrderShipped', 'OrderDelivered'])
      },
    )

    it.each(broken)(
      'appends nothing where it expects $expected and the stream holds $before',
      async ({ expected, before }) => {
        const { store } = opened()
        const order = await orderWith(before)

        const outcome = await store.append(order, expected, facts('OrderShipped', 'OrderDelivered'))

        expect(outcome).toEqual({ conflict: true, actual: before.length - 1 })
        expect(typesOf(await store.readStream(order))).toEqual(before)
      },
    )

    it.each(holding)(
      'answers as at first where it expected $expected and the same facts come again',
      async ({ expected, before }) => {
        const { store } = opened()
        const order = await orderWith(before)
        const shipped = facts('OrderShipped', 'OrderDelivered')
        const first = await store.append(order, expected, shipped)

        expect(await store.append(order, expected, shipped)).toEqual(first)
        await store.append(order, 'any', facts('OrderReviewed'))
        expect(await store.append(order, expected, shipped)).toEqual(first)
        expect(await store.readStream(order)).toHaveLength(before.length + 3)
      },
    )

    it('lets one of fifty writers win who saw the same revision', async () => {
      const { store } = opened()
      const order = await orderWith(['OrderPlaced'])
      const writers = Array.from({ length: 50 }, (_, index) => fact('OrderNoted', { by: index }))

      const outcomes = await Promise.all(writers.map((noted) => store.append(order, { revision: 0 }, [noted])))

      const lost = outcomes.filter(isConflict)
      expect(lost).toEqual(Array(49).fill({ conflict: true, actual: 1 }))
      expect(await store.readStream(order)).toHaveLength(2)
    })

    it('gives each of fifty writers who expect nothing a revision of its own', async () => {
      const { store } = opened()
      const order = aminasOrder()
      const writers = Array.from({ length: 50 }, () => store.append(order, 'any', facts('OrderNoted')))

      const revisions = (await Promise.all(writers)).map((outcome) => (isConflict(outcome) ? -1 : outcome.revision))

      expect(revisions.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 50 }, (_, index) => index))
    })

    it.each([{ total: 649n }, undefined])('refuses facts that JSON cannot carry, all of them: %s', async (data) => {
      const { store } = opened()
      const order = aminasOrder()

      const outcome = store.append(order, 'absent', [fact('OrderPlaced'), { ...fact('OrderPriced'), data }])

      await expect(outcome).rejects.toThrow()
      expect(await store.readStream(order)).toEqual([])
    })

    const orderWith = async (types: string[]) => {
      const order = aminasOrder()
      if (types.length > 0) await opened().store.append(order, 'absent', facts(...types))
      return order
    }
  })
}
