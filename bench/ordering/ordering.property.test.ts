import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anyOrdering } from './anyOrdering.ts'
import { openGround } from './ground.ts'
import { openAndOrder } from './ordering.ts'
import type { Plan } from './plan.ts'

// More by hand: ORDERING_RUNS=2000 npx vitest run --project unit bench/ordering
const asked = Number(process.env['ORDERING_RUNS'] ?? 0)
/** Milliseconds for each store where nobody asked for more. */
const longest = 6_000

const atOnce = { turn: async () => undefined, over: (begun: Promise<unknown>) => begun }

const call = { node: 0, insists: true }
const fromAminasCartToHerDoor: Plan = {
  stock: [3, 3],
  buyers: [[{ ...call, does: 'place', key: 0, cart: [{ product: 1, count: 2 }], isCart: true }]],
  isOneCustomer: false,
  admins: [(['next', 'next', 'farthest'] as const).map((move) => ({ ...call, order: 0, move, saw: 'this' }))],
  reactions: [],
  fuses: [],
}

describe.each([
  ['SQLite', 150],
  ['EventStoreDB', 40],
])('on %s, whatever the order of things, and whichever nodes die', (adapter, runs) => {
  let ground: Awaited<ReturnType<typeof openGround>>
  beforeAll(async () => {
    ground = await openGround(adapter)
  })
  afterAll(() => ground[Symbol.asyncDispose]())

  it('an order that nothing disturbs is delivered and paid', async () => {
    const facts = await openAndOrder(ground, fromAminasCartToHerDoor, atOnce)

    expect(facts.filter(({ stream }) => stream.startsWith('order-')).map(({ type }) => type)).toEqual([
      'OrderPlaced',
      'OrderConfirmed',
      'ProcessingStarted',
      'OrderDispatched',
      'OrderDelivered',
      'PaymentCollected',
    ])
  })

  it('every piece is somewhere, every order is whole, and what people were told holds', { timeout: 3_600_000 }, () =>
    fc.assert(
      anyOrdering(ground),
      asked > 0 ? { numRuns: asked } : { numRuns: runs, interruptAfterTimeLimit: longest },
    ),
  )
})
