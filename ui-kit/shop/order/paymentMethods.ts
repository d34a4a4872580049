/** The specification's three methods, spelled as it spells them; all are paid when the order arrives. */
export const paymentMethods = [
  { value: 'Credit or Debit Card', detail: 'Your card is charged only once the order has been delivered.' },
  { value: 'Cash on Delivery', detail: 'Please keep the exact amount ready for the driver.' },
  { value: 'Card on delivery', detail: 'The driver brings a card machine: tap, insert or swipe.' },
] as const

export type PaymentMethod = (typeof paymentMethods)[number]['value']
