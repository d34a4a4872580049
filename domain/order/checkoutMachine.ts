import { assign, fromPromise, setup } from 'xstate'
import type { z } from 'zod'
import type { Address } from '#domain/address/addressEvents.ts'
import { defaultPaymentMethod } from '#domain/businessConstants.ts'
import type { ProductResponse } from '#domain/catalogue/catalogueContract.ts'
import type { Refusal } from '#domain/kernel/decision.ts'
import type { PaymentMethod } from './orderEvents.ts'

type ShownProduct = Pick<
  z.output<typeof ProductResponse>,
  'id' | 'slug' | 'name' | 'brand' | 'price' | 'discount' | 'quantity' | 'images'
>

/** A line of the cart as the page shows it. `price`: cents of one piece that the customer has agreed to. */
interface CheckoutLine {
  product: ShownProduct
  count: number
  price?: number | undefined
  /** No longer sold. */
  gone?: boolean | undefined
}

/** The cart and the address as they are on the page when the button is pressed. */
export interface OrderContent {
  lines: readonly CheckoutLine[]
  /** The version of the cart that is ordered. */
  cartVersion?: number | undefined
  address: Address
  /** Rand, as the customer sees it. */
  expectedTotal: number
  /** When this was first requested, in milliseconds since the epoch. */
  at: number
}

/** The complete order request. The shop places requests with the same key and the same content only once. */
export interface OrderRequest extends OrderContent {
  key: string
  paymentMethod: PaymentMethod
}

/** A refusal of the shop, or `Unreachable`: without a response, it is unknown whether the shop has placed the order. */
export type CheckoutRefusal = Pick<Refusal, 'refusal' | 'details'> & { message: string }

/** The choices and the unanswered request of an earlier visit in the same browser tab. */
export interface CheckoutInput {
  addressId?: string | undefined
  paymentMethod?: PaymentMethod | undefined
  /** A request without a response: the next request uses its key again. */
  unanswered?: OrderRequest | undefined
}

interface CheckoutContext {
  addressId: string | undefined
  paymentMethod: PaymentMethod
  /** The order that was requested last. */
  order: OrderRequest | undefined
  /** Whether the response to `order` is missing: the next request uses the same key. */
  isUnanswered: boolean
  /** The new key, used if the shop has refused an earlier order with the current key. */
  nextKey: string
  orderId: string | undefined
  refused: CheckoutRefusal | undefined
}

/** `key` is a new one; the machine decides whether it is used. */
export type CheckoutEvent =
  | { type: 'addressChosen'; addressId: string | undefined }
  | { type: 'paymentChosen'; paymentMethod: PaymentMethod }
  | { type: 'orderSubmitted'; order: OrderContent; key: string }
  | { type: 'orderRepeated'; key: string }

/** The events that the machine emits to the page. */
type CheckoutOutcome =
  | { type: 'placed'; orderId: string | undefined }
  | { type: 'refused'; refused: CheckoutRefusal | undefined }

const checkoutSetup = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    emitted: {} as CheckoutOutcome,
    input: {} as CheckoutInput,
  },
  actors: {
    placeOrder: fromPromise<{ orderId: string }, OrderRequest>(() =>
      Promise.reject(new Error('placeOrder is not provided')),
    ),
  },
  guards: {
    isAddress: ({ event }) => event.type === 'addressChosen' && event.addressId !== undefined,
  },
})

const chooseAddress = checkoutSetup.assign(({ event }) =>
  event.type === 'addressChosen' ? { addressId: event.addressId, refused: undefined } : {},
)

const choosePayment = checkoutSetup.assign(({ event }) =>
  event.type === 'paymentChosen' ? { paymentMethod: event.paymentMethod } : {},
)

// The key stays the same until the shop has answered.
const submit = checkoutSetup.assign(({ event, context }) => {
  if (event.type !== 'orderSubmitted') return {}
  const key = context.isUnanswered && context.order ? context.order.key : event.key
  const order = { ...event.order, key, paymentMethod: context.paymentMethod }
  return { order, nextKey: event.key, isUnanswered: true, refused: undefined }
})

const repeat = checkoutSetup.assign(({ event, context: { order, paymentMethod } }) =>
  event.type === 'orderRepeated' && order
    ? { order: { ...order, paymentMethod }, nextKey: event.key, refused: undefined }
    : {},
)

const emitRefusal = checkoutSetup.emit(({ context }) => ({ type: 'refused', refused: context.refused }))

const emitPlaced = checkoutSetup.emit(({ context }) => ({ type: 'placed', orderId: context.orderId }))

const paymentChosen = { actions: choosePayment } as const
const orderSubmitted = { target: 'placing', actions: submit } as const
const addressChosen = [
  { guard: 'isAddress', target: 'reviewing', actions: chooseAddress },
  { target: 'choosingAddress', actions: chooseAddress },
] as const

/**
 * The checkout of a cart on `/buy/review`. `placeOrder` is a port: it resolves with the order's id or rejects with a `CheckoutRefusal`.
 */
export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  context: ({ input: { addressId, paymentMethod = defaultPaymentMethod, unanswered } }) => ({
    addressId,
    paymentMethod,
    order: unanswered,
    isUnanswered: unanswered !== undefined,
    nextKey: '',
    orderId: undefined,
    refused: undefined,
  }),
  initial: 'choosingAddress',
  states: {
    choosingAddress: { on: { addressChosen, paymentChosen } },
    reviewing: { on: { addressChosen, paymentChosen, orderSubmitted } },
    placing: {
      invoke: {
        src: 'placeOrder',
        // Every transition into this state sets the order.
        input: ({ context }) => context.order as OrderRequest,
        onDone: {
          target: 'placed',
          actions: assign(({ event }) => ({ orderId: event.output.orderId, isUnanswered: false })),
        },
        onError: [
          // The shop has refused an earlier order with this key: requests the current order with the new key.
          {
            guard: ({ event, context }) => isOfRefusedOrder(refusedIn(event)) && context.order?.key !== context.nextKey,
            target: 'placing',
            reenter: true,
            actions: assign(({ context: { order, nextKey } }) => ({ order: order && { ...order, key: nextKey } })),
          },
          {
            guard: ({ event }) => refusedIn(event).refusal === 'Unreachable',
            target: 'unanswered',
            actions: assign(({ event }) => ({ refused: refusedIn(event) })),
          },
          {
            target: 'refused',
            actions: assign(({ event }) => ({ refused: refusedIn(event), isUnanswered: false })),
          },
        ],
      },
    },
    /** Without a response, it is unknown whether the shop has placed the order. The request can be repeated, or the address changed. */
    unanswered: {
      entry: emitRefusal,
      on: { addressChosen, paymentChosen, orderRepeated: { target: 'placing', actions: repeat } },
    },
    refused: { entry: emitRefusal, on: { addressChosen, paymentChosen, orderSubmitted } },
    placed: { type: 'final', entry: emitPlaced },
  },
})

const refusedIn = ({ error }: { error: unknown }) => error as CheckoutRefusal

const isOfRefusedOrder = ({ refusal, details }: CheckoutRefusal) =>
  refusal === 'KeyWasUsed' && details?.['first'] === 'refused'
