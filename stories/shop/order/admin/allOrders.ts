import { newestOrders } from '#stories/lives/orderRows.ts'
import { hugeOrder } from '#stories/lives/unusualOrders.ts'
import type { OrderRow } from '#ui-kit/shop/order/admin/OrderRowCard.tsx'

const pick = (isWanted: (row: OrderRow) => boolean) => {
  const found = newestOrders.find(isWanted)
  if (!found) throw new Error('No such order is among the newest')
  return found
}

/** The newest eight orders. */
export const allOrders = newestOrders.slice(0, 8)

export const pendingRow = pick(({ status }) => status === 'Pending')

/** An order that has not been sent within a day. */
export const lateRow = pick(({ late }) => late === true)

/** An order that is no longer in the list: it is on no other place of it. */
export const goneRow: OrderRow = {
  ...pick(({ status }) => status === 'Pending'),
  ...{ id: 'EK-G0NE-11AB', orderNumber: 'EK-G0NE-11AB', href: '/Orders_Management/EK-G0NE-11AB', gone: true },
}

export const longRow: OrderRow = {
  ...pick(({ shippingStatus }) => shippingStatus === 'inTransit'),
  ...{ id: 'EK-X0XJ-55WD', orderNumber: 'EK-X0XJ-55WD', href: '/Orders_Management/EK-X0XJ-55WD' },
  customer: 'Thembelihle Nomathamsanqa Nkosi-Mabuza van der Westhuizen',
  customerHref: '/Customers_Management/thembelihle',
  total: hugeOrder.totals.total,
}
