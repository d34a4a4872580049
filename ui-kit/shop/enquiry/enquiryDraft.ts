import { countCharacters } from '#ui-kit/elements/countCharacters.ts'

/** The fields of the contact form, as typed. `topic` is empty until one is chosen. */
export type EnquiryDraft = { topic: string; name: string; email: string; orderNumber: string; message: string }

export type EnquiryField = keyof EnquiryDraft

export const emptyEnquiry: EnquiryDraft = { topic: '', name: '', email: '', orderNumber: '', message: '' }

/** The labels of the fields, in the order of the form. */
export const enquiryLabels: Readonly<Record<EnquiryField, string>> = {
  topic: 'What is it about?',
  name: 'Your name',
  email: 'Your e-mail address',
  orderNumber: 'Order number (optional)',
  message: 'Your message',
}

export const maxMessageLength = 2000

/** The error message of a field, or undefined if it is valid. Lengths count the characters after trimming. */
export const enquiryError = (field: EnquiryField, draft: EnquiryDraft) => {
  const value = draft[field].trim()
  switch (field) {
    case 'topic':
      return value ? undefined : 'Choose what it is about'
    case 'name':
      return lengthError('name', value, 2, 60)
    case 'email':
      return lengthError('email', value, 3, 100) ?? (looksLikeEmail.test(value) ? undefined : 'Enter an e-mail address')
    case 'orderNumber':
      return lengthError('order number', value, 0, 20)
    case 'message':
      return lengthError('message', value, 10, maxMessageLength)
  }
}

const looksLikeEmail = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\]+\.[^\s@<>()[\],;:"\\]+$/u

/** The error of a text that is too short or too long. */
export const lengthError = (name: string, value: string, min: number, max: number) => {
  const length = countCharacters(value)
  if (length < min) return `The ${name} must be at least ${min} characters long`
  return length > max ? `The ${name} must be at most ${max} characters long` : undefined
}
