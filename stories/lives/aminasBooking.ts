import { aminasAddress } from '#stories/lives/aminasOrder.ts'
import type { BookingReceipt } from '#stories/lives/booking.ts'
import type { OrderFields } from '#stories/lives/orderMoment.ts'
import type { BookedVisit } from '#ui-kit/screens/booking/BookingColumns.tsx'
import type { TimelineFact } from '#ui-kit/shop/audit/timelineFact.ts'
import type { SummarizedBooking } from '#ui-kit/shop/booking/admin/BookingSummary.tsx'
import type { TransitionOption } from '#ui-kit/shop/order/admin/OrderTransitions.tsx'

// Written by `npm run lives`.

/** Amina’s booking while its status is Requested. */
export const visitRequested: BookedVisit = {
  status: 'Requested',
  slot: { start: '2026-11-24T07:00:00Z', minutes: 60 },
  callOutFee: 'R 350.00',
  requestedAt: '2026-11-21T06:24:03.000Z',
  promise: 'We ask the service provider and write to you as soon as the time is confirmed.',
  provider: {
    name: 'Sipho Mabaso',
    profession: 'Plumber',
    portrait: '',
    href: '/ServiceProvider/sipho',
    phoneNumber: '0825550171',
    whatsAppHref:
      'https://wa.me/27825550171?text=Hello%20Sipho%20Mabaso%2C%20this%20is%20about%20my%20booking%20BK-7F3K-92QD%20at%20Ekhaya%2C%20Tue%2024%20Nov%2C%2009%3A00.',
  },
  address: aminasAddress,
  note: 'The geyser drips.\nPlease ring at the gate.',
}

/** Amina’s booking while its status is Confirmed. */
export const visitConfirmed: BookedVisit = {
  status: 'Confirmed',
  slot: { start: '2026-11-24T07:00:00Z', minutes: 60 },
  callOutFee: 'R 350.00',
  requestedAt: '2026-11-21T06:24:03.000Z',
  promise: 'The service provider comes at this time. You pay at the door.',
  provider: {
    name: 'Sipho Mabaso',
    profession: 'Plumber',
    portrait: '',
    href: '/ServiceProvider/sipho',
    phoneNumber: '0825550171',
    whatsAppHref:
      'https://wa.me/27825550171?text=Hello%20Sipho%20Mabaso%2C%20this%20is%20about%20my%20booking%20BK-7F3K-92QD%20at%20Ekhaya%2C%20Tue%2024%20Nov%2C%2009%3A00.',
  },
  address: aminasAddress,
  note: 'The geyser drips.\nPlease ring at the gate.',
}

/** Amina’s booking while its status is Completed. */
export const visitCompleted: BookedVisit = {
  status: 'Completed',
  slot: { start: '2026-11-24T07:00:00Z', minutes: 60 },
  callOutFee: 'R 350.00',
  requestedAt: '2026-11-21T06:24:03.000Z',
  provider: {
    name: 'Sipho Mabaso',
    profession: 'Plumber',
    portrait: '',
    href: '/ServiceProvider/sipho',
    phoneNumber: '0825550171',
    whatsAppHref:
      'https://wa.me/27825550171?text=Hello%20Sipho%20Mabaso%2C%20this%20is%20about%20my%20booking%20BK-7F3K-92QD%20at%20Ekhaya%2C%20Tue%2024%20Nov%2C%2009%3A00.',
  },
  address: aminasAddress,
  note: 'The geyser drips.\nPlease ring at the gate.',
}

/** Amina’s booking while its status is Declined. */
export const visitDeclined: BookedVisit = {
  status: 'Declined',
  slot: { start: '2026-11-24T07:00:00Z', minutes: 60 },
  callOutFee: 'R 350.00',
  requestedAt: '2026-11-21T06:24:03.000Z',
  reason: 'The area is too far away.',
  provider: {
    name: 'Sipho Mabaso',
    profession: 'Plumber',
    portrait: '',
    href: '/ServiceProvider/sipho',
    phoneNumber: '0825550171',
    whatsAppHref:
      'https://wa.me/27825550171?text=Hello%20Sipho%20Mabaso%2C%20this%20is%20about%20my%20booking%20BK-7F3K-92QD%20at%20Ekhaya%2C%20Tue%2024%20Nov%2C%2009%3A00.',
  },
  address: aminasAddress,
  note: 'The geyser drips.\nPlease ring at the gate.',
}

/** Amina’s booking while its status is Canceled. */
export const visitCanceled: BookedVisit = {
  status: 'Canceled',
  slot: { start: '2026-11-24T07:00:00Z', minutes: 60 },
  callOutFee: 'R 350.00',
  requestedAt: '2026-11-21T06:24:03.000Z',
  reason: 'The tap stopped dripping.',
  provider: {
    name: 'Sipho Mabaso',
    profession: 'Plumber',
    portrait: '',
    href: '/ServiceProvider/sipho',
    phoneNumber: '0825550171',
    whatsAppHref:
      'https://wa.me/27825550171?text=Hello%20Sipho%20Mabaso%2C%20this%20is%20about%20my%20booking%20BK-7F3K-92QD%20at%20Ekhaya%2C%20Tue%2024%20Nov%2C%2009%3A00.',
  },
  address: aminasAddress,
  note: 'The geyser drips.\nPlease ring at the gate.',
}

/** Amina’s booking while its status is NoShow. */
export const visitNoShow: BookedVisit = {
  status: 'NoShow',
  slot: { start: '2026-11-24T07:00:00Z', minutes: 60 },
  callOutFee: 'R 350.00',
  requestedAt: '2026-11-21T06:24:03.000Z',
  provider: {
    name: 'Sipho Mabaso',
    profession: 'Plumber',
    portrait: '',
    href: '/ServiceProvider/sipho',
    phoneNumber: '0825550171',
    whatsAppHref:
      'https://wa.me/27825550171?text=Hello%20Sipho%20Mabaso%2C%20this%20is%20about%20my%20booking%20BK-7F3K-92QD%20at%20Ekhaya%2C%20Tue%2024%20Nov%2C%2009%3A00.',
  },
  address: aminasAddress,
  note: 'The geyser drips.\nPlease ring at the gate.',
}

/** The requested booking on the page of an admin. */
export const visitForAdmins: SummarizedBooking = {
  provider: {
    name: 'Sipho Mabaso',
    profession: 'Plumber',
    phoneNumber: '0825550171',
    href: '/UpdateServiceProvider/sipho',
  },
  customer: { name: 'Amina Daniels', phone: '0825550142', href: '/Customers_Management/amina' },
  slot: { start: '2026-11-24T07:00:00Z', minutes: 60 },
  callOutFee: 'R 350.00',
  requestedAt: '2026-11-21T06:24:03.000Z',
  note: 'The geyser drips.\nPlease ring at the gate.',
  address: aminasAddress,
}

/** What an admin can do with the booking while its status is Requested. */
export const transitionsWhileRequested: TransitionOption[] = [
  { id: 'Confirmed', label: 'Confirm', allowed: true },
  { id: 'Completed', label: 'Complete', allowed: false, reason: 'Only a confirmed booking can be completed' },
  { id: 'Rescheduled', label: 'Move to another time', allowed: true },
  { id: 'Declined', label: 'Decline', asks: 'declineReason', allowed: true },
  { id: 'NoShow', label: 'Record a no-show', allowed: false, reason: 'Only a confirmed booking can be a no-show' },
  { id: 'Canceled', label: 'Cancel booking', asks: 'reason', allowed: true },
]

/** What an admin can do with the booking while its status is Completed. */
export const transitionsWhileCompleted: TransitionOption[] = [
  { id: 'Confirmed', label: 'Confirm', allowed: false, reason: 'The booking is over' },
  { id: 'Completed', label: 'Complete', allowed: false, reason: 'It has already been completed' },
  { id: 'Rescheduled', label: 'Move to another time', allowed: false, reason: 'The booking is over' },
  { id: 'Declined', label: 'Decline', asks: 'declineReason', allowed: false, reason: 'The booking is over' },
  { id: 'NoShow', label: 'Record a no-show', allowed: false, reason: 'The booking is over' },
  { id: 'Canceled', label: 'Cancel booking', asks: 'reason', allowed: false, reason: 'The booking is over' },
]

/** What the shop says right after the request. */
export const bookingReceipt: BookingReceipt = {
  bookingNumber: 'BK-7F3K-92QD',
  providerName: 'Sipho Mabaso',
  slot: { start: '2026-11-24T07:00:00Z', minutes: 60 },
  changeableUntil: '2026-11-23T07:00:00.000Z',
  whatsAppHref:
    'https://wa.me/27825550171?text=Hello%20Sipho%20Mabaso%2C%20this%20is%20about%20my%20booking%20BK-7F3K-92QD%20at%20Ekhaya%2C%20Tue%2024%20Nov%2C%2009%3A00.',
  bookingsHref: '/account/bookings',
}

/** Everything that happened to the booking. */
export const bookingFacts: readonly TimelineFact[] = [
  {
    revision: 0,
    position: 3619,
    id: '6aaca45b-ce65-3e29-ec25-4185f2d9ba8d',
    type: 'BookingRequested',
    at: '2026-11-21T06:24:03.000Z',
    correlationId: 'e541672a-05f0-a91a-6dad-0a23db9ccd98',
    causationId: null,
    sentence: 'requested Sipho Mabaso for Tue 24 Nov, 09:00',
    actor: { role: 'customer', name: 'Amina Daniels' },
    changes: [
      { field: 'Service provider', from: null, to: 'Sipho Mabaso' },
      { field: 'Profession', from: null, to: 'Plumber' },
      { field: 'Visit', from: null, to: 'Tue 24 Nov, 09:00' },
      { field: 'Minutes', from: null, to: 60 },
      { field: 'Street address', from: null, to: '18 Modjadji Street' },
      { field: 'Complex', from: null, to: 'House' },
      { field: 'City', from: null, to: 'Soweto' },
      { field: 'Suburb', from: null, to: 'Pimville Zone 4' },
      { field: 'Telephone', from: null, to: '0825550142' },
      { field: 'Note', from: null, to: 'The geyser drips.\nPlease ring at the gate.' },
      { field: 'Call-out fee', from: null, to: 'R 350.00' },
      { field: 'Status', from: null, to: 'Requested' },
      { field: 'Reason', from: null, to: null },
    ],
    data: {
      bookingNumber: 'BK-7F3K-92QD',
      claimId: 'be160ff5958c46d71bd9cb4ecc463d2e',
      providerId: 'sipho',
      providerName: 'Sipho Mabaso',
      profession: 'Plumber',
      customerId: 'amina',
      callOutFee: 35000,
      start: '2026-11-24T07:00:00Z',
      minutes: 60,
      address: aminasAddress,
      phone: '0825550142',
      note: 'The geyser drips.\nPlease ring at the gate.',
      fingerprint: '591c42c77f662e1054fc2627d10dc49e',
    },
    links: [
      { label: 'Everything in this request', href: '/Audit?correlationId=e541672a-05f0-a91a-6dad-0a23db9ccd98' },
      { label: 'Only this actor', href: '/Audit?actor=amina' },
    ],
  },
  {
    revision: 1,
    position: 3623,
    id: 'e13088cc-01a8-4ec1-d7dd-a900b0234bd9',
    type: 'BookingConfirmed',
    at: '2026-11-21T08:40:02.000Z',
    correlationId: 'b944a08c-8423-7176-3eaa-7aafc38fcdb7',
    causationId: null,
    sentence: 'confirmed the booking',
    actor: { role: 'admin', name: 'Thandi Nkosi' },
    changes: [{ field: 'Status', from: 'Requested', to: 'Confirmed' }],
    data: {},
    links: [
      { label: 'Everything in this request', href: '/Audit?correlationId=b944a08c-8423-7176-3eaa-7aafc38fcdb7' },
      { label: 'Only this actor', href: '/Audit?actor=thandi' },
    ],
  },
  {
    revision: 2,
    position: 3632,
    id: '70f35002-04a5-c8a7-560b-c0471c3070cc',
    type: 'BookingCompleted',
    at: '2026-11-24T08:30:02.000Z',
    correlationId: '5455d501-aea5-f09d-557c-b06e45644e21',
    causationId: null,
    sentence: 'completed the work',
    actor: { role: 'admin', name: 'Thandi Nkosi' },
    changes: [{ field: 'Status', from: 'Confirmed', to: 'Completed' }],
    data: {},
    links: [
      { label: 'Everything in this request', href: '/Audit?correlationId=5455d501-aea5-f09d-557c-b06e45644e21' },
      { label: 'Only this actor', href: '/Audit?actor=thandi' },
    ],
  },
]

/** The fields of the booking after each of its facts, as admins read them. */
export const bookingFields: readonly OrderFields[] = [
  [
    ['Status', 'Requested'],
    ['Visit', 'Tue 24 Nov, 09:00'],
    ['Minutes', 60],
    ['Service provider', 'Sipho Mabaso'],
    ['Call-out fee', 'R 350.00'],
    ['Telephone', '0825550142'],
    ['Where', '18 Modjadji Street, Pimville Zone 4, Soweto'],
    ['Note', 'The geyser drips.\nPlease ring at the gate.'],
    ['Reason', null],
  ],
  [
    ['Status', 'Confirmed'],
    ['Visit', 'Tue 24 Nov, 09:00'],
    ['Minutes', 60],
    ['Service provider', 'Sipho Mabaso'],
    ['Call-out fee', 'R 350.00'],
    ['Telephone', '0825550142'],
    ['Where', '18 Modjadji Street, Pimville Zone 4, Soweto'],
    ['Note', 'The geyser drips.\nPlease ring at the gate.'],
    ['Reason', null],
  ],
  [
    ['Status', 'Completed'],
    ['Visit', 'Tue 24 Nov, 09:00'],
    ['Minutes', 60],
    ['Service provider', 'Sipho Mabaso'],
    ['Call-out fee', 'R 350.00'],
    ['Telephone', '0825550142'],
    ['Where', '18 Modjadji Street, Pimville Zone 4, Soweto'],
    ['Note', 'The geyser drips.\nPlease ring at the gate.'],
    ['Reason', null],
  ],
]
