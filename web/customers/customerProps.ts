import { cents, rand } from '#domain/kernel/money.ts'
import type { CustomersOrder } from '#ui-kit/shop/customers/CustomerOrders.tsx'
import type { CustomerRow } from '#ui-kit/shop/customers/customerRow.ts'
import type { AnswerOf } from '#web/client/calls.ts'

/** A customer as the list has one. Money in rand, moments ISO 8601. */
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
  href: `/Customers_Management/${encodeURIComponent(customerId)}`,
  ...(status === 'erased' ? nobody : { name: nameOf(customer), email: customer.email }),
  role,
  status,
  openedAt,
  lastOrderAt: customer.lastOrderAt ?? undefined,
  orders,
  spent: rand(cents(customer.spent)),
})

export const customersOrder = ({
  id,
  orderNumber,
  orderDate,
  totalAmount,
  orderStatus,
}: ListedOrder): CustomersOrder => ({
  id,
  orderNumber,
  href: `/Orders_Management/${id}`,
  orderedAt: orderDate,
  total: rand(cents(totalAmount)),
  status: orderStatus,
})

const nobody = { name: 'Erased customer', email: '' }

const nameOf = ({ firstname, lastname }: Pick<ListedCustomer, 'firstname' | 'lastname'>) =>
  [firstname, lastname].filter(Boolean).join(' ')
