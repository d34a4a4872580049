import { describe, expect, it } from 'vitest'
import { fact } from '#domain/kernel/decision.ts'
import { replay } from '#domain/kernel/replay.ts'
import { recordedFact } from '#domain/testing/fixtures.ts'
import type { MailFact } from './mailEvents.ts'
import { isDue, mailMachine, mailStream, recordDeliveryAttempt } from './mailMachine.ts'

const stream = mailStream('0f6b1e70-5c0a-4a52-9d5e-6f6f1f1c2a11')
const thanks = { kind: 'orderPlaced', customerId: 'amina', about: 'order-aminas-order' } as const
const why = 'The mail server refused it: 550 5.1.1'
const refused = { why }
const putOff = { why: 'The mail server put it off: 450 4.2.1', isPutOff: true }

const mail = (...facts: MailFact[]) =>
  replay(
    mailMachine,
    stream,
    facts.map((each) => recordedFact(each)),
  )
const wasPutOff = (tries: number) => fact('MailPutOff', { ...thanks, why: putOff.why, tries })
const delivered = (tries: number) => ({ tries, untaken: undefined })

describe('a mail', () => {
  it('has a stream that is named after the fact that causes it', () => {
    expect(stream).toBe('mail-0f6b1e70-5c0a-4a52-9d5e-6f6f1f1c2a11')
  })

  it('that the mail server accepted is recorded as sent', () => {
    expect(recordDeliveryAttempt(mail(), thanks, delivered(0))).toEqual([fact('MailSent', thanks)])
  })

  it('that the mail server refused is recorded with the reason', () => {
    const recorded = recordDeliveryAttempt(mail(), thanks, { tries: 0, untaken: refused })
    expect(recorded).toEqual([fact('MailRefused', { ...thanks, why })])
  })

  it.each<[state: string, noted: MailFact]>([
    ['sent', fact('MailSent', thanks)],
    ['refused', fact('MailRefused', { ...thanks, why })],
  ])('that was %s is not recorded again after a second attempt with any outcome', (state, recorded) => {
    const done = mail(recorded)
    expect(done.is(state)).toBe(true)
    expect(isDue(done, 0)).toBe(false)
    for (const untaken of [undefined, refused, putOff])
      expect(recordDeliveryAttempt(done, thanks, { tries: 0, untaken })).toEqual([])
  })
})

describe('a mail that is put off', () => {
  it('is recorded with the number of attempts', () => {
    expect(recordDeliveryAttempt(mail(), thanks, { tries: 0, untaken: putOff })).toEqual([wasPutOff(1)])
    expect(recordDeliveryAttempt(mail(wasPutOff(1)), thanks, { tries: 1, untaken: putOff })).toEqual([wasPutOff(2)])
  })

  it('is due for its next attempt only', () => {
    const twice = mail(wasPutOff(1), wasPutOff(2))
    expect([0, 1, 2, 3].map((tries) => isDue(twice, tries))).toEqual([false, false, true, false])
  })

  it.each<[what: string, tries: number, noted: MailFact]>([
    ['put off again by its ninth attempt', 8, wasPutOff(9)],
    ['refused by its tenth attempt', 9, fact('MailRefused', { ...thanks, why: putOff.why })],
  ])('is %s', (_what, tries, recorded) => {
    expect(recordDeliveryAttempt(mail(wasPutOff(tries)), thanks, { tries, untaken: putOff })).toEqual([recorded])
  })

  it('can only be recorded as sent by an attempt that another node recorded as put off', () => {
    const putOffByAnother = mail(wasPutOff(1))
    expect(recordDeliveryAttempt(putOffByAnother, thanks, delivered(0))).toEqual([fact('MailSent', thanks)])
    for (const untaken of [refused, putOff])
      expect(recordDeliveryAttempt(putOffByAnother, thanks, { tries: 0, untaken })).toEqual([])
  })
})
