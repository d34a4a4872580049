import { deliveryAreas } from '#domain/businessConstants.ts'
import { formatShortRand } from '#domain/kernel/money.ts'
import type { PageText } from '#domain/locale/pageText.ts'
import type { DeliveryTerms } from '#domain/order/delivery.ts'
import { sameDayRule } from '#domain/order/sameDayRule.ts'

type Sections = 'cost' | 'areas' | 'excluded' | 'arrival'

export const deliveryText = ({ fee, freeFrom }: DeliveryTerms): PageText<Sections> => ({
  title: 'Free delivery: terms and conditions',
  lead:
    fee === 0
      ? 'We deliver every order free of charge, and on the same day in our delivery areas.'
      : `We deliver orders of ${formatShortRand(freeFrom)} or more free of charge, and on the same day in our delivery areas.`,
  sections: {
    cost: {
      heading: 'What delivery costs',
      paragraphs:
        fee === 0
          ? ['Delivery is free, whatever you order.']
          : [
              `Delivery is free if you order goods for ${formatShortRand(freeFrom)} or more in a single transaction. What counts is the price after discounts. Two smaller orders are not added together.`,
              `For a smaller order you pay ${formatShortRand(fee)}. Your cart shows the fee before you order, and how much more makes delivery free.`,
            ],
    },
    areas: {
      heading: 'Where we deliver on the same day',
      paragraphs: [
        `${sameDayRule} All others come on our next delivery day.`,
        'This applies if the address is in one of these areas:',
      ],
      points: deliveryAreas,
    },
    excluded: {
      heading: 'What may be excluded',
      paragraphs: [
        'Some products may be excluded from free or same-day delivery because of their size, their weight or how they must be handled.',
        'If your address is outside these areas, or a product is excluded, we will call you to agree on a day and on the cost. You can cancel the order until we have begun to pack it.',
      ],
    },
    arrival: {
      heading: 'When it arrives',
      paragraphs: [
        'You pay at your door, in cash or by card. Somebody must be there to sign for the order.',
        [
          'You can follow your order under ',
          { text: 'your orders', href: '/account/orders' },
          '. If something arrives broken or is wrong, read ',
          { text: 'how to return it', href: '/Returns' },
          '.',
        ],
      ],
    },
  },
})
