import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type EventStore, isConflict } from '#api/eventStore/eventStore.ts'
import {
  newConsumerName,
  newFacts,
  newOrderStream,
  runConsumer,
  typesOf,
} from '#api/eventStore/testing/storeFixtures.ts'
import { eventually } from '#testing/eventually.ts'

/** Two nodes of the shop, each with its own store, on one server. */
export interface TwoNodes {
  stores: readonly [EventStore, EventStore]
  close(): Promise<void>
}

/** The contract tests for two nodes on one server. `streams`: number of streams for which they race. */
export const twoNodesContract = (name: string, open: () => Promise<TwoNodes>, streams = 200) => {
  const withTwoNodes = async (work: (nodes: TwoNodes['stores']) => Promise<void>) => {
    const { stores, close } = await open()
    await work(stores).finally(close)
  }

  describe(`two nodes on ${name}`, { timeout: 120_000 }, () => {
    it('never both append the first fact of a stream', () =>
      withTwoNodes(async ([one, other]) => {
        for (let round = 0; round < streams; round += 1) {
          const order = newOrderStream()
          const outcomes = await Promise.all([
            one.append(order, 'absent', newFacts('OrderPlaced')),
            other.append(order, 'absent', newFacts('OrderPlaced')),
          ])
          expect(outcomes.filter(isConflict)).toHaveLength(1)
          expect(await one.readStream(order)).toHaveLength(1)
        }
      }))

    it('never both append the first facts of a stream for different commands', () =>
      withTwoNodes(async ([one, other]) => {
        for (let round = 0; round < streams / 4; round += 1) {
          const order = newOrderStream()
          const outcomes = await Promise.all([
            one.append(order, 'absent', newFacts('OrderPlaced'), 'place-7'),
            other.append(order, 'absent', newFacts('OrderPlaced'), 'place-8'),
          ])
          expect(outcomes.filter(isConflict)).toHaveLength(1)
          expect(await other.readStream(order)).toHaveLength(1)
        }
      }))

    it('never both append at the same revision', () =>
      withTwoNodes(async ([one, other]) => {
        const order = newOrderStream()
        await one.append(order, 'absent', newFacts('OrderPlaced'))
        for (let revision = 0; revision < streams / 4; revision += 1) {
          const outcomes = await Promise.all([
            one.append(order, { revision }, newFacts('OrderNoted')),
            other.append(order, { revision }, newFacts('OrderNoted')),
          ])
          expect(outcomes.filter(isConflict)).toEqual([{ conflict: true, actual: revision + 1 }])
        }
      }))

    it('return the same result for the same command at the same time', () =>
      withTwoNodes(async ([one, other]) => {
        const durations: number[] = []
        for (let round = 0; round < 10; round += 1) {
          const order = newOrderStream()
          const began = performance.now()
          const [first, second] = await Promise.all([
            one.append(order, 'absent', newFacts('OrderPlaced'), 'place-7'),
            other.append(order, 'absent', newFacts('OrderPlaced'), 'place-7'),
          ])
          expect(first).toEqual(second)
          expect(typesOf(await one.readStream(order))).toEqual(['OrderPlaced'])
          durations.push(performance.now() - began)
        }
        // The server itself would answer each round only after two seconds; a busy machine is slow in some of them.
        expect(Math.min(...durations)).toBeLessThan(1500)
      }))

    it('never both begin an expired stream again', () =>
      withTwoNodes(async ([one, other]) => {
        const attempts = `vault-attempts-${randomUUID()}`
        await one.retain(attempts, { newest: 1, maxAge: 1 })
        await one.append(attempts, 'absent', newFacts('SecretKept'))
        await eventually(async () => expect(await one.readStream(attempts)).toEqual([]))

        const outcomes = await Promise.all(
          [one, other].map((node) => node.append(attempts, 'absent', newFacts('SecretKept'))),
        )

        expect(outcomes.filter(isConflict)).toHaveLength(1)
        expect(await other.readStream(attempts)).toHaveLength(1)
      }))

    it('run a consumer on one of them, and on the other when the first stops', () =>
      withTwoNodes(async ([one, other]) => {
        const [order, name] = [newOrderStream(), newConsumerName()]
        const runs: string[] = []
        const first = runConsumer(one, name, order, undefined, (isHere) => isHere && runs.push('first'))
        await eventually(() => expect(runs).toEqual(['first']))
        const second = runConsumer(other, name, order, undefined, (isHere) => isHere && runs.push('second'))
        await other.append(order, 'absent', newFacts('OrderPlaced', 'OrderConfirmed'))
        await eventually(() => expect(first.handled).toEqual(['OrderPlaced', 'OrderConfirmed']))
        expect(second.handled).toEqual([])

        await first.stop()
        await other.append(order, { revision: 1 }, newFacts('OrderShipped'))

        await eventually(() => expect(second.handled).toEqual(['OrderShipped']))
        expect(runs).toEqual(['first', 'second'])
        await second.stop()
      }))
  })
}
