import { expect, test } from 'vitest'
import { orderChart } from '#domain/order/orderChart.ts'
import { machineAt, statesBetween, thenAndNow, timelineFacts } from '#web/client/recordHistory.ts'
import { aminasOrder, shippedOrder, told } from './cast.ts'
import { changesInWords } from './fieldWords.ts'
import { fieldsOf, glancedOrder } from './historyProps.ts'

const history = [
  told(0, 'OrderPlaced', 'reserving'),
  told(1, 'OrderConfirmed', 'pending', { actor: { role: 'system', id: 'reserveStock', name: 'the shop' } }),
  told(2, 'ProcessingStarted', 'processing', {
    changes: [{ field: 'orderStatus', from: 'Pending', to: 'Processing' }],
  }),
]

test('facts are told with their actor and what changed', () => {
  const [, confirmed, started] = timelineFacts(history, changesInWords)

  expect(confirmed?.actor).toEqual({ role: 'system', name: 'The shop' })
  expect(started?.changes).toEqual([{ field: 'Order status', from: 'Pending', to: 'Processing' }])
})

test('the machine stands where the order stood at a revision', () => {
  const { current, visited, states } = machineAt(history, 1, orderChart(), 'unplaced')

  expect([current, visited]).toEqual(['pending', ['unplaced', 'reserving']])
  expect(states.map(({ id }) => id)).toContain(current)
})

test('where the order stood at two moments is told in words, where that differs', () => {
  expect(statesBetween(history, 1, 2, orderChart())).toEqual([{ field: 'State', from: 'Pending', to: 'Processing' }])
  expect(statesBetween(history, 2, 2, orderChart())).toEqual([])
})

test('every field is shown beside what it is now', () => {
  const fields = thenAndNow(fieldsOf(aminasOrder), fieldsOf(shippedOrder))

  expect(fields).toContainEqual({ field: 'Order status', value: 'Pending', now: 'Shipped' })
  expect(fields).toContainEqual({ field: 'Total', value: 'R\u00a01\u00a0802.15', now: 'R\u00a01\u00a0802.15' })
})

test('an order at a glance names its customer and what was collected', () => {
  const paid = { ...aminasOrder, paymentCollected: 1802.15 }

  expect(glancedOrder(aminasOrder, history)).toMatchObject({
    customer: { name: 'Amina Daniels', href: '/Customers_Management/amina' },
    collected: undefined,
  })
  expect(glancedOrder(paid, history)).toMatchObject({ collected: 'R\u00a01\u00a0802.15', count: 3 })
})
