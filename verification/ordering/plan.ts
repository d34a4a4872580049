import fc from 'fast-check'
import { paymentMethods } from '#domain/businessConstants.ts'
import type { PaymentMethod } from '#domain/order/orderEvents.ts'
import { type OrderTransition, orderTransitions } from '#domain/order/orderTransitions.ts'

/** One call to one node (0 or 1). `retries`: repeat the call where no answer comes. */
export interface PlannedCall {
  node: number
  retries: boolean
}

/** What a buyer does with the order of one key. `isCart`: orders the cart, by the version that it had before their first order. */
export type BuyerStep = PlannedCall & { key: number } & (
    | { does: 'place'; cart: { product: number; count: number }[]; isCart: boolean }
    | { does: 'cancel' }
    | { does: 'pay'; method: PaymentMethod }
  )

/** An edit of an order by an admin: mostly an allowed transition, sometimes any. `saw`: the version that the edit sends. */
export type AdminStep = PlannedCall & {
  /** Index into the order ids of the plan. */
  order: number
  transition: 'next' | 'farthest' | OrderTransition
  saw: 'nothing' | 'this' | 'less'
}

/** A fault at the nth append of a node: the node crashes before or after it, or it lives on and the answer is lost or late. */
export interface AppendFault {
  append: number
  end: 'before' | 'after' | 'answerLost' | 'answerLate'
}

/** What buyers, admins and the policy do. The scheduler decides in which order it reaches the store. */
export interface Plan {
  /** Pieces of each product. */
  stock: [number, number]
  buyers: BuyerStep[][]
  /** The first two buyers are one customer, on two devices. */
  isOneCustomer: boolean
  admins: AdminStep[][]
  /** Calls in which the policy reacts to a fact while buyers and admins are active. */
  reactions: PlannedCall[]
  /** Whether the nodes append to several streams together, where the store can; otherwise step by step, as on EventStoreDB. */
  hasTransactions: boolean
  /** The faults of the nodes, in the order in which nodes are opened. Later nodes have none. */
  appendFaults: (AppendFault | null)[]
}

const key = fc.nat(1)
export const plannedCall = { node: fc.nat(1), retries: fc.boolean() }
const cart = fc.array(fc.record({ product: fc.nat(1), count: fc.integer({ min: 1, max: 2 }) }), {
  minLength: 1,
  maxLength: 3,
})

const place = fc.record({ ...plannedCall, key, does: fc.constant('place' as const), cart, isCart: fc.boolean() })
const cancel = fc.record({ ...plannedCall, key, does: fc.constant('cancel' as const) })
const pay = fc.record({
  ...plannedCall,
  key,
  does: fc.constant('pay' as const),
  method: fc.constantFrom(...paymentMethods),
})

const transition = fc.oneof(
  { arbitrary: fc.constantFrom('next' as const, 'farthest' as const), weight: 6 },
  { arbitrary: fc.constantFrom(...orderTransitions), weight: 1 },
)
const adminStep: fc.Arbitrary<AdminStep> = fc.record({
  ...plannedCall,
  order: fc.nat(3),
  transition,
  saw: fc.constantFrom('nothing', 'nothing', 'this', 'less'),
})

export const appendFault: fc.Arbitrary<AppendFault> = fc.record({
  append: fc.integer({ min: 1, max: 10 }),
  end: fc.constantFrom('before', 'after', 'answerLost', 'answerLate'),
})

// The first step always places an order: without one there is nothing to cancel.
const visit = fc
  .tuple(place, fc.array(fc.oneof(place, place, cancel, pay), { maxLength: 2 }))
  .map(([first, others]): BuyerStep[] => [first, ...others])

export const plans: fc.Arbitrary<Plan> = fc.record({
  stock: fc.tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 8 })),
  buyers: fc.array(visit, { minLength: 1, maxLength: 3 }),
  isOneCustomer: fc.boolean(),
  admins: fc.array(fc.array(adminStep, { maxLength: 6 }), { maxLength: 2 }),
  reactions: fc.array(fc.record(plannedCall), { maxLength: 6 }),
  hasTransactions: fc.boolean(),
  appendFaults: fc.array(fc.option(appendFault), { maxLength: 4 }),
})
