import { emptyEnquiry } from '#ui-kit/shop/enquiry/enquiryDraft.ts'
import type { ListedEnquiry } from '#ui-kit/shop/enquiry/listedEnquiry.ts'

/** Lerato, a guest, asks about her delivery. */
export const leratosQuestion: ListedEnquiry = {
  id: 'leratos-question',
  enquiryNumber: 'EN-4Q9Z-0KXB',
  topic: 'Delivery or payment',
  name: 'Lerato Mokoena',
  email: 'lerato@ekhaya.example',
  orderNumber: 'EK-7F3K-92QD',
  message: 'Can the driver call me ten minutes before?\nThe gate bell does not work.',
  state: 'open',
  receivedAt: '2026-11-25T08:12:40.118Z',
  answers: [],
}

/** Amina, a customer, asked twice what she got two answers to. */
export const aminasQuestion: ListedEnquiry = {
  ...leratosQuestion,
  id: 'aminas-question',
  enquiryNumber: 'EN-9H2M-71TC',
  topic: 'A product',
  name: 'Amina Daniels',
  email: 'amina@ekhaya.example',
  orderNumber: '',
  message: 'Does the Rondavel kettle switch itself off when it is empty?',
  state: 'answered',
  receivedAt: '2026-11-23T15:40:02.000Z',
  customerHref: '/Customers_Management/amina',
  answers: [
    { answer: 'Yes: it has boil-dry protection.', answeredAt: '2026-11-24T06:30:00.000Z' },
    {
      answer: 'We have tried it with the one on the shelf: it clicks off after about four seconds.',
      answeredAt: '2026-11-24T09:05:00.000Z',
    },
  ],
}

export const closedQuestion: ListedEnquiry = {
  ...leratosQuestion,
  id: 'an-advertisement',
  enquiryNumber: 'EN-1B7D-33WX',
  topic: 'Something else',
  name: 'Best Backlinks',
  orderNumber: '',
  message: 'We bring your shop to the first page. Call now.',
  state: 'closed',
  receivedAt: '2026-11-22T11:00:00.000Z',
}

export const erasedQuestion: ListedEnquiry = {
  ...leratosQuestion,
  ...{
    id: 'an-erased-one',
    enquiryNumber: 'EN-5K0P-88QA',
    state: 'erased',
    name: '',
    email: '',
    message: '',
    orderNumber: '',
  },
}

export const longQuestion: ListedEnquiry = {
  ...leratosQuestion,
  id: 'a-long-one',
  enquiryNumber: 'EN-6R4T-20JM',
  name: 'Nomvula Hlengiwe Ramaphosa-Makhathini van der Westhuizen-Botha',
  email: 'nomvula.hlengiwe.ramaphosa-makhathini.van.der.westhuizen@a-very-long-mail-host.example',
  message: `${'The washing machine hums, stops, hums again, and the water stays in the drum. '.repeat(12)}\n\nhttps://ekhaya.example/${'spin'.repeat(40)}`,
}

export const enquiryTopicOptions = [
  { value: 'order', label: 'An order' },
  { value: 'product', label: 'A product' },
  { value: 'delivery', label: 'Delivery or payment' },
  { value: 'other', label: 'Something else' },
]

export const leratosDraft = {
  ...emptyEnquiry,
  topic: 'delivery',
  name: 'Lerato Mokoena',
  email: 'lerato@ekhaya.example',
  message: 'Can the driver call me ten minutes before?',
}
