import type { CustomerActionProblemProps } from '#ui-kit/shop/customers/CustomerActionProblem.tsx'

export const lastAdmin: CustomerActionProblemProps = {
  title: 'This is the shop’s only admin',
  message: 'Without one nobody could look after the shop. Make somebody else an admin first, then come back.',
  link: { label: 'Choose somebody', href: '/Customers_Management?status=active&role=Customer' },
}
