import type { CustomerOrder } from '#ui-kit/shop/customers/CustomerOrders.tsx'
import type { CustomerRow } from '#ui-kit/shop/customers/customerRow.ts'
import { customerHref, managedOrderHref } from '#web/state/adminLinks.ts'
import { formatAmount } from '#web/state/formatAmount.ts'
import type { AnswerOf } from '#web/state/http/calls.ts'

/** An entry of the list of customers. Money in rand, moments ISO 8601. */
type ListedCustomer = AnswerOf<'GET customers/all'>['customers'][number]

type ListedOrder = AnswerOf<'GET customer/orders/:customerId'>['orders'][number]

export const customerRow = ({
  customerId,
  role,
  status,
  openedAt,
  orders,
  ...customer
}: ListedCustomer): CustomerRow => ({
  id: customerId,
  href: customerHref(customerId),
  ...(status === 'erased' ? erasedCustomer : { name: fullName(customer), email: customer.email }),
  role,
  status,
  openedAt,
  lastOrderAt: customer.lastOrderAt ?? undefined,
  orders,
  spent: formatAmount(customer.spent),
})

export const customerOrderRow = ({
  id,
  orderNumber,
  orderDate,
  totalAmount,
  orderStatus,
}: ListedOrder): CustomerOrder => ({
  id,
  orderNumber,
  href: managedOrderHref(id),
  orderedAt: orderDate,
  total: formatAmount(totalAmount),
  status: orderStatus,
})

const erasedCustomer = { name: 'Erased customer', email: '' }

const fullName = ({ firstname, lastname }: Pick<ListedCustomer, 'firstname' | 'lastname'>) =>
  [firstname, lastname].filter(Boolean).join(' ')
