import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type Ledger, openLedger } from '#api/eventStore/ledger.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { openFakeClock } from '#api/policies/testing/fakeClock.ts'
import { runPolicies } from '#api/policies/testing/porterFixture.ts'
import { appendFacts } from '#api/testing/appendFacts.ts'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { fact } from '#domain/kernel/decision.ts'
import { recordIdOf } from '#domain/kernel/streamName.ts'
import { blueKettle, monday } from '#domain/testing/fixtures.ts'
import { eventually } from '#testing/eventually.ts'
import { raiseStockAlerts } from './raiseStockAlerts.ts'

const names = ['amina', 'sipho', 'nomsa', 'zodwa', 'palesa', 'thandi', 'lindiwe']
const wish = fact('StockAlertRequested', { productId: 'blue-kettle' })

/** A store with a sold-out kettle that seven customers wait for, and the policy that tells three of them at a time. */
const givenCrowd = async () => {
  const folder = await temporaryFolder()
  const store = await openSqliteEventStore(join(folder.path, 'events.sqlite'))
  const clock = openFakeClock(monday)
  const given = (stream: string, ...facts: Parameters<typeof appendFacts>[2][number][]) =>
    appendFacts(store, stream, facts, clock.now().toISOString())
  await given('product-blue-kettle', fact('ProductAdded', { ...blueKettle, quantity: 0, dateAdded: monday }))
  for (const name of names) await given(`stockAlerts-${name}`, wish)

  const run = (wrap: (ledger: Ledger) => Ledger = (ledger) => ledger) =>
    runPolicies(
      store,
      [
        raiseStockAlerts({
          ledger: wrap(openLedger(store, clock.now)),
          // As the read model says once it contains the fact: it may still have those who were told meanwhile.
          alerts: { waitingFor: () => names },
          projector: { waitForPosition: async () => true, stoppedProjections: () => [] },
          batchSize: 3,
        }),
      ],
      clock,
    )
  const toldNames = async () => {
    const told: string[] = []
    for (const stream of names.map((name) => `stockAlerts-${name}`))
      told.push(...(await store.readStream(stream)).filter(({ type }) => type === 'StockAlertRaised').map(recordIdOf))
    return told
  }
  return {
    store,
    clock,
    given,
    run,
    toldNames,
    restock: (by: number) => given('product-blue-kettle', fact('StockAdjusted', { by, reason: 'A delivery' })),
    [Symbol.asyncDispose]: async () => {
      await store.close()
      await folder[Symbol.asyncDispose]()
    },
  }
}

it('tells those who asked first, and a batch more each minute while there is stock', async () => {
  await using crowd = await givenCrowd()
  const { stop } = crowd.run()
  await crowd.restock(2)
  await eventually(async () => expect(await crowd.toldNames()).toEqual(['amina', 'sipho', 'nomsa']))

  crowd.clock.advance(61)
  await eventually(async () => expect(await crowd.toldNames()).toEqual(names.slice(0, 6)))
  crowd.clock.advance(61)
  await eventually(async () => expect(await crowd.toldNames()).toEqual(names))
  await stop()
})

it('tells no further batch once the product is sold out again', async () => {
  await using crowd = await givenCrowd()
  const { state, stop } = crowd.run()
  await crowd.restock(2)
  await eventually(async () => expect(await crowd.toldNames()).toHaveLength(3))
  await crowd.given('product-blue-kettle', fact('StockAdjusted', { by: -2, reason: 'Sold at the counter' }))
  crowd.clock.advance(61)
  const head = await crowd.store.head()
  await eventually(() => {
    for (const name of ['raiseStockAlerts', 'raiseStockAlerts-StockAlertRaised-after-60'])
      expect(state(name)?.position).toBeGreaterThanOrEqual(head)
  })
  expect(await crowd.toldNames()).toHaveLength(3)
  await stop()
})

it('tells nobody twice, however often a node stops in the middle of a batch', async () => {
  await using crowd = await givenCrowd()
  await crowd.restock(20)
  let handled = 0
  // Each node stops after two more were told: what it had begun is done again by the next.
  const stopAfterTwo = (ledger: Ledger): Ledger => ({
    ...ledger,
    handle: (...command) => {
      handled += 1
      if (handled % 3 === 0) throw new Error('The node stopped')
      return ledger.handle(...command)
    },
  })
  const { stop } = crowd.run(stopAfterTwo)
  await eventually(async () => expect((await crowd.toldNames()).length).toBeGreaterThanOrEqual(2))
  await stop()
  const { stop: stopAgain } = crowd.run()
  await eventually(async () => expect((await crowd.toldNames()).length).toBeGreaterThanOrEqual(5))
  for (const _ of names) {
    crowd.clock.advance(61)
    await new Promise(setImmediate)
  }
  await eventually(async () => expect(await crowd.toldNames()).toEqual(names))
  await stopAgain()
})
