import { cleanText } from '#domain/kernel/cleanText.ts'
import type { Address } from './addressEvents.ts'
import { normalizeMobileNumber } from './mobileNumber.ts'

export type AddressField = keyof Address

export interface AddressRule {
  name: string
  /** Converts a trimmed value to its stored form, to which the other rules apply. */
  normalize?: (written: string) => string
  /** Minimum and maximum length in characters. */
  minLength: number
  maxLength: number
  /** Replaces the general message for a value that is too short. */
  tooShortError?: string
  pattern?: RegExp
  /** The message for a value that does not match the pattern. */
  patternError?: string
}

/** The fields of a delivery address (section 5 of the specification). */
export const addressRules: Record<AddressField, AddressRule> = {
  recipientName: { name: 'recipient name', minLength: 2, maxLength: 30 },
  recipientMobileNumber: {
    name: 'recipient mobile number',
    normalize: normalizeMobileNumber,
    minLength: 10,
    maxLength: 10,
    pattern: /^\d+$/,
    patternError: 'The recipient mobile number must be exactly 10 digits',
  },
  streetAddress: { name: 'street address', minLength: 10, maxLength: 30 },
  complex: { name: 'complex', minLength: 2, maxLength: 30, tooShortError: 'Complex name required' },
  city: { name: 'city', minLength: 2, maxLength: 30 },
  province: { name: 'province', minLength: 2, maxLength: 30 },
  suburb: { name: 'suburb', minLength: 2, maxLength: 30 },
  postalCode: { name: 'postal code', minLength: 2, maxLength: 30 },
}

/** A line break in an address would forge a line of the mails and of the courier's label. */
export const inOneLine = (written: string) => cleanText(written).replace(/\s+/g, ' ')

/** The error message for a trimmed value, or `undefined`. */
export const addressFieldError = (field: AddressField, written: string) => {
  const { name, normalize, minLength, maxLength, tooShortError, pattern, patternError } = addressRules[field]
  const value = cleanText((normalize ?? inOneLine)(written)).trim()
  const { length } = [...value]
  if (length < minLength) return tooShortError ?? `The ${name} must be at least ${minLength} characters long`
  if (length > maxLength) return `The ${name} must be at most ${maxLength} characters long`

  return pattern && !pattern.test(value) ? patternError : undefined
}
