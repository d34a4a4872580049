import { backInStockMail } from '#api/mail/stockAlertMails.ts'
import preview from '#storybook/preview.tsx'
import { MailView } from './MailView.tsx'
import { links } from './mailData.ts'

const kettle = {
  firstname: 'Amina',
  name: 'Vuthela Rondavel kettle, 1.7 litres',
  price: 59900,
  discount: 20,
  left: 12,
  href: links.product('vuthela-rondavel-kettle'),
  inboxHref: links.inbox,
}

const meta = preview.meta({
  title: 'Mails/Back in stock',
  component: MailView,
  args: { mail: backInStockMail(kettle) },
  parameters: { docs: { story: { inline: false, height: '700px' } } },
})

export const TwelveLeft = meta.story({})
export const OneLeft = meta.story({ args: { mail: backInStockMail({ ...kettle, left: 1 }) } })
export const LongNameOnASmallPhone = meta.story({
  args: {
    mail: backInStockMail({
      ...kettle,
      name: 'Vuthela Rondavel cordless gooseneck kettle with temperature memory, keep-warm plate and limescale filter',
    }),
  },
  globals: { viewport: { value: 'small' } },
})
export const AsPlainText = TwelveLeft.extend({ args: { format: 'text' } })
