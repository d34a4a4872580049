import { describe, expect, it } from 'vitest'
import { happened } from '#domain/cast.ts'
import { fact } from '#domain/kernel/decision.ts'
import { replay } from '#domain/kernel/replay.ts'
import type { MailFact } from './mailEvents.ts'
import { isDue, mailMachine, mailStream, noteMail } from './mailMachine.ts'

const stream = mailStream('0f6b1e70-5c0a-4a52-9d5e-6f6f1f1c2a11')
const thanks = { kind: 'orderPlaced', customerId: 'amina', about: 'order-aminas-order' } as const
const why = 'The mail server refused it: 550 5.1.1'
const refused = { why }
const putOff = { why: 'The mail server put it off: 450 4.2.1', isPutOff: true }

const mail = (...facts: MailFact[]) =>
  replay(
    mailMachine,
    stream,
    facts.map((each) => happened(each)),
  )
const wasPutOff = (tries: number) => fact('MailPutOff', { ...thanks, why: putOff.why, tries })
const took = (tries: number) => ({ tries, untaken: undefined })

describe('a mail', () => {
  it('is named after the fact that led to it', () => {
    expect(stream).toBe('mail-0f6b1e70-5c0a-4a52-9d5e-6f6f1f1c2a11')
  })

  it('that was handed over is noted as sent', () => {
    expect(noteMail(mail(), thanks, took(0))).toEqual([fact('MailSent', thanks)])
  })

  it('that nobody takes is noted with the reason', () => {
    const noted = noteMail(mail(), thanks, { tries: 0, untaken: refused })
    expect(noted).toEqual([fact('MailRefused', { ...thanks, why })])
  })

  it.each<[state: string, noted: MailFact]>([
    ['sent', fact('MailSent', thanks)],
    ['refused', fact('MailRefused', { ...thanks, why })],
  ])('that was %s is not noted again, whatever comes of a second try', (state, noted) => {
    const done = mail(noted)
    expect(done.is(state)).toBe(true)
    expect(isDue(done, 0)).toBe(false)
    for (const untaken of [undefined, refused, putOff])
      expect(noteMail(done, thanks, { tries: 0, untaken })).toEqual([])
  })
})

describe('a mail that is put off', () => {
  it('is noted with how often it was tried', () => {
    expect(noteMail(mail(), thanks, { tries: 0, untaken: putOff })).toEqual([wasPutOff(1)])
    expect(noteMail(mail(wasPutOff(1)), thanks, { tries: 1, untaken: putOff })).toEqual([wasPutOff(2)])
  })

  it('is due for its next try, and for none that is noted', () => {
    const twice = mail(wasPutOff(1), wasPutOff(2))
    expect([0, 1, 2, 3].map((tries) => isDue(twice, tries))).toEqual([false, false, true, false])
  })

  it.each<[what: string, tries: number, noted: MailFact]>([
    ['put off once more by its ninth try', 8, wasPutOff(9)],
    ['given up by its tenth', 9, fact('MailRefused', { ...thanks, why: putOff.why })],
  ])('is %s', (_what, tries, noted) => {
    expect(noteMail(mail(wasPutOff(tries)), thanks, { tries, untaken: putOff })).toEqual([noted])
  })

  it('is noted as sent by a try that somebody else has noted as put off, and as nothing else', () => {
    const meanwhile = mail(wasPutOff(1))
    expect(noteMail(meanwhile, thanks, took(0))).toEqual([fact('MailSent', thanks)])
    for (const untaken of [refused, putOff]) expect(noteMail(meanwhile, thanks, { tries: 0, untaken })).toEqual([])
  })
})
