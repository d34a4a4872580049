import type { StoredFact } from '#api/eventStore/eventStore.ts'
import type { CommandContext } from '#api/eventStore/recordCommand.ts'
import type { ReceivedEnquiry } from '#domain/enquiry/enquiryEvents.ts'
import { enquiryMachine } from '#domain/enquiry/enquiryMachine.ts'
import { erased } from '#domain/kernel/eventSchema.ts'
import { shopContact } from '#domain/shopContact.ts'
import { shopIdentity } from '#domain/shopIdentity.ts'
import { enquiryAnsweredMail, enquiryReceivedMail } from './enquiryMails.ts'
import type { NotificationParts, SendMailJob } from './mailJob.ts'
import { mailLinksOf } from './mailLinks.ts'

/** Facts about an enquiry that the shop or whoever asked gets a mail about. */
export const enquiryNotifications = (
  { ledger, publicUrl }: Pick<NotificationParts, 'ledger' | 'publicUrl'>,
  send: SendMailJob,
) => {
  const links = mailLinksOf(publicUrl)
  const linkTo = ({ enquiryNumber }: ReceivedEnquiry) => links.enquiry(enquiryNumber)

  return {
    EnquiryReceived: async (received: ReceivedEnquiry, fact: StoredFact, context: CommandContext) => {
      const compose = (firstname: string) =>
        isErased(received) ? noLongerKnown : enquiryReceivedMail({ firstname, received, href: linkTo(received) })
      await send({
        kind: 'enquiryReceived',
        customerId: received.enquirerId,
        recipient: { firstname: shopIdentity.name, email: shopContact.email },
        ...{ fact, context, compose },
      })
    },
    EnquiryAnswered: async (data: { answer: string }, fact: StoredFact, context: CommandContext) => {
      const { received } = (await ledger.load(enquiryMachine, fact.stream)).context
      if (!received) return
      const compose = (firstname: string) =>
        isErased(received) ? noLongerKnown : enquiryAnsweredMail({ firstname, received, href: linkTo(received) }, data)
      const recipient = { firstname: received.name.split(' ')[0] ?? '', email: received.email }
      await send({ kind: 'enquiryAnswered', customerId: received.enquirerId, recipient, fact, context, compose })
    },
  }
}

const isErased = ({ email }: ReceivedEnquiry) => email === erased

const noLongerKnown = { why: 'The enquiry was erased' }
