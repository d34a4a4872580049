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

/** The rule of every field: the error message of what is typed, or undefined if it is valid. */
export type EnquiryCheck = (field: EnquiryField, draft: EnquiryDraft) => string | undefined
