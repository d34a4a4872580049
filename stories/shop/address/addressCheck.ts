import type { AddressCheck } from '#ui-kit/shop/address/addressDraft.ts'

/** Rules enough for the stories: only what is too short is wrong. */
export const addressCheck: AddressCheck = (field, value) => {
  const least = field === 'streetAddress' || field === 'recipientMobileNumber' ? 10 : 2
  if (value.length >= least) return undefined
  return field === 'complex' ? 'Complex name required' : `The ${words(field)} must be at least ${least} characters long`
}

// `streetAddress` -> `street address`
const words = (field: string) => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
