import { expect, it } from 'vitest'
import { fact } from '#domain/kernel/decision.ts'
import { transitionsOf } from '#domain/kernel/replay.ts'
import { recordedFact } from '#domain/testing/fixtures.ts'
import type { EnquiryFact } from './enquiryEvents.ts'
import { enquiryMachine } from './enquiryMachine.ts'
import { enquiryFactTypes, enquirySentence } from './enquiryTimeline.ts'

const question = {
  enquirerId: 'amina',
  enquiryNumber: 'EN-4Q9Z-0KXB',
  topic: 'delivery',
  name: 'Amina',
  email: 'amina@ekhaya.example',
  orderNumber: '',
  message: 'Can the driver call me?',
} as const

it.each<[EnquiryFact, string]>([
  [fact('EnquiryReceived', question), 'sent enquiry EN-4Q9Z-0KXB: delivery or payment'],
  [fact('EnquiryAnswered', { enquirerId: 'amina', answer: 'Yes.' }), 'answered the enquiry'],
  [fact('EnquiryClosed', {}), 'closed the enquiry without an answer'],
  [fact('EnquiryErased', { enquirerId: 'guest-e1' }), 'erased the enquiry'],
])('$type is formatted as "%s"', (given, sentence) => {
  expect(enquirySentence(recordedFact(given))).toBe(sentence)
})

it('every fact type of the enquiry machine has a sentence', () => {
  expect(enquiryFactTypes.toSorted()).toEqual(
    [...new Set(transitionsOf(enquiryMachine).map(({ type }) => type))].sort(),
  )
})
