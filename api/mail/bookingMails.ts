import type { RequestedBooking } from '#domain/booking/bookingEvents.ts'
import { changeableUntil } from '#domain/booking/bookingTransitions.ts'
import { bookingChangeHours } from '#domain/businessConstants.ts'
import type { Actor } from '#domain/kernel/decision.ts'
import { formatRand } from '#domain/kernel/money.ts'
import { shopContact } from '#domain/shopContact.ts'
import { shopIdentity } from '#domain/shopIdentity.ts'
import { button, type ContentBlock, hint, type MailContent, paragraph, title } from './mailContent.ts'
import { dayAndTime } from './mailDates.ts'
import type { MailAttachment } from './mailer.ts'

/** Input of the mails about a booking, as it was right after the fact that the mail is about. */
export interface BookingMailData {
  firstname: string
  requested: RequestedBooking
  /** The service provider's telephone number: ten digits, or '' if unknown. */
  providerPhone: string
  /** Why it was declined or canceled. */
  reason: string
  /** The actor of the fact, and its time (ISO 8601). */
  by: Actor
  at: string
  /** Link to the booking's page. */
  href: string
  /** Link to the reviews of the service provider. */
  reviewHref: string
  /** The booking as a calendar file. */
  calendar: MailAttachment
}

const { name } = shopIdentity
const { email, telephone } = shopContact

/** Sent when a customer requested a booking. */
export const bookingRequestedMail = (booking: BookingMailData): MailContent => ({
  ...envelope(booking, 'We have your request'),
  subject: `Your booking ${booking.requested.bookingNumber} is requested`,
  preview: `${dayAndTime(booking.requested.start)}: the time is set aside for you.`,
  blocks: [
    paragraph('The time is set aside for you. We will write again as soon as it is confirmed.'),
    ...appointment(booking),
    changeHint(booking),
  ],
  attachment: booking.calendar,
})

/** Sent when the shop confirmed a booking. */
export const bookingConfirmedMail = (booking: BookingMailData): MailContent => ({
  ...envelope(booking, 'Your booking is confirmed'),
  subject: `Your booking ${booking.requested.bookingNumber} is confirmed`,
  preview: `${dayAndTime(booking.requested.start)}.`,
  blocks: [
    paragraph(`${booking.requested.providerName} will come to you on ${dayAndTime(booking.requested.start)}.`),
    ...appointment(booking),
    changeHint(booking),
  ],
  attachment: booking.calendar,
})

/** Sent when the shop declined a requested booking. */
export const bookingDeclinedMail = (booking: BookingMailData): MailContent => ({
  ...envelope(booking, 'Your booking was declined'),
  subject: `Your booking ${booking.requested.bookingNumber} was declined`,
  preview: 'You owe nothing for it.',
  blocks: [
    paragraph('We are sorry: this appointment cannot take place. You owe nothing for it.'),
    ...reasonGiven(booking),
    ...appointmentThatWas(booking),
  ],
  attachment: booking.calendar,
})

/** Sent when a booking got another time. `previousStart`: ISO 8601. */
export const bookingRescheduledMail = (
  booking: BookingMailData,
  { previousStart }: { previousStart: string },
): MailContent => ({
  ...envelope(booking, 'Your booking has a new time'),
  subject: `Your booking ${booking.requested.bookingNumber} has a new time`,
  preview: `${dayAndTime(booking.requested.start)}.`,
  blocks: [
    paragraph(
      `${isOwn(booking) ? 'You' : 'We'} moved it from ${dayAndTime(previousStart)} to ${dayAndTime(booking.requested.start)}.`,
    ),
    ...appointment(booking),
    changeHint(booking),
  ],
  attachment: booking.calendar,
})

/** Sent when a booking was cancelled, by its customer or by the shop. */
export const bookingCanceledMail = (booking: BookingMailData): MailContent => ({
  ...envelope(booking, 'Your booking was cancelled'),
  subject: `Your booking ${booking.requested.bookingNumber} was cancelled`,
  preview: 'You owe nothing for it.',
  blocks: [
    ...(isOwn(booking)
      ? [paragraph('You cancelled this booking. You owe nothing for it.')]
      : [paragraph('We are sorry: we had to cancel this booking. You owe nothing for it.'), ...reasonGiven(booking)]),
    ...appointmentThatWas(booking),
  ],
  attachment: booking.calendar,
})

/** Sent when the work is done. */
export const bookingCompletedMail = (booking: BookingMailData): MailContent => ({
  ...envelope(booking, 'Thank you for your booking'),
  subject: `Thank you for your booking ${booking.requested.bookingNumber}`,
  preview: 'How was it? Your review helps your neighbours.',
  blocks: [
    paragraph(
      `We hope you are happy with everything. How was ${booking.requested.providerName}? Your review helps your neighbours.`,
    ),
    button('Write a review', booking.reviewHref),
    title('What you booked'),
    timeAndProvider(booking),
    { block: 'link', before: 'You can find it again under ', label: 'your booking', href: booking.href, after: '.' },
    hint(`If something is not right, please tell us: ${telephone.shown} or ${email}.`),
  ],
})

const envelope = ({ firstname, requested }: BookingMailData, heading: string) => ({
  heading,
  reference: `Booking ${requested.bookingNumber}`,
  firstname,
  footerReason: `You are getting this e-mail because you booked a service provider at ${name}.`,
})

const isOwn = ({ by }: BookingMailData) => by.role === 'customer'

const reasonGiven = ({ reason }: BookingMailData) => (reason ? [paragraph(`The reason: ${reason}`)] : [])

const appointment = (booking: BookingMailData): ContentBlock[] => [
  button('See your booking', booking.href),
  title('Your appointment'),
  timeAndProvider(booking),
  title('Where'),
  place(booking),
  title('What you pay'),
  paragraph(feeSentence(booking.requested)),
]

const appointmentThatWas = (booking: BookingMailData): ContentBlock[] => [
  button('See your booking', booking.href),
  title('What you booked'),
  timeAndProvider(booking),
  hint(`Any questions? ${telephone.shown} or ${email}.`),
]

const timeAndProvider = ({ requested, providerPhone }: BookingMailData): ContentBlock => ({
  block: 'address',
  lines: [
    `${dayAndTime(requested.start)}, ${requested.minutes} minutes`,
    `${requested.providerName}, ${requested.profession}`,
    ...(providerPhone ? [`Telephone ${groupedDigits(providerPhone)}`] : []),
  ],
})

const place = ({ requested: { address } }: BookingMailData): ContentBlock => ({
  block: 'address',
  lines: [
    address.recipientName,
    `${address.streetAddress}, ${address.complex}`,
    `${address.suburb}, ${address.city}`,
    `${address.province}, ${address.postalCode}`,
  ],
})

const feeSentence = ({ callOutFee }: RequestedBooking) =>
  callOutFee === 0
    ? 'There is no call-out fee.'
    : `The call-out fee is ${formatRand(callOutFee)}, paid at the door. You settle the work itself with the service provider.`

const changeHint = ({ requested: { start }, at }: BookingMailData) => {
  const until = changeableUntil(start)
  return hint(
    Date.parse(at) < Date.parse(until)
      ? `You can reschedule or cancel it until ${dayAndTime(until)}. The attached file puts it in your calendar.`
      : `Something came up? It is less than ${bookingChangeHours} hours until then: please call us at ${telephone.shown}. The attached file puts it in your calendar.`,
  )
}

// 0825550143 -> 082 555 0143
const groupedDigits = (digits: string) => digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3')
