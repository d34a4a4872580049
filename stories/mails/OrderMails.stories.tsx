import { orderCanceledMail, orderDeliveredMail, orderPlacedMail, orderShippedMail } from '#api/mail/orderMails.ts'
import preview from '#storybook/preview.tsx'
import { MailView } from './MailView.tsx'
import { orderMail } from './mailData.ts'

const meta = preview.meta({
  title: 'Mails/Order',
  component: MailView,
  args: { mail: orderPlacedMail(orderMail) },
  parameters: { docs: { story: { inline: false, height: '900px' } } },
})

export const Placed = meta.story({})
export const Shipped = meta.story({ args: { mail: orderShippedMail(orderMail) } })
export const Delivered = meta.story({ args: { mail: orderDeliveredMail(orderMail) } })
export const CanceledByTheCustomer = meta.story({ args: { mail: orderCanceledMail(orderMail) } })
export const CanceledByTheShop = meta.story({
  args: {
    mail: orderCanceledMail({ ...orderMail, reason: 'The kettle is damaged', by: { role: 'admin', id: 'themba' } }),
  },
})
export const PlacedAsPlainText = Placed.extend({ args: { format: 'text' } })
export const PlacedOnASmallPhone = Placed.extend({ globals: { viewport: { value: 'small' } } })
