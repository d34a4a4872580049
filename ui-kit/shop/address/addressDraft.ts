export type AddressField = keyof typeof emptyAddress

/** The typed values of the eight fields of a delivery address. */
export type AddressDraft = Record<AddressField, string>

/** Validates the trimmed value of a field: returns an error message, or undefined. */
export type AddressCheck = (field: AddressField, value: string) => string | undefined

export const emptyAddress = {
  recipientName: '',
  recipientMobileNumber: '',
  streetAddress: '',
  complex: '',
  suburb: '',
  city: '',
  province: '',
  postalCode: '',
}

export const addressFields = Object.keys(emptyAddress) as AddressField[]

export const trimAddress = (typed: AddressDraft): AddressDraft => {
  const trimmed = { ...emptyAddress }
  for (const field of addressFields) trimmed[field] = typed[field].trim()
  return trimmed
}
