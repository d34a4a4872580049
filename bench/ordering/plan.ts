import fc from 'fast-check'
import { type PaymentMethod, paymentMethods } from '#domain/order/orderEvents.ts'
import { allMoves, type OrderMove } from '#domain/order/orderMoves.ts'

/** One call to one node. Whoever insists asks again where no answer comes. */
export interface Call {
  node: number
  insists: boolean
}

/** What a buyer does with the order of a key of theirs. `isCart`: what is ordered is the cart as they saw it before their first order. */
export type BuyerStep = Call & { key: number } & (
    | { does: 'place'; cart: { product: number; count: number }[]; isCart: boolean }
    | { does: 'cancel' }
    | { does: 'pay'; method: PaymentMethod }
  )

/** What an admin does with somebody's order: mostly whatever comes next, now and then what cannot be. */
export type AdminStep = Call & {
  /** One of those that are ordered in the plan. */
  order: number
  move: 'next' | 'farthest' | OrderMove
  saw: 'nothing' | 'this' | 'less'
}

/** A node ends at its so many-th append: before it, or after it. Or it goes on, and the answer is lost. */
export interface Fuse {
  append: number
  end: 'before' | 'after' | 'answerLost'
}

/** What everybody wants; in which order it reaches the store is the scheduler's. */
export interface Plan {
  /** Pieces of each product. */
  stock: [number, number]
  buyers: BuyerStep[][]
  /** The first two buyers are one customer, on two devices. */
  isOneCustomer: boolean
  admins: AdminStep[][]
  /** Facts that a policy reacts to meanwhile. */
  reactions: Call[]
  /** Of the nodes, one after the other; those that come later have none. */
  fuses: (Fuse | null)[]
}

const key = fc.nat(1)
const call = { node: fc.nat(1), insists: fc.boolean() }
const cart = fc.array(fc.record({ product: fc.nat(1), count: fc.integer({ min: 1, max: 2 }) }), {
  minLength: 1,
  maxLength: 3,
})

const place = fc.record({ ...call, key, does: fc.constant('place' as const), cart, isCart: fc.boolean() })
const cancel = fc.record({ ...call, key, does: fc.constant('cancel' as const) })
const pay = fc.record({ ...call, key, does: fc.constant('pay' as const), method: fc.constantFrom(...paymentMethods) })

const move = fc.oneof(
  { arbitrary: fc.constantFrom('next' as const, 'farthest' as const), weight: 6 },
  { arbitrary: fc.constantFrom(...allMoves), weight: 1 },
)
const adminStep: fc.Arbitrary<AdminStep> = fc.record({
  ...call,
  order: fc.nat(3),
  move,
  saw: fc.constantFrom('nothing', 'nothing', 'this', 'less'),
})

const fuse: fc.Arbitrary<Fuse> = fc.record({
  append: fc.integer({ min: 1, max: 10 }),
  end: fc.constantFrom('before', 'after', 'answerLost'),
})

// Somebody who never ordered has nothing to cancel: the first step is always an order.
const visit = fc
  .tuple(place, fc.array(fc.oneof(place, place, cancel, pay), { maxLength: 2 }))
  .map(([first, others]): BuyerStep[] => [first, ...others])

export const plans: fc.Arbitrary<Plan> = fc.record({
  stock: fc.tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 8 })),
  buyers: fc.array(visit, { minLength: 1, maxLength: 3 }),
  isOneCustomer: fc.boolean(),
  admins: fc.array(fc.array(adminStep, { maxLength: 6 }), { maxLength: 2 }),
  reactions: fc.array(fc.record(call), { maxLength: 6 }),
  fuses: fc.array(fc.option(fuse), { maxLength: 4 }),
})
