import { expect, it } from 'vitest'
import { fact } from '#domain/kernel/decision.ts'
import type { MailFact } from '#domain/mail/mailEvents.ts'
import { monday } from '#domain/testing/fixtures.ts'
import { mailView } from './exportedMail.ts'

const stored = (mailFact: MailFact) => ({
  ...{ ...mailFact, id: 'of-the-note', version: 2, stream: 'mail-of-a-fact', revision: 0, position: 7 },
  meta: { by: { role: 'system', id: 'sendMail' } as const, at: monday, correlationId: 'a mail' },
})

const thanks = { kind: 'orderPlaced', customerId: 'amina', about: 'order-aminas-order' } as const
const subject = 'Thank you for your order EK-7F3K-92QD'
const why = 'The mail server put it off: 450 4.2.1'

it.each<[what: string, noted: MailFact, view: object]>([
  ['was sent', fact('MailSent', { ...thanks, subject }), { subject, sent: true }],
  ['was put off', fact('MailPutOff', { ...thanks, subject, why, tries: 1 }), { subject, sent: false, why }],
  ['was refused', fact('MailRefused', { ...thanks, subject, why }), { subject, sent: false, why }],
  [
    'was sent before facts contained subjects',
    fact('MailSent', thanks),
    { subject: '(the confirmation of the order)', sent: true },
  ],
])('a mail that %s is exported with its date and its subject', (_what, mailFact, view) =>
  expect(mailView(stored(mailFact))).toEqual({ at: monday, ...view }),
)
