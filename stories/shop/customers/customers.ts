import { allOfAminasOrders, aminasAccount } from '#stories/lives/ownOrders.ts'
import { aminasDetails } from '#stories/lives/people.ts'
import { rand } from '#stories/shop/catalogue/rand.ts'
import type { CustomerRow } from '#ui-kit/shop/customers/customerRow.ts'

const row = (
  id: string,
  name: string,
  email: string,
  openedAt: string,
  orders: number,
  spent: string,
  more: Partial<CustomerRow> = {},
): CustomerRow => ({
  id,
  href: `/Customers_Management/${id}`,
  name,
  email,
  role: 'Customer',
  status: 'active',
  openedAt,
  orders,
  spent: rand(spent),
  ...more,
})

export const aminaMasked = aminasAccount

export const aminaRevealed = {
  ...aminaMasked,
  name: `${aminasDetails.firstname} ${aminasDetails.lastname}`,
  email: aminasDetails.email,
}

export const thandiMasked = row('thandi', 'T••••• N•••••', 't•••••@e•••••', '2026-01-02T06:00:00.000Z', 0, '0.00', {
  role: 'Admin',
})

export const siphoSuspended = row('sipho', 'S••••• M•••••', 's•••••@m•••••', '2026-09-11T12:40:00.000Z', 2, '530.00', {
  status: 'suspended',
  lastOrderAt: '2026-10-01T09:20:00.000Z',
})

const leratoUnverified = row('lerato', 'L••••• M•••••', 'l•••••@w•••••', '2026-11-21T09:48:00.000Z', 0, '0.00', {
  status: 'unverified',
})

export const erasedCustomer = row('erased', 'Erased customer', '', '2026-02-14T15:30:00.000Z', 3, '2 164.00', {
  status: 'erased',
  lastOrderAt: '2026-04-19T10:05:00.000Z',
})

/** A revealed customer with every field at its maximum length. */
export const longCustomer = row(
  'thembelihle',
  'Thembelihle-Nomatham van der Westhuizen-N',
  'thembelihle.nomathamsanqa.nkosi-mabuza.van.der.westhuizen@huishoudelik.ekhaya.example',
  '2026-11-12T08:00:00.000Z',
  1204,
  '12 467 483.25',
  { role: 'Admin', status: 'unverified', lastOrderAt: '2026-11-20T21:58:00.000Z' },
)

export const allCustomers = [
  leratoUnverified,
  row('johan', 'J••••• B•••••', 'j•••••@e•••••', '2026-11-18T16:22:00.000Z', 1, '899.00', {
    lastOrderAt: '2026-11-20T11:15:00.000Z',
  }),
  siphoSuspended,
  row('fatima', 'F••••• C•••••', 'f•••••@k•••••', '2026-06-30T11:11:00.000Z', 6, '9 310.40', {
    lastOrderAt: '2026-11-20T09:02:00.000Z',
  }),
  aminaMasked,
  erasedCustomer,
  thandiMasked,
]

export const aminasOrders = allOfAminasOrders
