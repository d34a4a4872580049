import type { Role } from '#domain/account/accountEvents.ts'
import { shopContact } from '#domain/shopContact.ts'
import { shopIdentity } from '#domain/shopIdentity.ts'
import type { AboutAccount } from './accountLetters.ts'
import { button, hint, type Letter, paragraph } from './letter.ts'
import { dayAndTime } from './moments.ts'

const { name } = shopIdentity
const { email, telephone } = shopContact

const because = `You get this mail because you have an account at ${name}.`
const howToReachUs = `${telephone.shown} or ${email}`

/** Sent when an admin suspended the account. `reason`: in the admin's words. */
export const accountSuspendedLetter = ({ firstname, at }: AboutAccount, { reason }: { reason: string }): Letter => ({
  subject: `Your account at ${name} is suspended`,
  preview: 'You cannot log in for now.',
  heading: 'Your account is suspended',
  firstname,
  parts: [
    paragraph(
      `We suspended your account on ${dayAndTime(at)}. You were signed out on every device, and cannot log in for now.`,
    ),
    ...(reason ? [paragraph(`The reason: ${reason}`)] : []),
    paragraph('What you ordered before still comes to you.'),
    hint(`You think that this is a mistake? Tell us, and we look at it again: ${howToReachUs}.`),
  ],
  because,
})

/** Sent when an admin gave a suspended account back. */
export const accountReinstatedLetter = ({ firstname, at, links }: AboutAccount): Letter => ({
  subject: `Your account at ${name} is open again`,
  preview: 'You can log in as before.',
  heading: 'Your account is open again',
  firstname,
  parts: [
    paragraph(`Since ${dayAndTime(at)} you can log in again. Your orders, addresses and password are as they were.`),
    button('Log in', links.login),
    hint(`Any questions? ${howToReachUs}.`),
  ],
  because,
})

/** Sent when an admin made an admin of somebody, or a customer again. */
export const roleChangedLetter = (about: AboutAccount, { role }: { role: Role }): Letter =>
  role === 'Admin' ? madeAdmin(about) : madeCustomer(about)

const madeAdmin = ({ firstname, at, links }: AboutAccount): Letter => ({
  subject: `You are now an admin at ${name}`,
  preview: 'You can look after products, orders and customers.',
  heading: 'You are now an admin',
  firstname,
  parts: [
    paragraph(
      `Since ${dayAndTime(at)} you can look after products, orders and customers. What you do there is recorded.`,
    ),
    button('Log in', links.login),
    hint(`You did not expect this? Tell us: ${howToReachUs}.`),
  ],
  because,
})

const madeCustomer = ({ firstname, at }: AboutAccount): Letter => ({
  subject: `You are no longer an admin at ${name}`,
  preview: 'Your own orders and addresses are as they were.',
  heading: 'You are no longer an admin',
  firstname,
  parts: [
    paragraph(`Since ${dayAndTime(at)} you are a customer here. Your own orders and addresses are as they were.`),
    hint(`You did not expect this? Tell us: ${howToReachUs}.`),
  ],
  because,
})
