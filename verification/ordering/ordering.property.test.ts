import { expect, it } from 'vitest'
import { orderingProperty } from './orderingProperty.ts'
import type { Plan } from './plan.ts'
import { runPlan } from './runPlan.ts'
import { immediately, onEachStore } from './testing/onEachStore.ts'

// For more runs: ORDERING_RUNS=2000 npx vitest run --project unit verification/ordering; ESDB_TEST_URL adds a real server.

const call = { node: 0, retries: true }
const undisturbedPlan: Plan = {
  stock: [3, 3],
  buyers: [[{ ...call, does: 'place', key: 0, cart: [{ product: 1, count: 2 }], isCart: true }]],
  isOneCustomer: false,
  hasTransactions: true,
  admins: [
    (['next', 'next', 'farthest'] as const).map((transition) => ({ ...call, order: 0, transition, saw: 'this' })),
  ],
  reactions: [],
  appendFaults: [],
}

onEachStore(
  {
    holds: 'stock adds up, no order is partial, and every answer stays true',
    property: orderingProperty,
    runs: 'ORDERING_RUNS',
  },
  (fixture) => {
    it('an order without any fault is delivered and paid', async () => {
      const facts = await runPlan(fixture(), undisturbedPlan, immediately)

      expect(facts.filter(({ stream }) => stream.startsWith('order-')).map(({ type }) => type)).toEqual([
        'OrderPlaced',
        'OrderConfirmed',
        'ProcessingStarted',
        'OrderDispatched',
        'OrderDelivered',
        'PaymentCollected',
      ])
    })
  },
)
