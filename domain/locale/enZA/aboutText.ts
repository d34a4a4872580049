import { deliveryAreas, sameDayOrderTime } from '#domain/businessConstants.ts'
import type { PageText } from '#domain/locale/pageText.ts'
import type { DeliveryTerms } from '#domain/order/delivery.ts'
import { deliverySentence } from '#domain/order/deliverySentence.ts'
import { shopIdentity } from '#domain/shopIdentity.ts'

export const aboutText = (terms: DeliveryTerms): PageText<'goods' | 'delivery' | 'purpose'> => ({
  title: 'About Us',
  lead: `${shopIdentity.name} means “at home”. We have been fitting out South African homes since ${shopIdentity.since}.`,
  sections: {
    goods: {
      heading: 'What we sell',
      paragraphs: [
        'Appliances, hardware and household goods: the kettle, the drill that hangs its shelf, and the paint for the wall behind it.',
        'Every product page says what is in stock today, what it measures, what is in the box and how long it is under warranty.',
      ],
    },
    delivery: {
      heading: 'How you get it',
      paragraphs: [
        `We deliver on the same day in ${deliveryAreas.join(' and ')} if you order before ${sameDayOrderTime}. ${deliverySentence(terms)}`,
        'You pay at your door, in cash or by card: the driver brings a card machine. You pay nothing when you order.',
      ],
    },
    purpose: {
      heading: 'Why we do it',
      paragraphs: [
        'Isikhaya, legae, huis: a home is made of small things that work. We want them to be close by and fairly priced, so that life at home is easier and more affordable.',
      ],
    },
  },
})
