import { type Decision, fact, refuse } from '#domain/kernel/decision.ts'
import type { EnquiryFact, ReceivedEnquiry } from './enquiryEvents.ts'
import { type Enquiry, isGuestId } from './enquiryMachine.ts'

const sentFields = ['topic', 'name', 'email', 'orderNumber', 'message'] as const satisfies (keyof ReceivedEnquiry)[]

/** Keeps what somebody asked. Idempotent: a repeated request has the same id. A different one with that id is refused. */
export const receiveEnquiry = (
  { context: { received: earlier } }: Enquiry,
  received: ReceivedEnquiry,
): Decision<EnquiryFact, 'KeyWasUsed'> => {
  if (!earlier) return [fact('EnquiryReceived', received)]
  return sentFields.every((field) => earlier[field] === received[field]) ? [] : refuse('KeyWasUsed')
}

/** Answers an enquiry: the answer is mailed to whoever asked. */
export const answerEnquiry = (
  { context: { received }, is, can }: Enquiry,
  answer: string,
): Decision<EnquiryFact, 'EnquiryNotFound' | 'EnquiryIsErased'> => {
  if (!received) return refuse('EnquiryNotFound')
  if (is('erased') || !can('EnquiryAnswered')) return refuse('EnquiryIsErased')
  return [fact('EnquiryAnswered', { enquirerId: received.enquirerId, answer })]
}

/** Closes an enquiry that needs no answer by mail. */
export const closeEnquiry = (
  enquiry: Enquiry,
): Decision<EnquiryFact, 'EnquiryNotFound' | 'EnquiryIsErased' | 'EnquiryIsAnswered'> => {
  if (!enquiry.context.received) return refuse('EnquiryNotFound')
  if (enquiry.is('erased')) return refuse('EnquiryIsErased')
  if (enquiry.is('answered')) return refuse('EnquiryIsAnswered')
  return enquiry.is('closed') ? [] : [fact('EnquiryClosed', {})]
}

/** Erases the enquiry of a guest. That of a customer is erased with the account. */
export const eraseEnquiry = ({
  context: { received },
  is,
}: Enquiry): Decision<EnquiryFact, 'EnquiryNotFound' | 'EnquiryIsACustomers'> => {
  if (!received) return refuse('EnquiryNotFound')
  if (!isGuestId(received.enquirerId)) return refuse('EnquiryIsACustomers')
  return is('erased') ? [] : [fact('EnquiryErased', { enquirerId: received.enquirerId })]
}
