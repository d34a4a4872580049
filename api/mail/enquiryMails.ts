import type { ReceivedEnquiry } from '#domain/enquiry/enquiryEvents.ts'
import { enquiryTopicLabels } from '#domain/enquiry/enquiryTopics.ts'
import { shopContact } from '#domain/shopContact.ts'
import { shopIdentity } from '#domain/shopIdentity.ts'
import { button, hint, type MailContent, paragraph, quote, title } from './mailContent.ts'

/** Input of the mails about an enquiry. */
export interface EnquiryMailData {
  /** Of the recipient. */
  firstname: string
  received: ReceivedEnquiry
  /** Link to the enquiry in the list of the admins. */
  href: string
}

const { name } = shopIdentity
const { email, telephone } = shopContact

/** Sent to the mailbox of the shop when somebody sent the contact form. An answer goes to whoever sent it. */
export const enquiryReceivedMail = ({ firstname, received, href }: EnquiryMailData): MailContent => ({
  subject: `Enquiry ${received.enquiryNumber}: ${enquiryTopicLabels[received.topic].toLowerCase()}`,
  preview: 'Someone sent the contact form.',
  heading: 'A new enquiry',
  reference: received.enquiryNumber,
  firstname,
  replyTo: received.email,
  blocks: [
    paragraph(`${received.name}, ${received.email}, asks about: ${enquiryTopicLabels[received.topic].toLowerCase()}.`),
    ...(received.orderNumber ? [paragraph(`Order number, as typed: ${received.orderNumber}`)] : []),
    quote(received.message),
    button('Answer it in the shop', href),
    hint(
      'If you answer in the shop, the answer is kept with the enquiry. If you reply to this e-mail, it is kept in this mailbox only.',
    ),
  ],
  footerReason: `You are getting this e-mail because this is the mailbox of ${name}.`,
})

/** Sent to whoever asked when an admin answered. */
export const enquiryAnsweredMail = (
  { firstname, received }: EnquiryMailData,
  { answer }: { answer: string },
): MailContent => ({
  subject: `Our answer to your enquiry ${received.enquiryNumber}`,
  preview: 'We have looked at what you asked.',
  heading: 'Our answer',
  reference: received.enquiryNumber,
  firstname,
  blocks: [
    quote(answer),
    title('What you asked'),
    quote(received.message),
    hint(`Do you need anything else? Reply to this e-mail or call us: ${telephone.shown}.`),
  ],
  replyTo: email,
  footerReason: `You are getting this e-mail because you asked ${name} something.`,
})
