import { bookingCalendar, type CalendarBooking } from '#api/bookingCalendar.ts'
import type { StoredFact } from '#api/eventStore/eventStore.ts'
import type { CommandContext } from '#api/eventStore/recordCommand.ts'
import { toRecordedFact } from '#api/eventStore/recordedFact.ts'
import { type Booking, bookingMachine } from '#domain/booking/bookingMachine.ts'
import { bookingStatusOf } from '#domain/booking/bookingStatus.ts'
import { replay } from '#domain/kernel/replay.ts'
import { recordIdOf } from '#domain/kernel/streamName.ts'
import type { MailKind } from '#domain/mail/mailEvents.ts'
import { providerMachine, providerStream } from '#domain/provider/providerMachine.ts'
import {
  type BookingMailData,
  bookingCanceledMail,
  bookingCompletedMail,
  bookingConfirmedMail,
  bookingDeclinedMail,
  bookingRequestedMail,
  bookingRescheduledMail,
} from './bookingMails.ts'
import type { MailContent } from './mailContent.ts'
import type { MailAttachment } from './mailer.ts'
import type { NotificationParts, SendMailJob } from './mailJob.ts'
import { mailLinksOf } from './mailLinks.ts'

/** Facts about a booking that its customer gets a mail about. */
export const bookingNotifications = (
  { store, ledger, publicUrl }: Pick<NotificationParts, 'store' | 'ledger' | 'publicUrl'>,
  send: SendMailJob,
) => {
  const links = mailLinksOf(publicUrl)

  // A mail that is sent late tells of the time that the booking had then, as does its calendar file.
  const bookingAfter = async ({ stream, revision }: StoredFact): Promise<Booking> => {
    const facts = (await store.readStream(stream)).filter((each) => each.revision <= revision)
    return replay(bookingMachine, stream, facts.map(toRecordedFact<typeof bookingMachine>))
  }

  const phoneOf = async (providerId: string) =>
    (await ledger.load(providerMachine, providerStream(providerId))).context.details?.phoneNumber ?? ''

  const toCustomer =
    <Data>(kind: MailKind, template: (about: BookingMailData, data: Data) => MailContent) =>
    async (data: Data, fact: StoredFact, context: CommandContext) => {
      const bookingId = recordIdOf(fact)
      const booking = await bookingAfter(fact)
      const { requested, reason } = booking.context
      if (!requested) return
      const href = links.booking(bookingId)
      const about = {
        ...{ requested, reason, href, by: fact.meta.by, at: fact.meta.at },
        reviewHref: links.providerReviews(requested.providerId),
        providerPhone: await phoneOf(requested.providerId),
        calendar: calendarFile({ id: bookingId, ...requested, ...stateOf(booking) }, href),
      }
      const compose = (firstname: string) => template({ firstname, ...about }, data)
      await send({ kind, customerId: requested.customerId, fact, context, compose })
    }

  return {
    BookingRequested: toCustomer('bookingRequested', bookingRequestedMail),
    BookingConfirmed: toCustomer('bookingConfirmed', bookingConfirmedMail),
    BookingDeclined: toCustomer('bookingDeclined', bookingDeclinedMail),
    BookingRescheduled: toCustomer('bookingRescheduled', bookingRescheduledMail),
    BookingCanceled: toCustomer('bookingCanceled', bookingCanceledMail),
    BookingCompleted: toCustomer('bookingCompleted', bookingCompletedMail),
  }
}

const stateOf = (booking: Booking) => ({ status: bookingStatusOf(booking), version: booking.revision })

// The method of the type is that of the file (RFC 5545, section 3.7.2).
const calendarFile = (booking: CalendarBooking, href: string): MailAttachment => ({
  ...bookingCalendar(booking, href),
  type: 'text/calendar; method=PUBLISH; charset=utf-8',
})
