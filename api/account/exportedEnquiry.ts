import type { Enquiry } from '#domain/enquiry/enquiryMachine.ts'
import { enquiryTopicLabels } from '#domain/enquiry/enquiryTopics.ts'

/** An enquiry as whoever sent it exports it. */
export const exportedEnquiry = ({ context: { received, answers } }: Enquiry) => ({
  enquiryNumber: received?.enquiryNumber,
  about: received && enquiryTopicLabels[received.topic],
  name: received?.name,
  email: received?.email,
  orderNumber: received?.orderNumber,
  message: received?.message,
  answers,
})
