export type AddressField = keyof typeof addressRules

/** The eight fields of a delivery address, as typed. */
export type AddressDraft = Record<AddressField, string>

type Rule = {
  name: string
  min: number
  max: number
  /** Said instead of the general sentence where the value is too short. */
  tooShort?: string
  pattern?: RegExp
  otherwise?: string
}

/** Specification, section 5: lengths in characters, counted after trimming. */
export const addressRules = {
  recipientName: { name: 'recipient name', min: 2, max: 30 },
  recipientMobileNumber: {
    name: 'recipient mobile number',
    min: 10,
    max: 10,
    pattern: /^\d+$/,
    otherwise: 'The recipient mobile number must be exactly 10 digits',
  },
  streetAddress: { name: 'street address', min: 10, max: 30 },
  complex: { name: 'complex', min: 2, max: 30, tooShort: 'Complex name required' },
  suburb: { name: 'suburb', min: 2, max: 30 },
  city: { name: 'city', min: 2, max: 30 },
  province: { name: 'province', min: 2, max: 30 },
  postalCode: { name: 'postal code', min: 2, max: 30 },
} satisfies Record<string, Rule>

export const addressFields = Object.keys(addressRules) as AddressField[]

/** The sentence to show below the field, or undefined when its value is fine. */
export const addressError = (field: AddressField, typed: string) => {
  const { name, min, max, tooShort, pattern, otherwise }: Rule = addressRules[field]
  const value = typed.trim()

  if (value.length < min) return tooShort ?? `The ${name} must be at least ${min} characters long`
  if (value.length > max) return `The ${name} must be at most ${max} characters long`
  return pattern && !pattern.test(value) ? otherwise : undefined
}

export const emptyAddress: AddressDraft = {
  recipientName: '',
  recipientMobileNumber: '',
  streetAddress: '',
  complex: '',
  suburb: '',
  city: '',
  province: '',
  postalCode: '',
}

export const trimmedAddress = (typed: AddressDraft): AddressDraft => {
  const trimmed = { ...emptyAddress }
  for (const field of addressFields) trimmed[field] = typed[field].trim()
  return trimmed
}
