import { type Sentences, sentenceFormatter } from '#domain/kernel/timeline.ts'
import type { EnquiryFact } from './enquiryEvents.ts'
import { enquiryTopicLabels } from './enquiryTopics.ts'

const sentences = {
  EnquiryReceived: ({ enquiryNumber, topic }) =>
    `sent enquiry ${enquiryNumber}: ${enquiryTopicLabels[topic].toLowerCase()}`,
  EnquiryAnswered: () => 'answered the enquiry',
  EnquiryClosed: () => 'closed the enquiry without an answer',
  EnquiryErased: () => 'erased the enquiry',
} satisfies Sentences<EnquiryFact>

export const enquirySentence = sentenceFormatter<EnquiryFact>(sentences)

export const enquiryFactTypes = Object.keys(sentences)
