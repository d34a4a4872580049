import type { InboxItem } from '#ui-kit/shop/inbox/InboxEntry.tsx'

// Entries of an inbox for stories.

export const orderShipped: InboxItem = {
  id: 'shipped',
  subject: 'order',
  title: 'Your order EK-7F3K-92QD is on its way',
  text: 'The courier has your parcel.',
  href: '/account/orders/7',
  at: '2026-11-25T08:10:00.000Z',
  read: false,
}

export const bookingConfirmed: InboxItem = {
  id: 'confirmed',
  subject: 'booking',
  title: 'Your booking BK-7F3K-92QD is confirmed',
  text: 'Sipho Mabaso comes on Tue 1 Dec, 09:00.',
  href: '/account/bookings/9',
  at: '2026-11-24T14:31:00.000Z',
  read: false,
}

export const kettleBack: InboxItem = {
  id: 'back',
  subject: 'product',
  title: 'Vuthela Rondavel kettle is back in stock',
  text: 'There were 3 when we wrote this, and none is set aside for you.',
  href: '/vuthela-rondavel-kettle',
  at: '2026-11-23T06:02:00.000Z',
  read: true,
}

export const orderConfirmed: InboxItem = {
  ...orderShipped,
  id: 'ordered',
  title: 'We have your order EK-7F3K-92QD',
  text: 'Everything in it is set aside for you.',
  at: '2026-11-22T17:45:00.000Z',
  read: true,
}

/** A product that is no longer in the shop. */
export const withdrawnKettle: InboxItem = { ...kettleBack, id: 'withdrawn', href: undefined }

export const longItem: InboxItem = {
  ...kettleBack,
  id: 'long',
  title:
    'Vuthela Rondavel cordless gooseneck kettle with temperature memory and a whistle in ocean-blue enamel is back in stock',
  read: false,
}

export const someItems = [orderShipped, bookingConfirmed, kettleBack, orderConfirmed]

export const waitingProducts = [
  { productId: 'pot', name: 'Isitshulu copper pot 6 l', href: '/isitshulu-copper-pot-6-l' },
  { productId: 'drill', name: 'Impala cordless drill 18 V', href: '/impala-cordless-drill-18-v' },
]
