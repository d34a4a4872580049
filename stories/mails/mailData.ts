import { mailLinksOf } from '#api/mail/mailLinks.ts'
import type { RequestedBooking } from '#domain/booking/bookingEvents.ts'
import type { PlacedOrder } from '#domain/order/orderEvents.ts'
import { bookingFacts, visitRequested } from '#stories/lives/aminasBooking.ts'
import { aminasFacts } from '#stories/lives/aminasOrder.ts'
import { pendingOrder } from '#stories/lives/ownOrders.ts'
import { aminasDetails } from '#stories/lives/people.ts'

/** What the fact of a life holds. */
const dataOf = <Data>(facts: readonly { type: string; data: unknown }[], type: string) =>
  facts.find((fact) => fact.type === type)?.data as Data

const { firstname, lastname, email } = aminasDetails

/** The addresses of a shop at `ekhaya.example`. */
export const links = mailLinksOf('https://ekhaya.example/')

/** Amina's account. */
export const aminasMail = { firstname, at: pendingOrder.orderedAt, links }

/** A mail about Amina's order. */
export const orderMail = {
  firstname,
  placed: dataOf<PlacedOrder>(aminasFacts, 'OrderPlaced'),
  signedBy: dataOf<{ signedBy: string }>(aminasFacts, 'OrderDelivered').signedBy,
  reason: 'My sister bought the same kettle',
  by: { role: 'customer', id: 'amina' } as const,
  href: links.order(pendingOrder.id),
}

const requested = dataOf<RequestedBooking>(bookingFacts, 'BookingRequested')

/** A mail about Amina's booking of a plumber. */
export const bookingMail = {
  firstname,
  requested,
  providerPhone: visitRequested.provider.phoneNumber,
  reason: 'Sipho is ill',
  by: { role: 'admin', id: 'themba' } as const,
  at: visitRequested.requestedAt,
  href: links.booking(requested.bookingNumber),
  reviewHref: links.providerReviews(requested.providerId),
  calendar: { name: `booking-${requested.bookingNumber}.ics`, type: 'text/calendar', content: 'BEGIN:VCALENDAR' },
}

/** A mail about Amina's question. */
export const enquiryMail = {
  firstname,
  received: {
    enquirerId: 'amina',
    enquiryNumber: 'EN-4Q9Z-0KXB',
    topic: 'delivery' as const,
    name: `${firstname} ${lastname}`,
    email,
    orderNumber: pendingOrder.orderNumber,
    message: 'Can the driver call me?\nThe gate bell does not work.',
  },
  href: links.enquiry('EN-4Q9Z-0KXB'),
}

/** The code of a mail, and the link that can be used in its place. */
export const code = { otp: '402817', href: links.code(email, 'qD3kX0v9Jr5Wm1Tz8Yc4Lw') }
