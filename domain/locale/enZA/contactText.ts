import { sameDayRule } from '#domain/order/sameDayRule.ts'
import { shopContact } from '#domain/shopContact.ts'
import { shopIdentity } from '#domain/shopIdentity.ts'

export const contactText = () => ({
  title: 'Contact Us',
  /** Its name in the breadcrumb below Help. */
  shortTitle: 'Contact',
  lead: `A person at ${shopIdentity.name} answers, ${shopContact.openingHours}.`,
  form: 'Write to us',
  call: {
    heading: 'Call or chat',
    telephone: 'Telephone',
    whatsApp: 'WhatsApp',
    chat: 'start a chat',
    email: 'E-mail',
  },
  visit: { heading: 'Visit us', delivery: sameDayRule },
  order: {
    heading: 'About an order',
    paragraph: [
      'Have your order number at hand: it begins with EK. You find it under ',
      { text: 'your orders', href: '/account/orders' },
      ', where you can also follow each one.',
    ],
  },
})
