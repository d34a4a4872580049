import { rand } from '#stories/shop/catalogue/rand.ts'
import type { OwnOrder } from '#ui-kit/shop/order/OrderCard.tsx'

const pictures = (...names: string[]) => names.map((name) => `/pictures/${name}-320.webp`)

export const pendingOrder: OwnOrder = {
  id: 'pendingOrder',
  orderNumber: 'EK-7F3K-92QD',
  href: '/account/orders/EK-7F3K-92QD',
  orderedAt: '2026-11-21T06:12:04.000Z',
  status: 'Pending',
  shippingStatus: 'awaitingDispatch',
  count: 6,
  total: rand('3 119.85'),
  pictures: pictures('vuthela-rondavel-kettle', 'ysterhout-18v-drill', 'marula-row-family-pot'),
}

export const delayedOrder: OwnOrder = {
  id: 'delayedOrder',
  orderNumber: 'EK-2M8W-44TX',
  href: '/account/orders/EK-2M8W-44TX',
  orderedAt: '2026-11-14T13:40:00.000Z',
  status: 'Shipped',
  shippingStatus: 'delayed',
  count: 1,
  total: rand('4 999.00'),
  pictures: pictures('iqhwane-240-fridge-freezer'),
}

export const deliveredOrder: OwnOrder = {
  id: 'deliveredOrder',
  orderNumber: 'EK-9QHC-71RV',
  href: '/account/orders/EK-9QHC-71RV',
  orderedAt: '2026-10-02T08:05:00.000Z',
  status: 'Delivered',
  shippingStatus: 'delivered',
  count: 5,
  total: rand('2 415.00'),
  pictures: pictures(
    'verfhuis-fynbos-wall-paint',
    'bokberg-five-step-ladder',
    'umoyane-desk-fan',
    'hlanzeka-steam-iron',
    'vuthela-sunrise-toaster',
  ),
}

export const canceledOrder: OwnOrder = {
  id: 'canceledOrder',
  orderNumber: 'EK-C5ZN-08PL',
  href: '/account/orders/EK-C5ZN-08PL',
  orderedAt: '2026-09-18T16:22:00.000Z',
  status: 'Canceled',
  shippingStatus: 'awaitingDispatch',
  count: 1,
  total: rand('349.00'),
  pictures: pictures('umoyane-desk-fan'),
}
