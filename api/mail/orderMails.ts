import type { Actor } from '#domain/kernel/decision.ts'
import { formatRand } from '#domain/kernel/money.ts'
import { givenReason } from '#domain/order/defaultCancelReasons.ts'
import { formatLineCalculation } from '#domain/order/lineCalculation.ts'
import type { OrderLine, PlacedOrder } from '#domain/order/orderEvents.ts'
import { paymentPhrases } from '#domain/order/paymentPhrases.ts'
import { shopContact } from '#domain/shopContact.ts'
import { shopIdentity } from '#domain/shopIdentity.ts'
import { type AmountLine, button, type ContentBlock, hint, type MailContent, paragraph, title } from './mailContent.ts'

/** Input of the mails about an order. */
export interface OrderMailData {
  firstname: string
  placed: PlacedOrder
  /** Name of the person who signed for the parcel. */
  signedBy: string
  /** Why it was cancelled. */
  reason: string
  /** The actor of the fact that the mail is about. */
  by: Actor
  /** Link to the order's page. */
  href: string
}

const { name } = shopIdentity
const { email, telephone } = shopContact

const footerReason = `You are getting this e-mail because you ordered at ${name}.`

/** Sent when an order is confirmed: its stock is reserved. */
export const orderPlacedMail = ({ firstname, placed, href }: OrderMailData): MailContent => ({
  subject: `Thank you for your order ${placed.orderNumber}`,
  preview: `Everything is set aside for you: ${formatRand(placed.total)}.`,
  heading: 'Thank you for your order',
  reference: `Order ${placed.orderNumber}`,
  firstname,
  blocks: [
    paragraph('Everything you ordered is set aside for you. We will write again when it is on its way.'),
    button('Follow your order', href),
    title('What you ordered'),
    amountsBlock(placed),
    ...savingHint(placed),
    title('Delivery address'),
    addressBlock(placed),
    title('How you pay'),
    paragraph(paymentSentence(placed)),
  ],
  footerReason,
})

/** Sent when the courier has taken the parcel. */
export const orderShippedMail = ({ firstname, placed, href }: OrderMailData): MailContent => ({
  subject: `Your order ${placed.orderNumber} is on its way`,
  preview: 'The courier has your parcel.',
  heading: 'Your order is on its way',
  reference: `Order ${placed.orderNumber}`,
  firstname,
  blocks: [
    paragraph(`The courier has your parcel. ${paymentSentence(placed)}`),
    button('Follow your order', href),
    title('Delivery address'),
    addressBlock(placed),
    title('What is in the parcel'),
    amountsBlock(placed),
  ],
  footerReason,
})

/** Sent when the parcel was delivered and signed for. */
export const orderDeliveredMail = ({ firstname, placed, signedBy, href }: OrderMailData): MailContent => ({
  subject: `Your order ${placed.orderNumber} was delivered`,
  preview: `Signed for by ${signedBy}.`,
  heading: 'Your order was delivered',
  reference: `Order ${placed.orderNumber}`,
  firstname,
  blocks: [
    paragraph(`We hope you are happy with everything. ${signedBy} signed for it.`),
    button('See your order', href),
    title('What was delivered'),
    amountsBlock(placed),
    paragraph('Would you like to tell others how you like it? Your order has a link to review each product.'),
    hint(
      `If something is missing or broken, or you do not know who signed, please tell us: ${telephone.shown} or ${email}.`,
    ),
  ],
  footerReason,
})

/** Sent when an order was cancelled, by its customer or by the shop. */
export const orderCanceledMail = ({ firstname, placed, reason, by, href }: OrderMailData): MailContent => ({
  subject: `Your order ${placed.orderNumber} was cancelled`,
  preview: 'You owe nothing for it.',
  heading: 'Your order was cancelled',
  reference: `Order ${placed.orderNumber}`,
  firstname,
  blocks: [
    paragraph(
      by.role === 'customer'
        ? 'You cancelled this order. You owe nothing for it.'
        : 'We are sorry: we had to cancel this order. You owe nothing for it.',
    ),
    ...(givenReason(reason) ? [paragraph(`The reason: ${reason}`)] : []),
    button('See your order', href),
    title('What you ordered'),
    amountsBlock(placed),
    hint(`Any questions? ${telephone.shown} or ${email}.`),
  ],
  footerReason,
})

const paymentSentence = ({ total, paymentMethod }: PlacedOrder) =>
  `You pay ${formatRand(total)} ${paymentPhrases[paymentMethod]}.`

const amountsBlock = ({ lines, deliveryFee, total }: PlacedOrder): ContentBlock => ({
  block: 'amounts',
  lines: [
    ...lines.map(amountLine),
    { label: 'Delivery', amount: deliveryFee === 0 ? 'Free' : formatRand(deliveryFee) },
  ],
  total: { label: 'Total', amount: formatRand(total) },
})

const amountLine = ({ name, count, price, discount, total }: OrderLine): AmountLine => ({
  label: name,
  detail: formatLineCalculation({ price, count, discount }),
  amount: formatRand(total),
})

const savingHint = ({ saving }: PlacedOrder) => (saving > 0 ? [hint(`You saved ${formatRand(saving)}.`)] : [])

const addressBlock = ({ shippingAddress: to }: PlacedOrder): ContentBlock => ({
  block: 'address',
  lines: [
    to.recipientName,
    `${to.streetAddress}, ${to.complex}`,
    `${to.suburb}, ${to.city}`,
    `${to.province}, ${to.postalCode}`,
  ],
})
