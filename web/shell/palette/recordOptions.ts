import { formatCount } from '#ui-kit/elements/formatCount.ts'
import type { PaletteOption } from '#ui-kit/shop/palette/paletteGroup.ts'
import {
  customerHref,
  editProductHref,
  editProviderHref,
  managedBookingHref,
  managedOrderHref,
} from '#web/state/adminLinks.ts'
import { formatAmount } from '#web/state/formatAmount.ts'
import type { AnswerOf } from '#web/state/http/calls.ts'

export const orderOptions = ({ orders }: AnswerOf<'GET order/all'>): PaletteOption[] =>
  orders.map(({ id, orderNumber, customerName, totalAmount, orderStatus }) => ({
    id: `order-${id}`,
    label: orderNumber,
    note: noteOf(customerName, formatAmount(totalAmount), orderStatus),
    href: managedOrderHref(id),
  }))

export const productOptions = ({ data }: AnswerOf<'GET products/inventory'>): PaletteOption[] =>
  data.map(({ id, name, brand, quantity }) => ({
    id: `product-${id}`,
    label: name,
    note: noteOf(brand, quantity === 0 ? 'sold out' : `${quantity} in stock`),
    href: editProductHref(id),
  }))

export const customerOptions = ({ customers }: AnswerOf<'GET customers/all'>): PaletteOption[] =>
  customers.map(({ customerId, firstname, lastname, email, orders }) => ({
    id: `customer-${customerId}`,
    label: [firstname, lastname].filter(Boolean).join(' ') || 'Erased customer',
    note: noteOf(email, formatCount(orders, 'order')),
    href: customerHref(customerId),
  }))

export const providerOptions = ({ results }: AnswerOf<'GET api/service-providers/all'>): PaletteOption[] =>
  results.map(({ id, fullName, profession, location }) => ({
    id: `provider-${id}`,
    label: fullName,
    note: noteOf(profession, location),
    href: editProviderHref(id),
  }))

export const bookingOptions = ({ bookings }: AnswerOf<'GET bookings/all'>): PaletteOption[] =>
  bookings.map(({ id, bookingNumber, customerName, providerName, status }) => ({
    id: `booking-${id}`,
    label: bookingNumber,
    note: noteOf(`${customerName} with ${providerName}`, status),
    href: managedBookingHref(id),
  }))

const noteOf = (...parts: string[]) => parts.filter(Boolean).join(' · ')
