import { setup } from 'xstate'
import { fact } from '#domain/kernel/decision.ts'
import type { Replayed } from '#domain/kernel/replay.ts'
import type { MailFact, MailHappened } from './mailEvents.ts'

const mailSetup = setup({ types: { context: {} as { tries: number }, events: {} as MailHappened } })

const putOff = {
  target: 'putOff',
  actions: mailSetup.assign(({ event }) => (event.type === 'MailPutOff' ? { tries: event.data.tries } : {})),
} as const

const yetToGo = { MailSent: 'sent', MailPutOff: putOff, MailRefused: 'refused' } as const

/** A mail is handed over once, or refused for good; until then it may be put off, and tried again. */
export const mailMachine = mailSetup.createMachine({
  id: 'mail',
  context: { tries: 0 },
  initial: 'unsent',
  states: {
    unsent: { on: yetToGo },
    putOff: { on: yetToGo },
    sent: {},
    refused: {},
  },
})

export type MailRecord = Replayed<typeof mailMachine>

/** `factId`: of the fact that leads to the mail. */
export const mailStream = (factId: string) => `mail-${factId}`

/** Whether a mail is to be tried that was tried so often before: a try that comes again finds it tried, or done with. */
export const isDue = (mail: MailRecord, tries: number) => mail.can('MailSent') && mail.context.tries === tries

export interface Tried {
  /** How often it was tried before. */
  tries: number
  /** Why nobody took it, if so. */
  untaken: { why: string; isPutOff?: boolean } | undefined
}

/** In all: with two minutes between them a mail is given up after eighteen. */
const mostTries = 10

type MailSent = Extract<MailFact, { type: 'MailSent' }>['data']

/** What came of a try, noted once. Again changes nothing, unless by then it was handed over. */
export const noteMail = (mail: MailRecord, noted: MailSent, { tries, untaken }: Tried): MailFact[] => {
  if (!untaken) return mail.can('MailSent') ? [fact('MailSent', noted)] : []
  if (!isDue(mail, tries)) return []

  const { why, isPutOff } = untaken
  const isLast = tries + 1 === mostTries
  return isPutOff && !isLast
    ? [fact('MailPutOff', { ...noted, why, tries: tries + 1 })]
    : [fact('MailRefused', { ...noted, why })]
}
