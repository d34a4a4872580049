import type { Actor } from '#domain/kernel/decision.ts'
import { rand } from '#domain/kernel/money.ts'
import type { OrderLine, PaymentMethod, PlacedOrder } from '#domain/order/orderEvents.ts'
import { shopContact } from '#domain/shopContact.ts'
import { shopIdentity } from '#domain/shopIdentity.ts'
import { type Amount, button, hint, type Letter, type Part, paragraph, title } from './letter.ts'

/** What mails about an order are written from. */
export interface AboutOrder {
  firstname: string
  placed: PlacedOrder
  /** Who signed for it. */
  signedBy: string
  /** Why it was canceled. */
  reason: string
  /** Whose deed the mail tells of. */
  by: Actor
  /** Where it can be followed. */
  href: string
}

const { name } = shopIdentity
const { email, telephone } = shopContact

const because = `You get this mail because you ordered at ${name}.`

/** Sent when an order is confirmed: its stock is set aside. */
export const orderPlacedLetter = ({ firstname, placed, href }: AboutOrder): Letter => ({
  subject: `Thank you for your order ${placed.orderNumber}`,
  preview: `Everything is set aside for you: ${rand(placed.total)}.`,
  heading: 'Thank you for your order',
  reference: `Order ${placed.orderNumber}`,
  firstname,
  parts: [
    paragraph('Everything you ordered is set aside for you. We write again when it is on its way.'),
    button('Follow your order', href),
    title('What you ordered'),
    amounts(placed),
    ...saved(placed),
    title('Where it goes'),
    envelope(placed),
    title('How you pay'),
    paragraph(payment[placed.paymentMethod](rand(placed.total))),
  ],
  because,
})

/** Sent when the courier has taken the parcel. */
export const orderShippedLetter = ({ firstname, placed, href }: AboutOrder): Letter => ({
  subject: `Your order ${placed.orderNumber} is on its way`,
  preview: 'The courier has your parcel.',
  heading: 'Your order is on its way',
  reference: `Order ${placed.orderNumber}`,
  firstname,
  parts: [
    paragraph(`The courier has your parcel. ${payment[placed.paymentMethod](rand(placed.total))}`),
    button('Follow your order', href),
    title('Where it goes'),
    envelope(placed),
    title('What is in it'),
    amounts(placed),
  ],
  because,
})

/** Sent when somebody has signed for the parcel. */
export const orderDeliveredLetter = ({ firstname, placed, signedBy, href }: AboutOrder): Letter => ({
  subject: `Your order ${placed.orderNumber} was delivered`,
  preview: `Signed for by ${signedBy}.`,
  heading: 'Your order was delivered',
  reference: `Order ${placed.orderNumber}`,
  firstname,
  parts: [
    paragraph(`We hope that everything in it is as you wished. ${signedBy} signed for it.`),
    button('See your order', href),
    title('What you got'),
    amounts(placed),
    hint(`Something is missing or broken, or nobody you know signed? Tell us: ${telephone.shown} or ${email}.`),
  ],
  because,
})

/** Sent when an order was canceled, by its customer or by the shop. */
export const orderCanceledLetter = ({ firstname, placed, reason, by, href }: AboutOrder): Letter => ({
  subject: `Your order ${placed.orderNumber} was canceled`,
  preview: 'You owe nothing for it.',
  heading: 'Your order was canceled',
  reference: `Order ${placed.orderNumber}`,
  firstname,
  parts: [
    paragraph(
      by.role === 'customer'
        ? 'You canceled this order. You owe nothing for it.'
        : 'We are sorry: we had to cancel this order. You owe nothing for it.',
    ),
    ...(reason ? [paragraph(`The reason: ${reason}`)] : []),
    button('See your order', href),
    title('What it was'),
    amounts(placed),
    hint(`Any questions? ${telephone.shown} or ${email}.`),
  ],
  because,
})

const payment: Record<PaymentMethod, (total: string) => string> = {
  'Cash on Delivery': (total) => `You pay ${total} in cash when it is delivered.`,
  'Card on delivery': (total) => `You pay ${total} by card when it is delivered.`,
  'Credit or Debit Card': (total) => `You pay ${total} by credit or debit card.`,
}

const amounts = ({ lines, deliveryFee, total }: PlacedOrder): Part => ({
  part: 'amounts',
  lines: [...lines.map(lineAmount), { label: 'Delivery', amount: deliveryFee === 0 ? 'Free' : rand(deliveryFee) }],
  total: { label: 'Total', amount: rand(total) },
})

const lineAmount = ({ name, count, price, discount, total }: OrderLine): Amount => ({
  label: name,
  detail: `${count}\u00a0× ${rand(price)}${discount > 0 ? `, ${discount}% off` : ''}`,
  amount: rand(total),
})

const saved = ({ saving }: PlacedOrder) => (saving > 0 ? [hint(`You saved ${rand(saving)}.`)] : [])

const envelope = ({ shippingAddress: to }: PlacedOrder): Part => ({
  part: 'address',
  lines: [
    to.recipientName,
    `${to.streetAddress}, ${to.complex}`,
    `${to.suburb}, ${to.city}`,
    `${to.province}, ${to.postalCode}`,
  ],
})
