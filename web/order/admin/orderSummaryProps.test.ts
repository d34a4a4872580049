import { expect, test } from 'vitest'
import { orderChart } from '#domain/charts/drawn/orderChart.ts'
import { aminasOrder, orderFact } from '#web/order/testing/orderFixtures.ts'
import { machineAt, stateChanges, timelineFacts } from '#web/state/history/useRecordHistory.ts'
import { formatOrderChanges } from './formatOrderChanges.ts'
import { orderSummaryProps } from './orderSummaryProps.ts'

const history = [
  orderFact(0, 'OrderPlaced', 'reserving'),
  orderFact(1, 'OrderConfirmed', 'pending', { actor: { role: 'system', id: 'reserveStock', name: 'the shop' } }),
  orderFact(2, 'ProcessingStarted', 'processing', {
    changes: [{ field: 'orderStatus', from: 'Pending', to: 'Processing' }],
  }),
]

test('facts have their actor and formatted changes', () => {
  const [, confirmed, started] = timelineFacts(history, formatOrderChanges)

  expect(confirmed?.actor).toEqual({ role: 'system', name: 'The shop' })
  expect(started?.changes).toEqual([{ field: 'Order status', from: 'Pending', to: 'Processing' }])
})

test('the machine is in the state that the order had at a revision', () => {
  const { current, visited, states } = machineAt(history, 1, orderChart)

  expect([current, visited]).toEqual(['pending', ['unplaced', 'reserving']])
  expect(states.map(({ id }) => id)).toContain(current)
})

test('the states of the order at two revisions are compared, and left out when they are the same', () => {
  expect(stateChanges(history, 1, 2, orderChart)).toEqual([{ field: 'State', from: 'Pending', to: 'Processing' }])
  expect(stateChanges(history, 2, 2, orderChart)).toEqual([])
})

test('the summary of an order names its customer and the collected amount', () => {
  const paid = { ...aminasOrder, paymentCollected: 1802.15 }

  expect(orderSummaryProps(aminasOrder, history)).toMatchObject({
    customer: { name: 'Amina Daniels', href: '/Customers_Management/amina' },
    collected: undefined,
  })
  expect(orderSummaryProps(paid, history)).toMatchObject({ collected: 'R\u00a01\u00a0802.15', count: 3 })
})

test('the summary of an order with a long history names its customer by any of their facts', () => {
  const newest = [
    orderFact(700, 'ProcessingStarted', 'processing', {
      actor: { role: 'admin', id: 'themba', name: 'Themba Daniels' },
    }),
    orderFact(701, 'PaymentMethodChanged', 'processing'),
  ]

  expect(orderSummaryProps(aminasOrder, newest).customer.name).toBe('Amina Daniels')
})
