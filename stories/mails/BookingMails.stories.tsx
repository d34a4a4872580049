import {
  bookingCanceledMail,
  bookingCompletedMail,
  bookingConfirmedMail,
  bookingDeclinedMail,
  bookingRequestedMail,
  bookingRescheduledMail,
} from '#api/mail/bookingMails.ts'
import preview from '#storybook/preview.tsx'
import { MailView } from './MailView.tsx'
import { bookingMail } from './mailData.ts'

const meta = preview.meta({
  title: 'Mails/Booking',
  component: MailView,
  args: { mail: bookingRequestedMail(bookingMail) },
  parameters: { docs: { story: { inline: false, height: '900px' } } },
})

export const Requested = meta.story({})
export const Confirmed = meta.story({ args: { mail: bookingConfirmedMail(bookingMail) } })
export const Declined = meta.story({ args: { mail: bookingDeclinedMail(bookingMail) } })
export const Rescheduled = meta.story({
  args: { mail: bookingRescheduledMail(bookingMail, { previousStart: '2026-11-23T12:00:00Z' }) },
})
export const CanceledByTheCustomer = meta.story({
  args: { mail: bookingCanceledMail({ ...bookingMail, by: { role: 'customer', id: 'amina' } }) },
})
export const CanceledByTheShop = meta.story({ args: { mail: bookingCanceledMail(bookingMail) } })
export const Completed = meta.story({ args: { mail: bookingCompletedMail(bookingMail) } })
export const RequestedAsPlainText = Requested.extend({ args: { format: 'text' } })
export const RequestedOnASmallPhone = Requested.extend({ globals: { viewport: { value: 'small' } } })
