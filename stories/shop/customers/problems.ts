import type { MoveProblemProps } from '#ui-kit/shop/customers/MoveProblem.tsx'

export const lastAdmin: MoveProblemProps = {
  title: 'This is the shop’s only admin',
  words: 'Without one nobody could look after the shop. Make somebody else an admin first, then come back.',
  wayOut: { label: 'Choose somebody', href: '/Customers_Management?status=active&role=Customer' },
}
