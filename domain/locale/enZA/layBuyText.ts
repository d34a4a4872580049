import {
  collectWithinDays,
  layBuyInstalments,
  layBuyMaxDaysMissed,
  minDepositPercent,
} from '#domain/businessConstants.ts'
import type { PageText } from '#domain/locale/pageText.ts'

type Sections = 'how' | 'pay' | 'cancel' | 'missed' | 'collect'

export const layBuyText = (): PageText<Sections> => ({
  title: 'Lay-Buy',
  lead: `Pay a deposit, and the rest over ${layBuyInstalments} months. We keep the item for you until it is paid.`,
  sections: {
    how: {
      heading: 'How it works',
      paragraphs: [
        `A lay-buy lasts ${layBuyInstalments} months. You pay a deposit of at least ${minDepositPercent}% of the price of the item, and we put the item aside.`,
        ['To begin, ', { text: 'contact us', href: '/ContactUs' }, ' or come to the shop.'],
      ],
    },
    pay: {
      heading: 'How you pay',
      paragraphs: [
        `You pay the rest in ${layBuyInstalments} equal monthly instalments, on the same date each month. If a month has no such date, you pay on its last day.`,
      ],
    },
    cancel: {
      heading: 'If you change your mind',
      paragraphs: ['You can cancel at any time. The deposit is not refundable.'],
    },
    missed: {
      heading: 'If you miss payments',
      paragraphs: [
        `If payments are missed for more than ${layBuyMaxDaysMissed} days, we may cancel the lay-buy. What you have paid until then is forfeited.`,
      ],
    },
    collect: {
      heading: 'When it is paid',
      paragraphs: [
        `Collect the item within ${collectWithinDays} days of your last payment. After that, storage fees may apply.`,
      ],
    },
  },
})

export const layBuyCalculatorText = {
  heading: 'What would you pay?',
  fields: { price: 'Price of the item, in rand', deposit: 'Deposit, in rand', start: 'Day of the deposit' },
  hints: { deposit: `At least ${minDepositPercent}% of the price` },
  deposit: 'Deposit',
  today: 'At once',
  balance: 'Left to pay',
  total: 'You pay in all',
  caption: 'Payments of a lay-buy',
  collectBy: 'Collect by',
  daysLater: `${collectWithinDays} days later`,
  collect: `Collect the item within ${collectWithinDays} days of the last payment.`,
}
