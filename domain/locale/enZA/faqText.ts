import { bookingChangeHours, deliveryAreas } from '#domain/businessConstants.ts'
import type { DeliveryTerms } from '#domain/order/delivery.ts'
import { deliverySentence } from '#domain/order/deliverySentence.ts'
import { sameDayRule } from '#domain/order/sameDayRule.ts'

/** A question that shoppers often ask, with its answer in plain sentences and the page that says more. */
export interface FrequentQuestion {
  question: string
  answer: readonly string[]
  link?: { text: string; href: string }
}

interface QuestionGroup {
  heading: string
  questions: readonly FrequentQuestion[]
}

/** The frequent questions by topic. `terms`: what delivery costs in this shop. */
export const faqText = (terms: DeliveryTerms) => ({
  title: 'Questions and answers',
  lead: 'Short answers about ordering, paying, delivery, bookings and your data.',
  groups: questionGroups(terms),
  more: {
    heading: 'Something else?',
    paragraphs: [[{ text: 'Ask a person', href: '/Help/contact' }, ': we answer within one working day.']],
  },
})

const questionGroups = (terms: DeliveryTerms): readonly QuestionGroup[] => [
  {
    heading: 'Ordering and paying',
    questions: [
      {
        question: 'How do I order?',
        answer: [
          'Put what you want in the cart, open the cart and press “Review order”. You log in, choose a delivery address and place the order.',
          'Your cart is kept while you log in.',
        ],
      },
      {
        question: 'How do I pay?',
        answer: [
          'At your door, when your order arrives: in cash, or by credit or debit card on the driver’s card machine. We never ask for your card number online.',
          'You choose how to pay when you order, and you can change it while your order is Pending.',
        ],
      },
      {
        question: 'Can I pay in instalments?',
        answer: ['Yes: with Buy Now Pay Later once you qualify, or with Lay-Buy, which needs a deposit.'],
        link: { text: 'Buy Now Pay Later', href: '/BuyNowPayLater' },
      },
    ],
  },
  {
    heading: 'Delivery',
    questions: [
      {
        question: 'What does delivery cost?',
        answer: [`${deliverySentence(terms)} Your cart shows how much more makes it free.`],
        link: { text: 'Delivery terms', href: '/DeliveryTermsAndConditions' },
      },
      {
        question: 'When does my order arrive?',
        answer: [
          `We deliver on the same day in ${deliveryAreas.join(' and ')}. ${sameDayRule}`,
          'Elsewhere we call you to agree on a day.',
        ],
      },
      {
        question: 'Where is my order?',
        answer: ['Your order page shows every step with its time, from placed to delivered.'],
        link: { text: 'Your orders', href: '/account/orders' },
      },
    ],
  },
  {
    heading: 'Changing your mind',
    questions: [
      {
        question: 'Can I cancel my order?',
        answer: ['Yes, you can cancel it yourself while it is Pending. After that, call us.'],
        link: { text: 'Your orders', href: '/account/orders' },
      },
      {
        question: 'How do I return something?',
        answer: ['Write to us or call us with your order number, and we will tell you how to send it back.'],
        link: { text: 'Returns', href: '/Returns' },
      },
    ],
  },
  {
    heading: 'Service providers',
    questions: [
      {
        question: 'How do I book a visit?',
        answer: [
          'Open the page of a service provider and choose a free time. We keep it for you while you fill in the address and what needs to be done; then the service provider confirms it.',
        ],
        link: { text: 'Service providers', href: '/ServiceProviders' },
      },
      {
        question: 'Can I move or cancel a booking?',
        answer: [`Yes, under your bookings, until ${bookingChangeHours} hours before the visit. After that, call us.`],
        link: { text: 'Your bookings', href: '/account/bookings' },
      },
    ],
  },
  {
    heading: 'Your account and your data',
    questions: [
      {
        question: 'I forgot my password. What now?',
        answer: ['Press “Forgot Password?” where you log in: we e-mail you a code for a new one.'],
        link: { text: 'Log in', href: '/Login' },
      },
      {
        question: 'What do you keep about me, and can I have it erased?',
        answer: [
          'Only what your orders, bookings and account need. You can download all of it, or erase it, yourself.',
        ],
        link: { text: 'Privacy', href: '/Privacy' },
      },
    ],
  },
]
