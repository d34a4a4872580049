import type { AddressCheck } from '#ui-kit/shop/address/addressDraft.ts'

/** Simplified validation rules for the stories: only the minimum length is checked. */
export const addressCheck: AddressCheck = (field, value) => {
  const minLength = field === 'streetAddress' || field === 'recipientMobileNumber' ? 10 : 2
  if (value.length >= minLength) return undefined
  return field === 'complex'
    ? 'Complex name required'
    : `The ${fieldLabel(field)} must be at least ${minLength} characters long`
}

// `streetAddress` -> `street address`
const fieldLabel = (field: string) => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
