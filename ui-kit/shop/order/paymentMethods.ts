/** The three payment methods, spelled as in the specification; all are paid at the door on delivery. */
export const paymentMethods = [
  {
    value: 'Credit or Debit Card',
    detail: 'You pay at your door: the driver brings a card machine for credit and debit cards.',
  },
  { value: 'Cash on Delivery', detail: 'You pay at your door. Please have the exact amount ready.' },
  {
    value: 'Card on delivery',
    detail: 'You pay at your door: tap, insert or swipe your card on the driver’s card machine.',
  },
] as const

export type PaymentMethod = (typeof paymentMethods)[number]['value']
