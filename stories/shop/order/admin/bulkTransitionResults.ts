import type { BulkTransitionResult } from '#ui-kit/shop/order/admin/bulkTransition.ts'

const toMovedResult = (orderNumber: string): BulkTransitionResult => ({
  id: orderNumber,
  orderNumber,
  outcome: 'moved',
  status: 'Shipped',
})

const toRefusedResult = (
  orderNumber: string,
  status: BulkTransitionResult['status'],
  message: string,
): BulkTransitionResult => ({
  id: orderNumber,
  orderNumber,
  outcome: 'refused',
  status,
  message,
})

const notInProcessing = 'Only an order in processing can be dispatched'

const eightOrderNumbers = [
  '7F3K-92QD',
  '4T9B-10HM',
  '2M8W-44TX',
  'D7QX-63NA',
  '8YLR-29CV',
  '9QHC-71RV',
  'C5ZN-08PL',
  'K3GP-80SE',
]

/** Ten orders, of which eight can be dispatched. */
export const eightOfTen = [
  ...eightOrderNumbers.map((number) => toMovedResult(`EK-${number}`)),
  toRefusedResult('EK-X0XJ-55WD', 'Pending', notInProcessing),
  toRefusedResult('EK-B2RT-77LM', 'Pending', notInProcessing),
]

export const allDispatched = eightOfTen.slice(0, 8)

export const noneOfThem = [
  toRefusedResult('EK-X0XJ-55WD', 'Canceled', 'A cancelled order cannot be reopened'),
  toRefusedResult('EK-B2RT-77LM', 'Delivered', 'It has already been delivered'),
]
