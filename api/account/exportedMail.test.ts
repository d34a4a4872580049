import { expect, it } from 'vitest'
import { monday } from '#domain/cast.ts'
import { fact } from '#domain/kernel/decision.ts'
import type { MailFact } from '#domain/mail/mailEvents.ts'
import { mailView } from './exportedMail.ts'

const stored = (noted: MailFact) => ({
  ...{ ...noted, id: 'of-the-note', version: 2, stream: 'mail-of-a-fact', revision: 0, position: 7 },
  meta: { by: { role: 'system', id: 'sendMail' } as const, at: monday, correlationId: 'a mail' },
})

const thanks = { kind: 'orderPlaced', customerId: 'amina', about: 'order-aminas-order' } as const
const subject = 'Thank you for your order EK-7F3K-92QD'
const why = 'The mail server put it off: 450 4.2.1'

it.each<[what: string, noted: MailFact, told: object]>([
  ['was sent', fact('MailSent', { ...thanks, subject }), { subject, sent: true }],
  ['waits', fact('MailPutOff', { ...thanks, subject, why, tries: 1 }), { subject, sent: false, why }],
  ['nobody took', fact('MailRefused', { ...thanks, subject, why }), { subject, sent: false, why }],
  [
    'was sent before subjects were noted',
    fact('MailSent', thanks),
    { subject: '(the confirmation of the order)', sent: true },
  ],
])('a mail that %s is told with its date and its subject', (_what, noted, told) =>
  expect(mailView(stored(noted))).toEqual({ at: monday, ...told }),
)
