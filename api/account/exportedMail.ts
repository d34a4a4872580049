import type { StoredFact } from '#api/eventStore/eventStore.ts'
import { happened } from '#api/eventStore/handle.ts'
import type { MailHappened } from '#domain/mail/mailEvents.ts'
import { mailTopics } from '#domain/mail/mailTimeline.ts'

/** What became of a mail, by the newest fact of its stream; where no letter was written, what it would have told. */
export const mailView = (newest: StoredFact) => {
  const { type, data, at } = happened<never>(newest) as MailHappened
  return {
    at,
    subject: data.subject ?? `(${mailTopics[data.kind]})`,
    sent: type === 'MailSent',
    ...(type === 'MailSent' ? {} : { why: data.why }),
  }
}
