import type { StoredFact } from '#api/eventStore/eventStore.ts'
import { toRecordedFact } from '#api/eventStore/recordedFact.ts'
import type { RecordedMailFact } from '#domain/mail/mailEvents.ts'
import { mailTopics } from '#domain/mail/mailTimeline.ts'

/** The state of a mail, from the newest fact of its stream. A mail that was never written has its topic as the subject. */
export const mailView = (newest: StoredFact) => {
  const { type, data, at } = toRecordedFact<never>(newest) as RecordedMailFact
  return {
    at,
    subject: data.subject ?? `(${mailTopics[data.kind]})`,
    sent: type === 'MailSent',
    ...(type === 'MailSent' ? {} : { why: data.why }),
  }
}
