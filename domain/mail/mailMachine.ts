import { setup } from 'xstate'
import { fact } from '#domain/kernel/decision.ts'
import type { Replayed } from '#domain/kernel/replay.ts'
import type { MailFact, RecordedMailFact } from './mailEvents.ts'

const mailSetup = setup({ types: { context: {} as { tries: number }, events: {} as RecordedMailFact } })

const putOff = {
  target: 'putOff',
  actions: mailSetup.assign(({ event }) => (event.type === 'MailPutOff' ? { tries: event.data.tries } : {})),
} as const

const whileUnsent = { MailSent: 'sent', MailPutOff: putOff, MailRefused: 'refused' } as const

/** A mail is sent once or finally refused; until then it may be put off and tried again. */
export const mailMachine = mailSetup.createMachine({
  id: 'mail',
  context: { tries: 0 },
  initial: 'unsent',
  states: {
    unsent: { on: whileUnsent },
    putOff: { on: whileUnsent },
    sent: {},
    refused: {},
  },
})

export type MailRecord = Replayed<typeof mailMachine>

/** `factId`: the id of the fact that causes the mail. */
export const mailStream = (factId: string) => `mail-${factId}`

/** Whether the attempt after `tries` attempts is still due: false if it is recorded already, or if the mail is sent or refused. */
export const isDue = (mail: MailRecord, tries: number) => mail.can('MailSent') && mail.context.tries === tries

export interface DeliveryAttempt {
  /** The number of earlier attempts. */
  tries: number
  /** Why the delivery failed, if it did. */
  untaken: { why: string; isPutOff?: boolean } | undefined
}

/** Total of attempts. The policy repeats every two minutes, so it gives up a mail after eighteen minutes. */
const maxTries = 10

type MailSent = Extract<MailFact, { type: 'MailSent' }>['data']

/** Records the outcome of a delivery attempt. Idempotent; a success is recorded also after another node recorded a failure. */
export const recordDeliveryAttempt = (
  mail: MailRecord,
  details: MailSent,
  { tries, untaken }: DeliveryAttempt,
): MailFact[] => {
  if (!untaken) return mail.can('MailSent') ? [fact('MailSent', details)] : []
  if (!isDue(mail, tries)) return []

  const { why, isPutOff } = untaken
  const isLast = tries + 1 === maxTries
  return isPutOff && !isLast
    ? [fact('MailPutOff', { ...details, why, tries: tries + 1 })]
    : [fact('MailRefused', { ...details, why })]
}
