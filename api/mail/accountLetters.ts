import type { OtpPurpose } from '#domain/account/accountEvents.ts'
import { otpRules } from '#domain/account/otpRules.ts'
import { shopContact } from '#domain/shopContact.ts'
import { shopIdentity } from '#domain/shopIdentity.ts'
import { button, hint, type Letter, paragraph, title } from './letter.ts'
import type { Links } from './links.ts'
import { clockTime, dayAndTime } from './moments.ts'

/** What mails about an account are written from; `at` is when the fact happened (ISO 8601). */
export interface AboutAccount {
  firstname: string
  at: string
  links: Links
}

const { name } = shopIdentity
const { email, telephone } = shopContact

const becauseOfAddress = `You get this mail because somebody used this e-mail address at ${name}.`
const becauseOfAccount = `You get this mail because you have an account at ${name}.`

const occasions = {
  signup: {
    subject: `Verify your e-mail address for ${name}`,
    heading: 'Verify your e-mail address',
    where: 'Enter this code where you signed up.',
    otherwise: `You did not sign up at ${name}? Then somebody mistyped an address: do nothing, and nothing happens.`,
  },
  reset: {
    subject: `Choose a new password for ${name}`,
    heading: 'Choose a new password',
    where: 'Enter this code where you asked for a new password.',
    otherwise: 'You did not ask for it? Then do nothing: your password stays as it is.',
  },
} satisfies Record<OtpPurpose, object>

const minutes = otpRules.lifetime / 60

/** Sent when a code was issued: at sign-up, or where somebody forgot their password. `code`: six digits. */
export const otpLetter = (purpose: OtpPurpose, code: string, { firstname, at }: AboutAccount): Letter => {
  const { subject, heading, where, otherwise } = occasions[purpose]
  const until = clockTime(new Date(Date.parse(at) + otpRules.lifetime * 1000))
  return {
    subject,
    preview: `The code is good for ${minutes} minutes.`,
    heading,
    firstname,
    parts: [
      paragraph(`${where} It is good for ${minutes} minutes, until ${until}.`),
      { part: 'code', code },
      hint(`It works once, and only the newest code does. Nobody from ${name} will ever ask you for it.`),
      hint(otherwise),
    ],
    because: becauseOfAddress,
  }
}

/** Sent when somebody signs up with the address of an account that is there. */
export const accountExistsLetter = ({ firstname, links }: AboutAccount): Letter => ({
  subject: `You already have an account at ${name}`,
  preview: 'Somebody tried to sign up with your e-mail address.',
  heading: 'You already have an account',
  firstname,
  parts: [
    paragraph(
      'Somebody tried to sign up with your e-mail address. If it was you: your account is still there, with your old password.',
    ),
    button('Log in', links.login),
    {
      part: 'link',
      before: 'You no longer know your password? Choose “',
      label: 'Forgot Password?',
      href: links.forgot,
      after: '” and we send you a code for a new one.',
    },
    hint('It was not you? Then do nothing: your account is as it was, and whoever tried was told nothing about it.'),
  ],
  because: becauseOfAccount,
})

/** Sent when a forgotten password was replaced. */
export const passwordChangedLetter = ({ firstname, at, links }: AboutAccount): Letter => ({
  subject: `Your password for ${name} was changed`,
  preview: 'If it was not you, act now.',
  heading: 'Your password was changed',
  firstname,
  parts: [
    paragraph(
      `You have a new password since ${dayAndTime(at)}. Whoever was signed in to your account has been signed out, on every device.`,
    ),
    button('Log in', links.login),
    title('It was not you?'),
    paragraph('Then somebody else can read your mail. Change the password of your mailbox first.'),
    {
      part: 'link',
      before: 'Then choose “',
      label: 'Forgot Password?',
      href: links.forgot,
      after: '”: a new password signs them out again.',
    },
    paragraph(`And tell us: ${telephone.shown} or ${email}.`),
  ],
  because: becauseOfAccount,
})
