import type { OtpPurpose, Role } from '#domain/account/accountEvents.ts'
import { otpRules } from '#domain/account/otpRules.ts'
import { shopContact } from '#domain/shopContact.ts'
import { shopIdentity } from '#domain/shopIdentity.ts'
import { button, hint, type MailContent, paragraph, title } from './mailContent.ts'
import { clockTime, dayAndTime } from './mailDates.ts'
import type { MailLinks } from './mailLinks.ts'

/** Input of the mails about an account; `at` is the time of the fact (ISO 8601). */
export interface AccountMailData {
  firstname: string
  at: string
  links: MailLinks
}

const { name } = shopIdentity
const { email, telephone } = shopContact
const howToReachUs = `${telephone.shown} or ${email}`

const addressFooterReason = `You are getting this e-mail because someone used this address at ${name}.`
const accountFooterReason = `You are getting this e-mail because you have an account at ${name}.`

const otpTexts = {
  signup: {
    subject: `Verify your e-mail address for ${name}`,
    heading: 'Verify your e-mail address',
    instruction: 'Enter this code where you signed up.',
    ignoreHint: `If you did not sign up at ${name}, someone probably mistyped an address. You do not need to do anything.`,
  },
  reset: {
    subject: `Choose a new password for ${name}`,
    heading: 'Choose a new password',
    instruction: 'Enter this code where you asked for a new password.',
    ignoreHint: 'If you did not ask for it, you do not need to do anything: your password stays the same.',
  },
  login: {
    subject: `Log in at ${name}`,
    heading: 'Log in without waiting',
    instruction:
      'Someone has entered wrong passwords for your account. Enter this code where you log in, then your password, to log in without waiting.',
    ignoreHint: 'If it was not you, you do not need to do anything: nobody can log in without your password.',
  },
} satisfies Record<OtpPurpose, object>

const minutes = otpRules.lifetime / 60

interface MailedOtp {
  /** Six digits. */
  otp: string
  /** The link that can be used in place of the digits. */
  href: string
}

/** Sent when a code was issued: at sign-up, for a forgotten password, or to skip the login delay that wrong passwords cause. */
export const otpMail = (
  purpose: OtpPurpose,
  { otp, href }: MailedOtp,
  { firstname, at }: AccountMailData,
): MailContent => {
  const { subject, heading, instruction, ignoreHint } = otpTexts[purpose]
  const until = clockTime(new Date(Date.parse(at) + otpRules.lifetime * 1000))
  return {
    subject,
    preview: `The code works for ${minutes} minutes.`,
    heading,
    firstname,
    blocks: [
      paragraph(`${instruction} It works for ${minutes} minutes, until ${until}.`),
      { block: 'code', code: otp },
      {
        block: 'link',
        before: 'The code no longer works? ',
        label: 'Open this link',
        href,
        after: ` instead. It works once, within ${otpRules.linkLifetime / 60} minutes.`,
      },
      hint(`It works once, and only the newest code works. Nobody from ${name} will ever ask you for it.`),
      hint(ignoreHint),
    ],
    footerReason: addressFooterReason,
  }
}

/** Sent when a sign-up uses the address of an existing account. */
export const accountExistsMail = ({ firstname, links }: AccountMailData): MailContent => ({
  subject: `You already have an account at ${name}`,
  preview: 'Someone tried to sign up with your e-mail address.',
  heading: 'You already have an account',
  firstname,
  blocks: [
    paragraph(
      'Someone tried to sign up with your e-mail address. If it was you: your account is still there, with your old password.',
    ),
    button('Log in', links.login),
    {
      block: 'link',
      before: 'Forgot your password? Choose “',
      label: 'Forgot Password?',
      href: links.forgot,
      after: '” and we send you a code for a new one.',
    },
    hint(
      'If it was not you, you do not need to do anything: your account has not changed, and we told them nothing about it.',
    ),
  ],
  footerReason: accountFooterReason,
})

/** Sent when a forgotten password was replaced. */
export const passwordChangedMail = ({ firstname, at, links }: AccountMailData): MailContent => ({
  subject: `Your password for ${name} was changed`,
  preview: 'If it was not you, act now.',
  heading: 'Your password was changed',
  firstname,
  blocks: [
    paragraph(`Your password was changed on ${dayAndTime(at)}. Every device was signed out of your account.`),
    button('Log in', links.login),
    title('It was not you?'),
    paragraph('Then someone else may be able to read your e-mail. First change the password of your mailbox.'),
    {
      block: 'link',
      before: 'Then choose “',
      label: 'Forgot Password?',
      href: links.forgot,
      after: '”: a new password signs them out again.',
    },
    paragraph(`And tell us: ${howToReachUs}.`),
  ],
  footerReason: accountFooterReason,
})

/** Sent when an admin suspended the account. `reason`: in the admin's words. */
export const accountSuspendedMail = (
  { firstname, at }: AccountMailData,
  { reason }: { reason: string },
): MailContent => ({
  subject: `Your account at ${name} is suspended`,
  preview: 'You cannot log in for now.',
  heading: 'Your account is suspended',
  firstname,
  blocks: [
    paragraph(
      `We suspended your account on ${dayAndTime(at)}. You were signed out on every device, and cannot log in for now.`,
    ),
    ...(reason ? [paragraph(`The reason: ${reason}`)] : []),
    paragraph('Orders you have already placed will still be delivered.'),
    hint(`Do you think this is a mistake? Tell us and we will look at it again: ${howToReachUs}.`),
  ],
  footerReason: accountFooterReason,
})

/** Sent when an admin reinstated a suspended account. */
export const accountReinstatedMail = ({ firstname, at, links }: AccountMailData): MailContent => ({
  subject: `Your account at ${name} is open again`,
  preview: 'You can log in as before.',
  heading: 'Your account is open again',
  firstname,
  blocks: [
    paragraph(`Since ${dayAndTime(at)} you can log in again. Your orders, addresses and password are as they were.`),
    button('Log in', links.login),
    hint(`Any questions? ${howToReachUs}.`),
  ],
  footerReason: accountFooterReason,
})

/** Sent when an admin changed the role of the account. */
export const roleChangedMail = (account: AccountMailData, { role }: { role: Role }): MailContent =>
  role === 'Admin' ? becameAdminMail(account) : becameCustomerMail(account)

const becameAdminMail = ({ firstname, at, links }: AccountMailData): MailContent => ({
  subject: `You are now an admin at ${name}`,
  preview: 'You can look after products, orders and customers.',
  heading: 'You are now an admin',
  firstname,
  blocks: [
    paragraph(
      `Since ${dayAndTime(at)} you can look after products, orders and customers. What you do there is recorded.`,
    ),
    button('Log in', links.login),
    hint(`If you did not expect this, please tell us: ${howToReachUs}.`),
  ],
  footerReason: accountFooterReason,
})

const becameCustomerMail = ({ firstname, at }: AccountMailData): MailContent => ({
  subject: `You are no longer an admin at ${name}`,
  preview: 'Your own orders and addresses are as they were.',
  heading: 'You are no longer an admin',
  firstname,
  blocks: [
    paragraph(`Since ${dayAndTime(at)} you are a customer here. Your own orders and addresses are as they were.`),
    hint(`If you did not expect this, please tell us: ${howToReachUs}.`),
  ],
  footerReason: accountFooterReason,
})
