import { describe, expect, it } from 'vitest'
import { fact } from '#domain/kernel/decision.ts'
import { replay } from '#domain/kernel/replay.ts'
import { monday, recordedFact } from '#domain/testing/fixtures.ts'
import { answerEnquiry, closeEnquiry, eraseEnquiry, receiveEnquiry } from './enquiryCommands.ts'
import type { EnquiryFact, ReceivedEnquiry } from './enquiryEvents.ts'
import { enquiryMachine, enquiryStream, guestId } from './enquiryMachine.ts'

const aminasQuestion: ReceivedEnquiry = {
  enquirerId: 'amina',
  enquiryNumber: 'EN-4Q9Z-0KXB',
  topic: 'delivery',
  name: 'Amina Daniels',
  email: 'amina@ekhaya.example',
  orderNumber: '',
  message: 'Can the driver call me ten minutes before?',
}
const guestsQuestion = { ...aminasQuestion, enquirerId: guestId('e1') }
const answer = 'Yes, the driver calls you on the way.'

const enquiry = (...facts: EnquiryFact[]) =>
  replay(
    enquiryMachine,
    enquiryStream('e1'),
    facts.map((each) => recordedFact(each)),
  )

const received = fact('EnquiryReceived', aminasQuestion)
const fromGuest = fact('EnquiryReceived', guestsQuestion)
const answered = fact('EnquiryAnswered', { enquirerId: 'amina', answer })
const closed = fact('EnquiryClosed', {})
const erasedFact = fact('EnquiryErased', { enquirerId: guestsQuestion.enquirerId })

describe('an enquiry', () => {
  it('is received once, however often the request is repeated', () => {
    expect(receiveEnquiry(enquiry(), aminasQuestion)).toEqual([received])
    expect(receiveEnquiry(enquiry(received), aminasQuestion)).toEqual([])
  })

  it.each(['topic', 'name', 'email', 'orderNumber', 'message'] as const)(
    'is not replaced by one with another %s',
    (field) => {
      const another = { ...aminasQuestion, [field]: 'other' } as ReceivedEnquiry
      expect(receiveEnquiry(enquiry(received), another)).toEqual({ refusal: 'KeyWasUsed' })
    },
  )

  it.each<[string, EnquiryFact[], unknown]>([
    ['nobody sent', [], { refusal: 'EnquiryNotFound' }],
    ['is open', [received], [answered]],
    ['was answered', [received, answered], [answered]],
    ['was closed', [received, closed], [answered]],
    ['was erased', [fromGuest, erasedFact], { refusal: 'EnquiryIsErased' }],
  ])('that %s is answered accordingly', (_state, facts, expected) => {
    expect(answerEnquiry(enquiry(...facts), answer)).toEqual(expected)
  })

  it.each<[string, EnquiryFact[], unknown]>([
    ['nobody sent', [], { refusal: 'EnquiryNotFound' }],
    ['is open', [received], [closed]],
    ['was answered', [received, answered], { refusal: 'EnquiryIsAnswered' }],
    ['was closed', [received, closed], []],
    ['was erased', [fromGuest, erasedFact], { refusal: 'EnquiryIsErased' }],
  ])('that %s is closed accordingly', (_state, facts, expected) => {
    expect(closeEnquiry(enquiry(...facts))).toEqual(expected)
  })

  it.each<[string, EnquiryFact[], unknown]>([
    ['nobody sent', [], { refusal: 'EnquiryNotFound' }],
    ['a guest sent', [fromGuest], [erasedFact]],
    ['a guest sent and an admin answered', [fromGuest, answered], [erasedFact]],
    ['was erased', [fromGuest, erasedFact], []],
    ['a customer sent', [received], { refusal: 'EnquiryIsACustomers' }],
  ])('that %s is erased accordingly', (_state, facts, expected) => {
    expect(eraseEnquiry(enquiry(...facts))).toEqual(expected)
  })

  it('keeps every answer, oldest first, with its time', () => {
    const correction = fact('EnquiryAnswered', {
      enquirerId: 'amina',
      answer: 'On second thought, ring the neighbour.',
    })
    expect(enquiry(received, answered, correction).context.answers).toEqual([
      { answer, answeredAt: monday },
      { answer: correction.data.answer, answeredAt: monday },
    ])
  })
})
