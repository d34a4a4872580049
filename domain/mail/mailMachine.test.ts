import { describe, expect, it } from 'vitest'
import { happened } from '#domain/cast.ts'
import { fact } from '#domain/kernel/decision.ts'
import { replay, unwritten } from '#domain/kernel/replay.ts'
import type { MailFact } from './mailEvents.ts'
import { mailMachine, mailStream, noteMail } from './mailMachine.ts'

const stream = mailStream('0f6b1e70-5c0a-4a52-9d5e-6f6f1f1c2a11')
const thanks = { kind: 'orderPlaced', customerId: 'amina', about: 'order-aminas-order' } as const
const why = 'The mail server refused it: 550 5.1.1'

describe('a mail', () => {
  it('is named after the fact that led to it', () => {
    expect(stream).toBe('mail-0f6b1e70-5c0a-4a52-9d5e-6f6f1f1c2a11')
  })

  it('that was handed over is noted as sent', () => {
    expect(noteMail(unwritten(mailMachine, stream), thanks)).toEqual([fact('MailSent', thanks)])
  })

  it('that nobody takes is noted with the reason', () => {
    expect(noteMail(unwritten(mailMachine, stream), thanks, why)).toEqual([fact('MailRefused', { ...thanks, why })])
  })

  it.each<[state: string, noted: MailFact]>([
    ['sent', fact('MailSent', thanks)],
    ['refused', fact('MailRefused', { ...thanks, why })],
  ])('that was %s is not noted again, whatever comes of a second try', (state, noted) => {
    const mail = replay(mailMachine, stream, [happened(noted)])
    expect(mail.is(state)).toBe(true)
    expect(noteMail(mail, thanks)).toEqual([])
    expect(noteMail(mail, thanks, why)).toEqual([])
  })
})
