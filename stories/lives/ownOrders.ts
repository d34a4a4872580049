import type { CustomerOrder } from '#ui-kit/shop/customers/CustomerOrders.tsx'
import type { CustomerRow } from '#ui-kit/shop/customers/customerRow.ts'
import type { OwnOrder } from '#ui-kit/shop/order/OrderCard.tsx'

// Written by `npm run lives`.

/** Amina’s order of this morning. */
export const pendingOrder: OwnOrder = {
  id: 'EK-7F3K-92QD',
  orderNumber: 'EK-7F3K-92QD',
  orderedAt: '2026-11-21T06:12:05.512Z',
  status: 'Pending',
  shippingStatus: 'awaitingDispatch',
  total: 'R 3 119.85',
  href: '/account/orders/EK-7F3K-92QD',
  count: 6,
  pictures: [
    '/pictures/vuthela-rondavel-kettle-320.webp',
    '/pictures/ysterhout-18v-drill-320.webp',
    '/pictures/marula-row-family-pot-320.webp',
  ],
}

/** Her fridge, which is late. */
export const delayedOrder: OwnOrder = {
  id: 'EK-2M8W-44TX',
  orderNumber: 'EK-2M8W-44TX',
  orderedAt: '2026-11-19T13:40:01.000Z',
  status: 'Shipped',
  shippingStatus: 'delayed',
  total: 'R 4 999.00',
  href: '/account/orders/EK-2M8W-44TX',
  count: 1,
  pictures: ['/pictures/iqhwane-240-fridge-freezer-320.webp'],
}

/** Five goods in October. */
export const deliveredOrder: OwnOrder = {
  id: 'EK-9QHC-71RV',
  orderNumber: 'EK-9QHC-71RV',
  orderedAt: '2026-10-02T08:05:01.000Z',
  status: 'Delivered',
  shippingStatus: 'delivered',
  total: 'R 1 994.95',
  href: '/account/orders/EK-9QHC-71RV',
  count: 5,
  pictures: [
    '/pictures/verfhuis-fynbos-wall-paint-320.webp',
    '/pictures/bokberg-three-step-ladder-320.webp',
    '/pictures/umoyane-desk-fan-320.webp',
    '/pictures/hlanzeka-steam-iron-320.webp',
    '/pictures/vuthela-rondavel-kettle-320.webp',
  ],
}

/** A desk fan that she did not want after all. */
export const canceledOrder: OwnOrder = {
  id: 'EK-C5ZN-08PL',
  orderNumber: 'EK-C5ZN-08PL',
  orderedAt: '2026-09-28T16:22:01.000Z',
  status: 'Canceled',
  shippingStatus: 'awaitingDispatch',
  total: 'R 348.75',
  href: '/account/orders/EK-C5ZN-08PL',
  count: 1,
  pictures: ['/pictures/umoyane-desk-fan-320.webp'],
}

/** Amina in the list of customers, masked. */
export const aminasAccount: CustomerRow = {
  id: 'amina',
  href: '/Customers_Management/amina',
  name: 'A••••• D•••••',
  email: 'a•••••@e•••••',
  role: 'Customer',
  status: 'active',
  openedAt: '2025-03-10T05:00:02.000Z',
  lastOrderAt: '2026-11-21T06:12:05.512Z',
  orders: 5,
  spent: 'R 11 131.00',
}

/** All orders of Amina, newest first, as admins see them. */
export const allOfAminasOrders: CustomerOrder[] = [
  {
    id: 'EK-7F3K-92QD',
    orderNumber: 'EK-7F3K-92QD',
    href: '/Orders_Management/EK-7F3K-92QD',
    orderedAt: '2026-11-21T06:12:05.512Z',
    total: 'R 3 119.85',
    status: 'Pending',
  },
  {
    id: 'EK-2M8W-44TX',
    orderNumber: 'EK-2M8W-44TX',
    href: '/Orders_Management/EK-2M8W-44TX',
    orderedAt: '2026-11-19T13:40:01.000Z',
    total: 'R 4 999.00',
    status: 'Shipped',
  },
  {
    id: '43a2e42feb093a3fbd9d24267f470fe3',
    orderNumber: 'EK-ZAW1-RR0Q',
    href: '/Orders_Management/43a2e42feb093a3fbd9d24267f470fe3',
    orderedAt: '2026-11-14T04:00:01.000Z',
    total: 'R 708.20',
    status: 'Delivered',
  },
  {
    id: 'EK-K3GP-80SE',
    orderNumber: 'EK-K3GP-80SE',
    href: '/Orders_Management/EK-K3GP-80SE',
    orderedAt: '2026-10-20T09:00:01.000Z',
    total: 'R 309.00',
    status: 'Delivered',
  },
  {
    id: 'EK-9QHC-71RV',
    orderNumber: 'EK-9QHC-71RV',
    href: '/Orders_Management/EK-9QHC-71RV',
    orderedAt: '2026-10-02T08:05:01.000Z',
    total: 'R 1 994.95',
    status: 'Delivered',
  },
  {
    id: 'EK-C5ZN-08PL',
    orderNumber: 'EK-C5ZN-08PL',
    href: '/Orders_Management/EK-C5ZN-08PL',
    orderedAt: '2026-09-28T16:22:01.000Z',
    total: 'R 348.75',
    status: 'Canceled',
  },
]
