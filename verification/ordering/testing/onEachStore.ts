import fc from 'fast-check'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { eventStoreToTest } from '#api/programs/eventStoreToTest.ts'
import { openOrderingFixture } from '#verification/ordering/orderingFixture.ts'
import type { OrderingFixture } from '#verification/ordering/orderingNode.ts'
import type { OrderingScheduler } from '#verification/ordering/runPlan.ts'

/** Each request and answer at once. */
export const immediately: OrderingScheduler = { turn: async () => undefined, waitFor: (started) => started }

interface StoreProperty {
  /** What holds in any order of requests and answers. */
  holds: string
  property(fixture: OrderingFixture): fc.IAsyncProperty<unknown>
  /** The environment variable with the number of runs: `ORDERING_RUNS=2000`. */
  runs: string
}

/** Milliseconds per store without that variable. */
const timeLimit = 6_000

/** Tests a property, and more, on each store: SQLite, the protocol test server, and with `ESDB_TEST_URL` a real server. */
export const onEachStore = (
  { holds, property, runs }: StoreProperty,
  more: (fixture: () => OrderingFixture) => void,
) => {
  const realServer = eventStoreToTest()
  const requestedRuns = Number(process.env[runs] ?? 0)

  describe.each([
    ['SQLite', 150],
    ['EventStoreDB', 40],
    ...(realServer ? ([['EventStoreDB itself', 40]] as const) : []),
  ] as const)('on %s, in any order of requests and answers, whichever nodes crash', (adapter, numRuns) => {
    let fixture: Awaited<ReturnType<typeof openOrderingFixture>>
    beforeAll(async () => {
      fixture = await openOrderingFixture(adapter, adapter === 'EventStoreDB itself' ? realServer : undefined)
    })
    afterAll(() => fixture[Symbol.asyncDispose]())

    more(() => fixture)

    it(holds, { timeout: 3_600_000 }, () =>
      fc.assert(
        property(fixture),
        requestedRuns > 0 ? { numRuns: requestedRuns } : { numRuns, interruptAfterTimeLimit: timeLimit },
      ),
    )
  })
}
