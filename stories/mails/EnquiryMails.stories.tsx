import { enquiryAnsweredMail, enquiryReceivedMail } from '#api/mail/enquiryMails.ts'
import preview from '#storybook/preview.tsx'
import { MailView } from './MailView.tsx'
import { enquiryMail } from './mailData.ts'

const meta = preview.meta({
  title: 'Mails/Enquiry',
  component: MailView,
  args: { mail: enquiryReceivedMail({ ...enquiryMail, firstname: 'Ekhaya' }) },
  parameters: { docs: { story: { inline: false, height: '900px' } } },
})

export const Received = meta.story({})
export const Answered = meta.story({
  args: { mail: enquiryAnsweredMail(enquiryMail, { answer: 'The driver has your number now, and will call you.' }) },
})
export const AnsweredAsPlainText = Answered.extend({ args: { format: 'text' } })
export const AnsweredOnASmallPhone = Answered.extend({ globals: { viewport: { value: 'small' } } })
