import { z } from 'zod'
import { contract, text } from '#domain/kernel/endpoint.ts'
import { type AddressRule, addressRules, inOneLine } from './addressRules.ts'

const fieldSchema = ({ name, normalize, minLength, maxLength, tooShortError, pattern, patternError }: AddressRule) => {
  const bounded = text(name, minLength, maxLength, tooShortError ? { message: tooShortError } : {})
  return z
    .string({ error: tooShortError ?? `The ${name} must be a text` })
    .transform(normalize ?? inOneLine)
    .pipe(pattern ? bounded.regex(pattern, patternError) : bounded)
}

/** A delivery address in a request. */
export const NewAddress = z.object({
  recipientName: fieldSchema(addressRules.recipientName),
  recipientMobileNumber: fieldSchema(addressRules.recipientMobileNumber),
  streetAddress: fieldSchema(addressRules.streetAddress),
  complex: fieldSchema(addressRules.complex),
  city: fieldSchema(addressRules.city),
  province: fieldSchema(addressRules.province),
  suburb: fieldSchema(addressRules.suburb),
  postalCode: fieldSchema(addressRules.postalCode),
})

const AddressResponse = z.object({
  _id: z.string(),
  id: z.string(),
  recipientName: z.string(),
  recipientMobileNumber: z.string(),
  streetAddress: z.string(),
  complex: z.string(),
  city: z.string(),
  province: z.string(),
  suburb: z.string(),
  postalCode: z.string(),
})

const customerParams = z.object({ customerId: z.string() })
const addressParams = z.object({ addressId: z.string() })

const update = {
  access: 'signedIn',
  params: addressParams,
  querydata: z.object({
    newAddressData: NewAddress,
    addressId: z.string().optional(),
    customerId: z.string().optional(),
  }),
  response: z.object({ address: AddressResponse }),
} as const

const remove = {
  access: 'signedIn',
  params: addressParams,
  response: z.object({ addresses: z.array(AddressResponse) }),
} as const

export const addressContract = contract({
  'GET customer/addresses/:customerId': {
    summary: "A customer's delivery addresses",
    access: 'signedIn',
    params: customerParams,
    response: z.object({ addresses: z.array(AddressResponse) }),
  },
  'POST customer/add/address/:customerId': {
    summary: 'Add a delivery address',
    access: 'signedIn',
    params: customerParams,
    querydata: z.object({ newAddressData: NewAddress, customerId: z.string().optional() }),
    response: z.object({ address: AddressResponse }),
  },
  'PATCH customer/update/address/:addressId': { summary: 'Change a delivery address', ...update },
  'POST customer/update/address/:addressId': { summary: 'Change a delivery address', ...update },
  'DELETE customer/delete/address/:addressId': { summary: 'Delete a delivery address', ...remove },
  'POST customer/delete/address/:addressId': {
    summary: 'Delete a delivery address',
    ...remove,
    querydata: z.object({ customerId: z.string().optional() }),
  },
})
