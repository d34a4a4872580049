import { z } from 'zod'
import { accountFields } from '#domain/account/accountForm.ts'
import { singleLineText } from '#domain/catalogue/productFields.ts'
import { text } from '#domain/kernel/endpoint.ts'
import { answerRule, messageRule, noTopicError } from './enquiryRules.ts'
import { enquiryTopics } from './enquiryTopics.ts'

/** The contact form. */
export const EnquiryRequest = z.object({
  topic: z.enum(enquiryTopics, { error: noTopicError }),
  name: singleLineText('name', 2, 60),
  email: accountFields.email,
  orderNumber: singleLineText('order number', 0, 20).default(''),
  message: text('message', messageRule.min, messageRule.max),
})

/** An admin's answer to an enquiry. */
export const EnquiryAnswer = z.object({
  id: z.string({ error: 'The id is missing' }),
  answer: text('answer', answerRule.min, answerRule.max),
})
