import { setup } from 'xstate'
import { fact } from '#domain/kernel/decision.ts'
import type { Replayed } from '#domain/kernel/replay.ts'
import type { MailFact, MailHappened } from './mailEvents.ts'

const mailSetup = setup({ types: { context: {} as Record<never, never>, events: {} as MailHappened } })

/** A mail is handed over once, or refused for good. */
export const mailMachine = mailSetup.createMachine({
  id: 'mail',
  context: {},
  initial: 'unsent',
  states: {
    unsent: { on: { MailSent: 'sent', MailRefused: 'refused' } },
    sent: {},
    refused: {},
  },
})

export type MailRecord = Replayed<typeof mailMachine>

/** `factId`: of the fact that leads to the mail. */
export const mailStream = (factId: string) => `mail-${factId}`

type MailSent = Extract<MailFact, { type: 'MailSent' }>['data']

/** Noted once; again changes nothing. */
export const noteMail = (mail: MailRecord, sent: MailSent, refusedWhy?: string): MailFact[] => {
  if (!mail.is('unsent')) return []

  return refusedWhy === undefined ? [fact('MailSent', sent)] : [fact('MailRefused', { ...sent, why: refusedWhy })]
}
