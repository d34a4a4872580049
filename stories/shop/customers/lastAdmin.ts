import type { CustomerActionProblemProps } from '#ui-kit/shop/customers/CustomerActionProblem.tsx'

export const lastAdmin: CustomerActionProblemProps = {
  title: 'This is the shop’s only admin',
  message: 'The shop needs at least one admin. Make someone else an admin first.',
  link: { label: 'Choose someone', href: '/Customers_Management?status=active&role=Customer' },
}
