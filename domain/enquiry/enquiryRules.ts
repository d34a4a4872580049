import { accountRules } from '#domain/account/accountRules.ts'
import { lengthRule } from '#domain/kernel/lengthRule.ts'

/** The fields of the contact form as they are typed; `topic` is empty until one is chosen. */
export interface TypedEnquiry {
  topic: string
  name: string
  email: string
  orderNumber: string
  message: string
}

export const messageRule = lengthRule('message', 10, 2000)

/** The rule of an admin's answer. */
export const answerRule = lengthRule('answer', 10, 4000)

export const noTopicError = 'Choose what it is about'

/** The error message of a field, the same that `EnquiryRequest` has on the server, or `undefined`. Browsers load it without Zod. */
export const enquiryFieldError = (field: keyof TypedEnquiry, typed: TypedEnquiry) => checks[field](typed[field])

const checks: Record<keyof TypedEnquiry, (value: string) => string | undefined> = {
  topic: (topic) => (topic ? undefined : noTopicError),
  name: lengthRule('name', 2, 60).check,
  email: (address) => accountRules.email(address.trim()),
  orderNumber: lengthRule('order number', 0, 20).check,
  message: messageRule.check,
}
