import type { PaymentMethod } from './orderEvents.ts'

/** Phrases to follow "You pay". Every order is paid on delivery; no card number is entered online. */
export const paymentPhrases: Readonly<Record<PaymentMethod, string>> = {
  'Cash on Delivery': 'in cash at your door',
  'Card on delivery': 'by card at your door: the driver brings a card machine',
  'Credit or Debit Card': 'by credit or debit card at your door: the driver brings a card machine',
}
