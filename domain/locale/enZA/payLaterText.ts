import {
  maxFinancedPercent,
  payLaterInstalments,
  payLaterMaxDaysMissed,
  qualifyingAmount,
  qualifyingPurchases,
  serviceChargePercent,
} from '#domain/businessConstants.ts'
import { formatRand, formatShortRand } from '#domain/kernel/money.ts'
import type { PageText } from '#domain/locale/pageText.ts'

const amount = formatShortRand(qualifyingAmount)

type Sections = 'who' | 'howMuch' | 'cost' | 'late' | 'apply'

export const payLaterText = (): PageText<Sections> => ({
  title: 'Buy Now Pay Later',
  lead: `Regular customers can pay for part of a purchase in ${payLaterInstalments} monthly instalments.`,
  sections: {
    who: {
      heading: 'Who can use it',
      paragraphs: ['You need all of these:'],
      points: [
        `${qualifyingPurchases} separate transactions of ${amount} or more each. An order counts once it is delivered; a cancelled order never counts.`,
        'A valid South African ID.',
        'An active account with us.',
      ],
    },
    howMuch: {
      heading: 'How much we finance',
      paragraphs: [
        `We finance up to ${maxFinancedPercent}% of your most recent qualifying purchase: the last delivered order of ${amount} or more, with its delivery fee.`,
      ],
    },
    cost: {
      heading: 'What it costs, and when you pay',
      paragraphs: [
        `We add a service charge of ${serviceChargePercent}% of the financed amount.`,
        `You pay back in ${payLaterInstalments} equal monthly instalments, on the same date each month. If a month has no such date, you pay on its last day.`,
        'You may settle early at any time, without a penalty.',
      ],
    },
    late: {
      heading: 'If you pay late',
      paragraphs: [
        'There may be a charge for late payment. We tell you how much before it applies.',
        `If payments are missed for more than ${payLaterMaxDaysMissed} days, we may restrict future financing and hand the debt over for collection.`,
      ],
    },
    apply: {
      heading: 'How to apply',
      paragraphs: [
        [
          { text: 'Contact us', href: '/ContactUs' },
          ' with your ID at hand. A person checks your account and agrees on the plan with you.',
        ],
      ],
    },
  },
})

export const payLaterCalculatorText = {
  heading: 'What would you pay?',
  fields: {
    purchase: 'Your most recent qualifying purchase, in rand',
    financed: 'Amount to finance, in rand',
    start: 'Day of the purchase',
  },
  hints: { purchase: `${amount} or more`, financed: `Up to ${maxFinancedPercent}% of the purchase` },
  financed: 'Financed',
  serviceCharge: `Service charge, ${serviceChargePercent}%`,
  total: 'You pay in all',
  caption: 'Instalments of Buy Now Pay Later',
}

/** How far a customer is from being eligible. Amounts in cents. */
export const standingText = {
  heading: 'Do you qualify?',
  guest: `Log in to see how many of your orders count.`,
  login: 'Log in',
  failed: 'Failed to fetch your qualifying orders',
  loading: 'Looking up your orders',
  missing: (count: number) => `You are ${count} ${count === 1 ? 'purchase' : 'purchases'} from qualifying`,
  counted: (count: number) => `${count} of ${qualifyingPurchases} delivered orders of ${amount} or more`,
  qualified: 'You qualify',
  limit: (limit: number) => `You can finance up to ${formatRand(limit)}, from order`,
  ordersHref: '/account/orders',
}
