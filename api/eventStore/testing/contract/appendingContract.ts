import { describe, expect, it } from 'vitest'
import { type Expectation, isConflict } from '#api/eventStore/eventStore.ts'
import {
  newFact,
  newFacts,
  newOrderStream,
  type StoreUnderTest,
  typesOf,
} from '#api/eventStore/testing/storeFixtures.ts'

const metExpectations: { expected: Expectation; before: string[] }[] = [
  { expected: 'absent', before: [] },
  { expected: 'present', before: ['OrderPlaced'] },
  { expected: 'any', before: [] },
  { expected: 'any', before: ['OrderPlaced'] },
  { expected: { revision: 1 }, before: ['OrderPlaced', 'OrderConfirmed'] },
]

const unmetExpectations: { expected: Expectation; before: string[] }[] = [
  { expected: 'absent', before: ['OrderPlaced'] },
  { expected: 'present', before: [] },
  { expected: { revision: 0 }, before: [] },
  { expected: { revision: 0 }, before: ['OrderPlaced', 'OrderConfirmed'] },
  { expected: { revision: 2 }, before: ['OrderPlaced', 'OrderConfirmed'] },
]

export const appendingContract = (underTest: () => StoreUnderTest) => {
  describe('appending', () => {
    it.each(metExpectations)(
      'appends at the expectation $expected to a stream with $before',
      async ({ expected, before }) => {
        const { store } = underTest()
        const order = await orderWith(before)

        const outcome = await store.append(order, expected, newFacts('OrderShipped', 'OrderDelivered'))

        expect(outcome).toMatchObject({ revision: before.length + 1 })
        expect(typesOf(await store.readStream(order))).toEqual([...before, 'OrderShipped', 'OrderDelivered'])
      },
    )

    it.each(unmetExpectations)(
      'appends nothing at the expectation $expected to a stream with $before',
      async ({ expected, before }) => {
        const { store } = underTest()
        const order = await orderWith(before)

        const outcome = await store.append(order, expected, newFacts('OrderShipped', 'OrderDelivered'))

        expect(outcome).toEqual({ conflict: true, actual: before.length - 1 })
        expect(typesOf(await store.readStream(order))).toEqual(before)
      },
    )

    it.each(metExpectations)(
      'returns the first result when the same facts are repeated at the expectation $expected',
      async ({ expected, before }) => {
        const { store } = underTest()
        const order = await orderWith(before)
        const shipped = newFacts('OrderShipped', 'OrderDelivered')
        const first = await store.append(order, expected, shipped)

        expect(await store.append(order, expected, shipped)).toEqual(first)
        await store.append(order, 'any', newFacts('OrderReviewed'))
        expect(await store.append(order, expected, shipped)).toEqual(first)
        expect(await store.readStream(order)).toHaveLength(before.length + 3)
      },
    )

    it('lets one of fifty writers at the same revision win', async () => {
      const { store } = underTest()
      const order = await orderWith(['OrderPlaced'])
      const writers = Array.from({ length: 50 }, (_, index) => newFact('OrderNoted', { by: index }))

      const outcomes = await Promise.all(writers.map((noted) => store.append(order, { revision: 0 }, [noted])))

      const lost = outcomes.filter(isConflict)
      expect(lost).toEqual(Array(49).fill({ conflict: true, actual: 1 }))
      expect(await store.readStream(order)).toHaveLength(2)
    })

    it('gives each of fifty writers without an expectation its own revision', async () => {
      const { store } = underTest()
      const order = newOrderStream()
      const writers = Array.from({ length: 50 }, () => store.append(order, 'any', newFacts('OrderNoted')))

      const revisions = (await Promise.all(writers)).map((outcome) => (isConflict(outcome) ? -1 : outcome.revision))

      expect(revisions.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 50 }, (_, index) => index))
    })

    it.each([{ total: 649n }, undefined])('refuses all facts if one is not JSON: %s', async (data) => {
      const { store } = underTest()
      const order = newOrderStream()

      const outcome = store.append(order, 'absent', [newFact('OrderPlaced'), { ...newFact('OrderPriced'), data }])

      await expect(outcome).rejects.toThrow()
      expect(await store.readStream(order)).toEqual([])
    })

    const orderWith = async (types: string[]) => {
      const order = newOrderStream()
      if (types.length > 0) await underTest().store.append(order, 'absent', newFacts(...types))
      return order
    }
  })
}
