import { rand } from '#stories/shop/catalogue/rand.ts'
import type { OrderRow } from '#ui-kit/shop/order/admin/OrderRowCard.tsx'

const row = (
  orderNumber: string,
  orderedAt: string,
  customer: string,
  total: string,
  status: OrderRow['status'],
  shippingStatus: OrderRow['shippingStatus'] = 'awaitingDispatch',
): OrderRow => ({
  id: orderNumber,
  orderNumber,
  href: `/Orders_Management/${orderNumber}`,
  orderedAt,
  customer,
  customerHref: '/Customers_Management/amina',
  total: rand(total),
  status,
  shippingStatus,
})

export const pendingRow = row('EK-7F3K-92QD', '2026-11-21T06:12:04.000Z', 'Amina Dlamini', '3 119.85', 'Pending')

export const lateRow: OrderRow = {
  ...row('EK-4T9B-10HM', '2026-11-19T05:48:00.000Z', 'Sipho Mokoena', '265.00', 'Processing'),
  late: true,
}

export const goneRow: OrderRow = {
  ...row('EK-G0NE-11AB', '2026-11-20T15:20:00.000Z', 'Lerato Molefe', '749.00', 'Pending'),
  gone: true,
}

export const longRow = row(
  'EK-X0XJ-55WD',
  '2026-11-20T21:58:00.000Z',
  'Thembelihle Nomathamsanqa Nkosi-Mabuza van der Westhuizen',
  '12 467 483.25',
  'Shipped',
  'inTransit',
)

export const allOrders = [
  pendingRow,
  lateRow,
  row('EK-2M8W-44TX', '2026-11-20T13:40:00.000Z', 'Lerato Molefe', '4 999.00', 'Shipped', 'delayed'),
  row('EK-D7QX-63NA', '2026-11-20T11:15:00.000Z', 'Johan Botha', '899.00', 'Shipped', 'inTransit'),
  row('EK-8YLR-29CV', '2026-11-20T09:02:00.000Z', 'Fatima Cassim', '1 748.00', 'Shipped', 'dispatched'),
  row('EK-9QHC-71RV', '2026-11-19T08:05:00.000Z', 'Amina Dlamini', '2 415.00', 'Delivered', 'delivered'),
  row('EK-C5ZN-08PL', '2026-11-18T16:22:00.000Z', 'Themba Zulu', '349.00', 'Canceled'),
  row('EK-K3GP-80SE', '2026-11-18T10:31:00.000Z', 'Naledi Khumalo', '11 848.00', 'Delivered', 'delivered'),
]
