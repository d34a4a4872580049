import { coolingOffDays, refundWithinDays, warrantyMonths } from '#domain/businessConstants.ts'
import type { PageText } from '#domain/locale/pageText.ts'
import { shopContact } from '#domain/shopContact.ts'

type Sections = 'before' | 'cooling' | 'faulty' | 'wrong' | 'not' | 'how'

export const returnsText = (): PageText<Sections> => ({
  title: 'Returns and refunds',
  lead: `Send back what you do not want within ${coolingOffDays} days, and what is faulty within ${warrantyMonths} months.`,
  sections: {
    before: {
      heading: 'Before it is delivered',
      paragraphs: [
        [
          'You can cancel an order under ',
          { text: 'your orders', href: '/account/orders' },
          ' while it is Pending. After that, call us. You pay at your door, so there is nothing to refund.',
        ],
      ],
    },
    cooling: {
      heading: 'You have changed your mind',
      paragraphs: [
        `You may return what you ordered here within ${coolingOffDays} days of receiving it, without a reason and without a penalty. You pay only for sending it back. We refund the full price within ${refundWithinDays} days after you cancel.`,
        'This is your right under section 44 of the Electronic Communications and Transactions Act 25 of 2002.',
      ],
    },
    faulty: {
      heading: 'It is faulty',
      paragraphs: [
        `If goods fail or turn out to be unsafe or not fit for their purpose within ${warrantyMonths} months of delivery, you choose: we repair them, replace them or refund the price. This costs you nothing, the way back included.`,
        'This is your right under section 56 of the Consumer Protection Act 68 of 2008. Where the product page promises a longer warranty, that holds as well.',
      ],
    },
    wrong: {
      heading: 'It is broken or the wrong thing',
      paragraphs: [
        'Look at your order while the driver is there, if you can. Do not sign for what is broken or wrong; the driver takes it back. If you notice later, call us: we fetch it at our cost.',
      ],
    },
    not: {
      heading: 'What you cannot return',
      paragraphs: [
        'If you only change your mind, we cannot take back what was made or cut to your measure, what cannot be sold again for reasons of hygiene once it is unsealed, and what you have used, assembled or damaged. Your rights for faulty goods stay.',
      ],
    },
    how: {
      heading: 'How to return something',
      paragraphs: [
        [
          'Call ',
          { text: shopContact.telephone.shown, href: `tel:${shopContact.telephone.dialled}` },
          ' or write to ',
          { text: shopContact.email, href: `mailto:${shopContact.email}` },
          '. Tell us the order number, which begins with EK, and what is wrong. Keep the packaging if you can.',
        ],
      ],
    },
  },
})
