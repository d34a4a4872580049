import type { StoredFact } from '#api/eventStore/eventStore.ts'
import type { CommandContext } from '#api/eventStore/recordCommand.ts'
import type { Reaction } from '#api/policies/policy.ts'
import type { OtpPurpose } from '#domain/account/accountEvents.ts'
import { recordIdOf } from '#domain/kernel/streamName.ts'
import type { MailKind } from '#domain/mail/mailEvents.ts'
import {
  type AccountMailData,
  accountExistsMail,
  accountReinstatedMail,
  accountSuspendedMail,
  otpMail,
  passwordChangedMail,
  roleChangedMail,
} from './accountMails.ts'
import type { MailContent } from './mailContent.ts'
import type { Undeliverable } from './mailer.ts'
import type { NotificationParts, SendMailJob } from './mailJob.ts'
import { mailLinksOf } from './mailLinks.ts'
import { otpCancelReason } from './otpCancelReason.ts'

/** Facts about an account that its owner gets a mail about. */
export const accountNotifications = (
  { store, codeOf, linkOf, publicUrl, now }: Omit<NotificationParts, 'ledger'>,
  send: SendMailJob,
) => {
  const links = mailLinksOf(publicUrl)

  const toOwner =
    <Data>(kind: MailKind, template: (about: AccountMailData, data: Data) => MailContent) =>
    (data: Data, fact: StoredFact, context: CommandContext) => {
      const compose = (firstname: string) => template({ firstname, at: fact.meta.at, links }, data)
      return send({ kind, customerId: recordIdOf(fact), fact, context, compose })
    }

  const sendOtp = ({ purpose, id }: { purpose: OtpPurpose; id: string }, fact: StoredFact, context: CommandContext) => {
    const compose = async (firstname: string, email: string): Promise<MailContent | Undeliverable> => {
      const code = { otp: codeOf(id), href: links.code(email, linkOf(id)) }
      return (
        (await otpCancelReason(store, fact, now())) ?? otpMail(purpose, code, { firstname, at: fact.meta.at, links })
      )
    }
    return send({ kind: 'otp', customerId: recordIdOf(fact), fact, context, compose })
  }

  return {
    OtpIssued: sendOtp,
    SignupRepeated: toOwner('accountExists', accountExistsMail),
    PasswordReset: toOwner('passwordChanged', passwordChangedMail),
    AccountSuspended: onlyByAdmin(toOwner('accountSuspended', accountSuspendedMail)),
    AccountReinstated: onlyByAdmin(toOwner('accountReinstated', accountReinstatedMail)),
    RoleGranted: onlyByAdmin(toOwner('roleChanged', roleChangedMail)),
  }
}

// The shop itself grants a role to each account that is opened without a sign-up: no mail about that.
const onlyByAdmin =
  <Data>(reaction: Reaction<Data>): Reaction<Data> =>
  async (data, fact, context) =>
    fact.meta.by.role === 'admin' ? reaction(data, fact, context) : undefined
