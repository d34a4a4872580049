import { describe, expect, it } from 'vitest'
import { getShortestPaths, getSimplePaths } from 'xstate/graph'
import { aminasHouse, aminasOrder, blueKettle, happened } from '#domain/cast.ts'
import { fact, isRefusal } from '#domain/kernel/decision.ts'
import { replay } from '#domain/kernel/replay.ts'
import { moveInBulk } from './moveInBulk.ts'
import { confirmOrder, expireReservation, rejectOrder, type UpdateOrder, updateOrder } from './orderCommands.ts'
import type { OrderFact, OrderHappened } from './orderEvents.ts'
import { type Order, orderMachine } from './orderMachine.ts'
import { allMoves, movesOf, type OrderMove, whyNot, withheldFrom } from './orderMoves.ts'
import { type PlaceOrder, placeOrder, repeatOrder } from './placeOrder.ts'

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
type Decided = ReturnType<typeof updateOrder | typeof placeOrder | typeof repeatOrder | typeof confirmOrder>

const to = (as: UpdateOrder['as'], edit: Edit) => (order: Order) => updateOrder(order, { as, ...edit })

/** Every command of an order, also with what can be asked wrongly. */
const commands = {
  place: (order: Order) => placeOrder(order, twoKettles),
  'place again': (order: Order) => repeatOrder(order, [aminasOrder.fingerprint]),
  'place another under the same key': (order: Order) => repeatOrder(order, ['a copper pot to Pimville']),
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
  'dispatch with others': (order: Order) => moveInBulk(order, 'Shipped'),
  'cancel with others': (order: Order) => moveInBulk(order, 'Canceled', 'The flood'),
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

/** What each command answers in each state: the facts, the refusal, or nothing. A state or a command without its place does not compile. */
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

const events = Object.values(facts).map((each) => happened<OrderFact>(each))
const byState = { events, serializeState: ({ value }: { value: unknown }) => JSON.stringify(value) }
const walkOf = ({ steps }: { steps: { event: unknown }[] }) => {
  const walked = steps.slice(1).map(({ event }) => event as OrderHappened)
  return {
    told: walked.map(({ type }) => type).join(', ') || 'nothing',
    order: replay(orderMachine, 'order-7', walked),
  }
}
const shortest = getShortestPaths(orderMachine, byState).map(walkOf)
const simple = getSimplePaths(orderMachine, byState).map(walkOf)

it('the shortest ways lead to every state that the table has, and to no other', () => {
  expect(shortest.map(({ order }) => order.state).sort()).toEqual([...states].sort())
})

describe.each(simple)('after $told', ({ order }) => {
  const state = order.state as State

  it.each(Object.keys(commands) as Command[])('to %s answers as the table says', (command) => {
    expect(told(commands[command](order))).toBe(outcomes[command][state])
  })

  it('whatever a command answers can be the next chapter of its history', () => {
    for (const command of Object.values(commands)) {
      const decided: Decided = command(order)
      if (!isRefusal(decided)) expect(() => replay(orderMachine, 'order-7', decided.map(unsigned), order)).not.toThrow()
    }
  })

  it('each move is either offered or has its reason', () => {
    for (const as of ['Admin', 'Customer'] as const) {
      const withheld = withheldFrom(order, as)
      for (const move of allMoves) {
        expect([move, whyNot(order, move, as) === undefined]).toEqual([move, movesOf(order, as).includes(move)])
        if (move in withheld) expect(withheld[move]).toMatch(/^[A-Z].{10,}[^.]$/)
      }
    }
  })

  it('a refused move says why in the words of the table of reasons', () => {
    const refused = (Object.entries(moved) as [Command, OrderMove][]).filter(
      ([command]) => told(commands[command](order)) === no,
    )
    for (const [command, move] of refused) {
      const because = whyNot(order, move)
      expect(because).toBeDefined()
      expect(commands[command](order)).toMatchObject({ offered: movesOf(order), details: { because } })
    }
    expect(refused).toHaveLength(impossibleMoves[state])
  })
})

const moved: Partial<Record<Command, OrderMove>> = {
  'start processing': 'Processing',
  dispatch: 'Shipped',
  'report in transit': 'inTransit',
  'report a delay': 'delayed',
  deliver: 'Delivered',
  'cancel, as an admin': 'Canceled',
  'dispatch with others': 'Shipped',
  'cancel with others': 'Canceled',
}

// How many of them each state refuses.
const impossibleMoves: Record<State, number> = {
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

const told = (decided: Decided) =>
  isRefusal(decided) ? decided.refusal : decided.map(({ type }) => type).join(', ') || same

const unsigned = (decided: { type: string; data: unknown }) => happened(decided as OrderFact)

function row(...answers: [string, string, string, string, string, string, string, string, string, string]) {
  return Object.fromEntries(states.map((state, place) => [state, answers[place]])) as Record<State, string>
}

function all(answer: string) {
  return Object.fromEntries(states.map((state) => [state, answer])) as Record<State, string>
}

function sent(answer: string) {
  return { 'shipped.dispatched': answer, 'shipped.inTransit': answer, 'shipped.delayed': answer }
}
