import { typedText } from '#domain/kernel/typedText.ts'
import type { Address } from './addressEvents.ts'
import { keptMobileNumber } from './mobileNumber.ts'

export type AddressField = keyof Address

export interface AddressRule {
  name: string
  /** How a trimmed value is kept; this is what the rest is about. */
  asKept?: (written: string) => string
  /** Shortest and longest, in characters. */
  least: number
  most: number
  /** Said instead of the general sentence where the value is too short. */
  tooShort?: string
  pattern?: RegExp
  /** Said where the value does not fit the pattern. */
  otherwise?: string
}

/** The fields of a delivery address (section 5 of the specification). */
export const addressRules: Record<AddressField, AddressRule> = {
  recipientName: { name: 'recipient name', least: 2, most: 30 },
  recipientMobileNumber: {
    name: 'recipient mobile number',
    asKept: keptMobileNumber,
    least: 10,
    most: 10,
    pattern: /^\d+$/,
    otherwise: 'The recipient mobile number must be exactly 10 digits',
  },
  streetAddress: { name: 'street address', least: 10, most: 30 },
  complex: { name: 'complex', least: 2, most: 30, tooShort: 'Complex name required' },
  city: { name: 'city', least: 2, most: 30 },
  province: { name: 'province', least: 2, most: 30 },
  suburb: { name: 'suburb', least: 2, most: 30 },
  postalCode: { name: 'postal code', least: 2, most: 30 },
}

/** What is wrong with a trimmed value, or nothing. */
export const wrongInAddress = (field: AddressField, written: string) => {
  const { name, asKept, least, most, tooShort, pattern, otherwise } = addressRules[field]
  const value = typedText(asKept ? asKept(written) : written).trim()
  const { length } = [...value]
  if (length < least) return tooShort ?? `The ${name} must be at least ${least} characters long`
  if (length > most) return `The ${name} must be at most ${most} characters long`

  return pattern && !pattern.test(value) ? otherwise : undefined
}
