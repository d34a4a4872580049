import { formatMoment } from '#domain/booking/formatMoment.ts'

/** The facts that are news to a customer, and what the entry of the inbox is then about. */
export const newsKindByFact = {
  OrderConfirmed: 'orderConfirmed',
  ProcessingStarted: 'orderProcessing',
  OrderDispatched: 'orderShipped',
  DeliveryDelayed: 'orderDelayed',
  OrderDelivered: 'orderDelivered',
  OrderCanceled: 'orderCanceled',
  BookingConfirmed: 'bookingConfirmed',
  BookingDeclined: 'bookingDeclined',
  BookingRescheduled: 'bookingRescheduled',
  BookingCanceled: 'bookingCanceled',
  StockAlertRaised: 'backInStock',
} as const

export type NewsKind = (typeof newsKindByFact)[keyof typeof newsKindByFact]

export const newsKinds = Object.values(newsKindByFact)

/** Whether a fact of this type is news to a customer. */
export const isNews = (factType: string) => Object.hasOwn(newsKindByFact, factType)

/** What the sentences of an entry are made from. */
export interface News {
  kind: NewsKind
  /** Number of the order or booking, or name of the product. */
  label: string
  /** Of a booking. `start`: ISO 8601, as of then. */
  providerName: string
  start: string
  /** Pieces in stock when the customer was told. */
  left: number
  /** The customer did it themselves. */
  isOwn: boolean
}

/** The heading and the sentence of an entry. */
export const newsText = (news: News) => sentences[news.kind](news)

const sentences: Record<NewsKind, (news: News) => { title: string; text: string }> = {
  orderConfirmed: ({ label }) => ({
    title: `We have your order ${label}`,
    text: 'Everything in it is set aside for you.',
  }),
  orderProcessing: ({ label }) => ({ title: `We are packing your order ${label}`, text: 'It leaves us soon.' }),
  orderShipped: ({ label }) => ({ title: `Your order ${label} is on its way`, text: 'The courier has your parcel.' }),
  orderDelayed: ({ label }) => ({
    title: `Your order ${label} is delayed`,
    text: 'It is taking longer than planned. We are sorry for the wait.',
  }),
  orderDelivered: ({ label }) => ({ title: `Your order ${label} was delivered`, text: 'We hope you enjoy it.' }),
  orderCanceled: ({ label, isOwn }) => ({
    title: isOwn ? `You cancelled your order ${label}` : `Your order ${label} was cancelled`,
    text: isOwn ? 'You owe nothing for it.' : 'We had to cancel it. You owe nothing for it.',
  }),
  bookingConfirmed: ({ label, providerName, start }) => ({
    title: `Your booking ${label} is confirmed`,
    text: `${providerName} will come on ${formatMoment(start)}.`,
  }),
  bookingDeclined: ({ label, providerName, start }) => ({
    title: `Your booking ${label} was declined`,
    text: `${providerName} cannot come on ${formatMoment(start)}. You owe nothing for it.`,
  }),
  bookingRescheduled: ({ label, providerName, start, isOwn }) => ({
    title: isOwn ? `You moved your booking ${label}` : `Your booking ${label} has a new time`,
    text: `${providerName} will come on ${formatMoment(start)}.`,
  }),
  bookingCanceled: ({ label, providerName, start, isOwn }) => ({
    title: isOwn ? `You cancelled your booking ${label}` : `Your booking ${label} was cancelled`,
    text: `${providerName} will not come on ${formatMoment(start)}. You owe nothing for it.`,
  }),
  backInStock: ({ label, left }) => ({
    title: `${label} is back in stock`,
    text: `${left === 1 ? 'There was 1' : `There were ${left}`} when we wrote this, and none is set aside for you.`,
  }),
}
