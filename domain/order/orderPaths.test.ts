import { describe, expect, it } from 'vitest'
import { getShortestPaths, getSimplePaths } from 'xstate/graph'
import { fact, isRefusal } from '#domain/kernel/decision.ts'
import { replay } from '#domain/kernel/replay.ts'
import { aminasHouse, aminasOrder, blueKettle, recordedFact } from '#domain/testing/fixtures.ts'
import { confirmOrder, expireReservation, rejectOrder, type UpdateOrder, updateOrder } from './orderCommands.ts'
import type { OrderFact, RecordedOrderFact } from './orderEvents.ts'
import { type Order, orderMachine } from './orderMachine.ts'
import {
  allowedTransitions,
  blockedReason,
  blockedTransitions,
  type OrderTransition,
  orderTransitions,
} from './orderTransitions.ts'
import { type PlaceOrder, placeOrder, repeatPlaceOrder } from './placeOrder.ts'
import { transitionInBulk } from './transitionInBulk.ts'

const facts = {
  OrderPlaced: fact('OrderPlaced', aminasOrder),
  OrderConfirmed: fact('OrderConfirmed', {}),
  OrderRejected: fact('OrderRejected', { product: 'Blue kettle', left: 1 }),
  PaymentMethodChanged: { type: 'PaymentMethodChanged', data: { paymentMethod: 'Card on delivery' } },
  ProcessingStarted: fact('ProcessingStarted', {}),
  OrderDispatched: fact('OrderDispatched', {}),
  TransitStarted: fact('TransitStarted', {}),
  DeliveryDelayed: fact('DeliveryDelayed', {}),
  OrderDelivered: fact('OrderDelivered', { signedBy: 'Amina Daniels' }),
  PaymentCollected: { type: 'PaymentCollected', data: { amount: 69_800, paymentMethod: 'Cash on Delivery' } },
  OrderCanceled: fact('OrderCanceled', { reason: 'found it cheaper' }),
} satisfies { [Type in OrderFact['type']]: Extract<OrderFact, { type: Type }> }

const twoKettles: PlaceOrder = {
  customerId: 'amina',
  emailVerified: true,
  orderNumber: aminasOrder.orderNumber,
  wanted: [{ productId: 'blue-kettle', count: 2 }],
  products: new Map([['blue-kettle', blueKettle]]),
  shippingAddress: aminasHouse,
  paymentMethod: 'Cash on Delivery',
  terms: { fee: 6000, freeFrom: 25_000 },
  fingerprint: aminasOrder.fingerprint,
}

type Edit = Omit<UpdateOrder, 'as'>
type Decided = ReturnType<typeof updateOrder | typeof placeOrder | typeof repeatPlaceOrder | typeof confirmOrder>

const to = (actor: UpdateOrder['as'], edit: Edit) => (order: Order) => updateOrder(order, { as: actor, ...edit })

/** Every command of an order, with valid and invalid input. */
const commands = {
  place: (order: Order) => placeOrder(order, twoKettles),
  'place again': (order: Order) => repeatPlaceOrder(order, [aminasOrder.fingerprint]),
  'place another under the same key': (order: Order) => repeatPlaceOrder(order, ['a copper pot to Pimville']),
  confirm: confirmOrder,
  reject: (order: Order) => rejectOrder(order, { product: 'Blue kettle', left: 1 }),
  expire: expireReservation,
  'start processing': to('Admin', { orderStatus: 'Processing' }),
  dispatch: to('Admin', { orderStatus: 'Shipped' }),
  'dispatch the parcel': to('Admin', { shippingStatus: 'dispatched' }),
  'report in transit': to('Admin', { shippingStatus: 'inTransit' }),
  'report a delay': to('Admin', { shippingStatus: 'delayed' }),
  deliver: to('Admin', { orderStatus: 'Delivered', signedBy: 'Gogo' }),
  'deliver the parcel': to('Admin', { shippingStatus: 'delivered', signedBy: 'Gogo' }),
  'deliver unsigned': to('Admin', { orderStatus: 'Delivered' }),
  'sign alone': to('Admin', { signedBy: 'Gogo' }),
  'take back to Pending': to('Admin', { orderStatus: 'Pending' }),
  'cancel, as an admin': to('Admin', { orderStatus: 'Canceled' }),
  'cancel, as its customer': to('Customer', { orderStatus: 'Canceled' }),
  'dispatch, as its customer': to('Customer', { orderStatus: 'Shipped' }),
  'pay by another method, as an admin': to('Admin', { paymentMethod: 'Credit or Debit Card' }),
  'pay by another method, as its customer': to('Customer', { paymentMethod: 'Credit or Debit Card' }),
  'edit what is long past': to('Admin', { orderStatus: 'Processing', version: 99 }),
  'dispatch with others': (order: Order) => transitionInBulk(order, 'Shipped'),
  'cancel with others': (order: Order) => transitionInBulk(order, 'Canceled', 'The flood'),
} satisfies Record<string, (order: Order) => Decided>

type Command = keyof typeof commands

const states = [
  'unplaced',
  'reserving',
  'rejected',
  'pending',
  'processing',
  'shipped.dispatched',
  'shipped.inTransit',
  'shipped.delayed',
  'delivered',
  'canceled',
] as const
type State = (typeof states)[number]

const [no, same] = ['MoveIsImpossible', 'nothing']
const none = 'OrderNotFound'
const paid = 'OrderDelivered, PaymentCollected'

/** The outcome of each command in each state: fact types, a refusal, or nothing. A missing state or command is a compile error. */
const outcomes: Record<Command, Record<State, string>> = {
  //                                       unplaced, reserving, rejected, pending, processing, dispatched, inTransit, delayed, delivered, canceled
  place: row('OrderPlaced', same, same, same, same, same, same, same, same, same),
  'place again': row('KeyWasUsed', same, same, same, same, same, same, same, same, same),
  'place another under the same key': all('KeyWasUsed'),
  confirm: row(same, 'OrderConfirmed', same, same, same, same, same, same, same, same),
  reject: row(same, 'OrderRejected', same, same, same, same, same, same, same, same),
  expire: row(same, 'OrderRejected', same, same, same, same, same, same, same, same),
  'start processing': row(none, no, no, 'ProcessingStarted', same, no, no, no, no, no),
  dispatch: row(none, no, no, no, 'OrderDispatched', same, same, same, no, no),
  'dispatch the parcel': row(none, no, no, no, 'OrderDispatched', same, no, no, no, no),
  'report in transit': row(none, no, no, no, no, 'TransitStarted', same, 'TransitStarted', no, no),
  'report a delay': row(none, no, no, no, no, no, 'DeliveryDelayed', same, no, no),
  deliver: row(none, no, no, no, no, paid, paid, paid, no, no),
  'deliver the parcel': row(none, no, no, no, no, paid, paid, paid, no, no),
  'deliver unsigned': { ...all('SignatureIsMissing'), unplaced: none, rejected: no, delivered: no, canceled: no },
  'sign alone': { ...all('SignatureWithoutDelivery'), unplaced: none },
  'take back to Pending': row(none, same, no, same, no, no, no, no, no, no),
  'cancel, as an admin': row(none, no, no, 'OrderCanceled', 'OrderCanceled', no, no, no, no, no),
  'cancel, as its customer': { ...all('OnlyWhilePending'), unplaced: none, pending: 'OrderCanceled' },
  'dispatch, as its customer': { ...all('OnlyForAdmins'), ...sent(same), unplaced: none },
  'pay by another method, as an admin': { ...all('OnlyWhilePending'), unplaced: none, pending: 'PaymentMethodChanged' },
  'pay by another method, as its customer': {
    ...all('OnlyWhilePending'),
    unplaced: none,
    pending: 'PaymentMethodChanged',
  },
  'edit what is long past': { ...all('OrderHasChanged'), unplaced: none },
  'dispatch with others': row(none, no, no, no, 'OrderDispatched', no, no, no, no, no),
  'cancel with others': row(none, no, no, 'OrderCanceled', 'OrderCanceled', no, no, no, no, no),
}

const events = Object.values(facts).map((each) => recordedFact<OrderFact>(each))
const byState = { events, serializeState: ({ value }: { value: unknown }) => JSON.stringify(value) }
const pathOf = ({ steps }: { steps: { event: unknown }[] }) => {
  const history = steps.slice(1).map(({ event }) => event as RecordedOrderFact)
  return {
    path: history.map(({ type }) => type).join(', ') || 'nothing',
    order: replay(orderMachine, 'order-7', history),
  }
}
const shortest = getShortestPaths(orderMachine, byState).map(pathOf)
const simple = getSimplePaths(orderMachine, byState).map(pathOf)

it('the shortest paths lead to exactly the states of the table', () => {
  expect(shortest.map(({ order }) => order.state).sort()).toEqual([...states].sort())
})

describe.each(simple)('after $path', ({ order }) => {
  const state = order.state as State

  it.each(Object.keys(commands) as Command[])('the command to %s has the outcome of the table', (command) => {
    expect(outcomeOf(commands[command](order))).toBe(outcomes[command][state])
  })

  it('the facts of every command can be replayed', () => {
    for (const command of Object.values(commands)) {
      const decided: Decided = command(order)
      if (!isRefusal(decided))
        expect(() => replay(orderMachine, 'order-7', decided.map(asRecorded), order)).not.toThrow()
    }
  })

  it('each transition is either allowed or has the reason why it is blocked', () => {
    for (const actor of ['Admin', 'Customer'] as const) {
      const blocked = blockedTransitions(order, actor)
      for (const transition of orderTransitions) {
        expect([transition, blockedReason(order, transition, actor) === undefined]).toEqual([
          transition,
          allowedTransitions(order, actor).includes(transition),
        ])
        if (transition in blocked) expect(blocked[transition]).toMatch(/^[A-Z].{10,}[^.]$/)
      }
    }
  })

  it('the refusal of a transition contains the allowed transitions and the reason', () => {
    const refused = (Object.entries(transitionOf) as [Command, OrderTransition][]).filter(
      ([command]) => outcomeOf(commands[command](order)) === no,
    )
    for (const [command, transition] of refused) {
      const because = blockedReason(order, transition)
      expect(because).toBeDefined()
      expect(commands[command](order)).toMatchObject({ offered: allowedTransitions(order), details: { because } })
    }
    expect(refused).toHaveLength(refusedCount[state])
  })
})

const transitionOf: Partial<Record<Command, OrderTransition>> = {
  'start processing': 'Processing',
  dispatch: 'Shipped',
  'report in transit': 'inTransit',
  'report a delay': 'delayed',
  deliver: 'Delivered',
  'cancel, as an admin': 'Canceled',
  'dispatch with others': 'Shipped',
  'cancel with others': 'Canceled',
}

// How many commands of `transitionOf` each state refuses with `MoveIsImpossible`.
const refusedCount: Record<State, number> = {
  unplaced: 0,
  reserving: 8,
  rejected: 8,
  pending: 5,
  processing: 3,
  'shipped.dispatched': 5,
  'shipped.inTransit': 4,
  'shipped.delayed': 4,
  delivered: 8,
  canceled: 8,
}

const outcomeOf = (decided: Decided) =>
  isRefusal(decided) ? decided.refusal : decided.map(({ type }) => type).join(', ') || same

const asRecorded = (decided: { type: string; data: unknown }) => recordedFact(decided as OrderFact)

function row(...answers: [string, string, string, string, string, string, string, string, string, string]) {
  return Object.fromEntries(states.map((state, place) => [state, answers[place]])) as Record<State, string>
}

function all(answer: string) {
  return Object.fromEntries(states.map((state) => [state, answer])) as Record<State, string>
}

function sent(answer: string) {
  return { 'shipped.dispatched': answer, 'shipped.inTransit': answer, 'shipped.delayed': answer }
}
