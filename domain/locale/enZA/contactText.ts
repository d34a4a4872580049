import type { PageText } from '#domain/locale/pageText.ts'
import { sameDayRule } from '#domain/order/sameDayRule.ts'
import { shopContact } from '#domain/shopContact.ts'
import { shopIdentity } from '#domain/shopIdentity.ts'

const { telephone, email, whatsApp, address, openingHours } = shopContact

export const contactText = () => ({
  title: 'Contact Us',
  /** Its name in the breadcrumb below Help. */
  shortTitle: 'Contact',
  lead: `A person at ${shopIdentity.name} answers, ${openingHours}.`,
  form: 'Write to us',
  /** After “we answer”. */
  answered: 'within one working day',
  details,
})

/** How to reach a person, beside the form. */
const details: PageText<'call' | 'visit' | 'order'>['sections'] = {
  call: {
    heading: 'Call or chat',
    paragraphs: [
      ['Telephone: ', { text: telephone.shown, href: `tel:${telephone.dialled}` }],
      ['WhatsApp: ', { text: 'start a chat', href: `https://wa.me/${whatsApp}` }],
      ['E-mail: ', { text: email, href: `mailto:${email}` }],
    ],
  },
  visit: { heading: 'Visit us', paragraphs: [address.join(', '), openingHours, sameDayRule] },
  order: {
    heading: 'About an order',
    paragraphs: [
      [
        'Have your order number at hand: it begins with EK. You find it under ',
        { text: 'your orders', href: '/account/orders' },
        ', where you can also follow each one.',
      ],
    ],
  },
}
