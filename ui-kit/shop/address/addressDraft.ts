export type AddressField = keyof typeof emptyAddress

/** The eight fields of a delivery address, as typed. */
export type AddressDraft = Record<AddressField, string>

/** The rules of an address: what is wrong with a field's trimmed value, or nothing. */
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

export const trimmedAddress = (typed: AddressDraft): AddressDraft => {
  const trimmed = { ...emptyAddress }
  for (const field of addressFields) trimmed[field] = typed[field].trim()
  return trimmed
}
