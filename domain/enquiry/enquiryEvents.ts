import type { Fact, RecordedFact } from '#domain/kernel/decision.ts'
import { type EventSchemas, erased } from '#domain/kernel/eventSchema.ts'
import type { EnquiryTopic } from './enquiryTopics.ts'

/** A question from the contact form. */
export interface ReceivedEnquiry {
  /** The id of the signed-in customer who asked; for a guest `guestId` of the enquiry, so that its key can be destroyed alone. */
  enquirerId: string
  /** Short and readable: `EN-7F3K-92QD`. */
  enquiryNumber: string
  topic: EnquiryTopic
  name: string
  email: string
  message: string
  /** As it was typed; empty if the question is about no order. */
  orderNumber: string
}

export type EnquiryFact =
  | Fact<'EnquiryReceived', ReceivedEnquiry>
  | Fact<'EnquiryAnswered', { enquirerId: string; answer: string }>
  | Fact<'EnquiryClosed', Record<never, never>>
  | Fact<'EnquiryErased', { enquirerId: string }>

const key = { customerIn: 'enquirerId' }

export const enquiryFacts = {
  EnquiryReceived: {
    version: 1,
    personal: { name: erased, email: erased, message: erased, orderNumber: erased },
    key,
  },
  EnquiryAnswered: { version: 1, personal: { answer: erased }, key },
  EnquiryClosed: { version: 1 },
  EnquiryErased: { version: 1 },
} satisfies EventSchemas<EnquiryFact>

export type RecordedEnquiryFact = RecordedFact<EnquiryFact>
