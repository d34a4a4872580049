import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventStoreToTest } from '#api/programs/eventStoreToTest.ts'
import { openOrderingFixture } from './orderingFixture.ts'
import { orderingProperty } from './orderingProperty.ts'
import type { Plan } from './plan.ts'
import { runPlan } from './runPlan.ts'

// For more runs: ORDERING_RUNS=2000 npx vitest run --project unit verification/ordering; ESDB_TEST_URL adds a real server.
const requestedRuns = Number(process.env['ORDERING_RUNS'] ?? 0)
/** Milliseconds per store where ORDERING_RUNS is not set. */
const timeLimit = 6_000

const immediately = { turn: async () => undefined, waitFor: (started: Promise<unknown>) => started }

const call = { node: 0, retries: true }
const undisturbedPlan: Plan = {
  stock: [3, 3],
  buyers: [[{ ...call, does: 'place', key: 0, cart: [{ product: 1, count: 2 }], isCart: true }]],
  isOneCustomer: false,
  admins: [
    (['next', 'next', 'farthest'] as const).map((transition) => ({ ...call, order: 0, transition, saw: 'this' })),
  ],
  reactions: [],
  appendFaults: [],
}

const realServer = eventStoreToTest()

describe.each([
  ['SQLite', 150],
  ['EventStoreDB', 40],
  ...(realServer ? ([['EventStoreDB itself', 40]] as const) : []),
] as const)('on %s, in any order of requests and answers, whichever nodes crash', (adapter, runs) => {
  let fixture: Awaited<ReturnType<typeof openOrderingFixture>>
  beforeAll(async () => {
    fixture = await openOrderingFixture(adapter, adapter === 'EventStoreDB itself' ? realServer : undefined)
  })
  afterAll(() => fixture[Symbol.asyncDispose]())

  it('an order without any fault is delivered and paid', async () => {
    const facts = await runPlan(fixture, undisturbedPlan, immediately)

    expect(facts.filter(({ stream }) => stream.startsWith('order-')).map(({ type }) => type)).toEqual([
      'OrderPlaced',
      'OrderConfirmed',
      'ProcessingStarted',
      'OrderDispatched',
      'OrderDelivered',
      'PaymentCollected',
    ])
  })

  it('stock adds up, no order is partial, and every answer stays true', { timeout: 3_600_000 }, () =>
    fc.assert(
      orderingProperty(fixture),
      requestedRuns > 0 ? { numRuns: requestedRuns } : { numRuns: runs, interruptAfterTimeLimit: timeLimit },
    ),
  )
})
