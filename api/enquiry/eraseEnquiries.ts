import { customerKeyName } from '#api/eventStore/factEncryption.ts'
import type { Keyring } from '#api/eventStore/keyring.ts'
import type { Ledger } from '#api/eventStore/ledger.ts'
import { adminResponsesKey } from '#api/http/idempotency.ts'
import { policy } from '#api/policies/policy.ts'
import { guestEnquiryDays } from '#domain/businessConstants.ts'
import { eraseEnquiry } from '#domain/enquiry/enquiryCommands.ts'
import type { EnquiryFact } from '#domain/enquiry/enquiryEvents.ts'
import { enquiryMachine, isGuestId } from '#domain/enquiry/enquiryMachine.ts'

interface Parts {
  ledger: Ledger
  keyring: Keyring
  /** Deletes the kept mails about an enquirer. */
  forgetMails(enquirerId: string): void
}

/** Seconds that the enquiry of a guest is kept. That of a customer is kept as long as the account. */
export const guestEnquiryLifetime = guestEnquiryDays * 24 * 60 * 60

/** Erases guests' enquiries that are old enough, and destroys the keys of those that were erased, by it or by an admin. */
export const eraseEnquiries = ({ ledger, keyring, forgetMails }: Parts) =>
  policy<EnquiryFact>({
    name: 'eraseEnquiries',
    when: {
      EnquiryErased: async ({ enquirerId }, { stream }) => {
        await keyring.destroy(customerKeyName(enquirerId))
        // A repeated request of an admin would get the first response, with what the guest wrote.
        await keyring.destroy(adminResponsesKey)
        ledger.forget(stream)
        forgetMails(enquirerId)
      },
    },
    after: {
      EnquiryReceived: {
        seconds: guestEnquiryLifetime,
        react: async ({ enquirerId }, { stream }, context) => {
          if (isGuestId(enquirerId)) await ledger.handle(enquiryMachine, stream, context, eraseEnquiry)
        },
      },
    },
  })
