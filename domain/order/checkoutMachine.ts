import { assign, fromPromise, setup } from 'xstate'
import type { Refusal } from '#domain/kernel/decision.ts'
import type { PaymentMethod } from './orderEvents.ts'

/** What is asked of the shop. The key stays the same until the shop has answered, so that trying again cannot order twice. */
export interface OrderWish {
  addressId: string
  paymentMethod: PaymentMethod
  key: string
  /** Rand, as the customer sees it. */
  expectedTotal: number
}

/** Where the shop says no, or cannot be reached (`Unreachable`). */
export type CheckoutRefusal = Pick<Refusal, 'refusal' | 'details'> & { message: string }

/** Where and how, as far as it is chosen. */
export interface CheckoutChoice {
  addressId?: string | undefined
  paymentMethod?: PaymentMethod | undefined
}

interface CheckoutContext {
  addressId: string | undefined
  paymentMethod: PaymentMethod
  key: string
  expectedTotal: number
  orderId: string | undefined
  refused: CheckoutRefusal | undefined
}

export type CheckoutEvent =
  | { type: 'addressChosen'; addressId: string | undefined }
  | { type: 'paymentOpened' }
  | { type: 'paymentKept' }
  | { type: 'paymentChosen'; paymentMethod: PaymentMethod }
  | { type: 'orderWished'; expectedTotal: number; key: string }

const unwired = fromPromise<{ orderId: string }, OrderWish>(() => Promise.reject(new Error('placeOrder is not wired')))

const checkoutSetup = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    input: {} as { key: string } & CheckoutChoice,
  },
  actors: { placeOrder: unwired },
  guards: {
    isAddress: ({ event }) => event.type === 'addressChosen' && event.addressId !== undefined,
    hasAddress: ({ context }) => context.addressId !== undefined,
    wasRefused: ({ context }) => context.refused !== undefined,
  },
})

const choose = checkoutSetup.assign(({ event }) =>
  event.type === 'addressChosen' ? { addressId: event.addressId, refused: undefined } : {},
)

const pay = checkoutSetup.assign(({ event }) =>
  event.type === 'paymentChosen' ? { paymentMethod: event.paymentMethod } : {},
)

const wish = checkoutSetup.assign(({ event }) =>
  event.type === 'orderWished' ? { expectedTotal: event.expectedTotal, key: event.key, refused: undefined } : {},
)

const addressChosen = [
  { guard: 'isAddress', target: 'reviewing', actions: choose },
  { target: 'choosingAddress', actions: choose },
] as const

const orderWished = { target: 'placing', actions: wish } as const

// Another payment method mends nothing: what was refused still stands.
const backToTheReview = [
  { guard: 'wasRefused', target: 'refused' },
  { guard: 'hasAddress', target: 'reviewing' },
  { target: 'choosingAddress' },
] as const

/** What a customer does on `/buy/review`. `placeOrder` is a port: it resolves with the order's id or rejects with a `CheckoutRefusal`. */
export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  context: ({ input: { key, addressId, paymentMethod = 'Cash on Delivery' } }) => ({
    addressId,
    paymentMethod,
    key,
    expectedTotal: 0,
    orderId: undefined,
    refused: undefined,
  }),
  initial: 'choosingAddress',
  states: {
    choosingAddress: { on: { addressChosen, paymentOpened: 'choosingPayment' } },
    reviewing: { on: { addressChosen, paymentOpened: 'choosingPayment', orderWished } },
    choosingPayment: {
      on: {
        paymentKept: backToTheReview,
        paymentChosen: backToTheReview.map((way) => ({ ...way, actions: pay })),
      },
    },
    placing: {
      invoke: {
        src: 'placeOrder',
        input: ({ context: { addressId = '', paymentMethod, key, expectedTotal } }) => ({
          addressId,
          paymentMethod,
          key,
          expectedTotal,
        }),
        onDone: { target: 'placed', actions: assign(({ event }) => ({ orderId: event.output.orderId })) },
        onError: { target: 'refused', actions: assign(({ event }) => ({ refused: event.error as CheckoutRefusal })) },
      },
    },
    refused: { on: { addressChosen, paymentOpened: 'choosingPayment', orderWished } },
    placed: { type: 'final' },
  },
})
