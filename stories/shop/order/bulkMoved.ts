import type { BulkMoved } from '#ui-kit/shop/order/bulkMove.ts'

const moved = (orderNumber: string): BulkMoved => ({
  id: orderNumber,
  orderNumber,
  outcome: 'moved',
  status: 'Shipped',
})

const still = (orderNumber: string, status: BulkMoved['status'], message: string): BulkMoved => ({
  id: orderNumber,
  orderNumber,
  outcome: 'refused',
  status,
  message,
})

const pending = 'Only an order in processing can be dispatched'

const eight = ['7F3K-92QD', '4T9B-10HM', '2M8W-44TX', 'D7QX-63NA', '8YLR-29CV', '9QHC-71RV', 'C5ZN-08PL', 'K3GP-80SE']

/** Eight of ten can be dispatched. */
export const eightOfTen = [
  ...eight.map((number) => moved(`EK-${number}`)),
  still('EK-X0XJ-55WD', 'Pending', pending),
  still('EK-B2RT-77LM', 'Pending', pending),
]

export const allDispatched = eightOfTen.slice(0, 8)

export const noneOfThem = [
  still('EK-X0XJ-55WD', 'Canceled', 'A canceled order cannot be taken up again'),
  still('EK-B2RT-77LM', 'Delivered', 'It was delivered already'),
]
