import { z } from 'zod'
import { contract, text } from '#domain/kernel/endpoint.ts'
import { type AddressRule, addressRules } from './addressRules.ts'

const ruled = ({ name, asKept, least, most, tooShort, pattern, otherwise }: AddressRule) => {
  const bounded = text(name, least, most, tooShort ? { otherwise: tooShort } : {})
  const fitting = pattern ? bounded.regex(pattern, otherwise) : bounded
  return asKept
    ? z
        .string({ error: `The ${name} must be a text` })
        .transform(asKept)
        .pipe(fitting)
    : fitting
}

/** A delivery address as it is sent. */
export const NewAddress = z.object({
  recipientName: ruled(addressRules.recipientName),
  recipientMobileNumber: ruled(addressRules.recipientMobileNumber),
  streetAddress: ruled(addressRules.streetAddress),
  complex: ruled(addressRules.complex),
  city: ruled(addressRules.city),
  province: ruled(addressRules.province),
  suburb: ruled(addressRules.suburb),
  postalCode: ruled(addressRules.postalCode),
})

const AddressAnswer = z.object({
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

const ofCustomer = z.object({ customerId: z.string() })
const ofAddress = z.object({ addressId: z.string() })

const update = {
  who: 'signedIn',
  params: ofAddress,
  querydata: z.object({
    newAddressData: NewAddress,
    addressId: z.string().optional(),
    customerId: z.string().optional(),
  }),
  answer: z.object({ address: AddressAnswer }),
} as const

const remove = {
  who: 'signedIn',
  params: ofAddress,
  answer: z.object({ addresses: z.array(AddressAnswer) }),
} as const

export const addressContract = contract({
  'GET customer/addresses/:customerId': {
    summary: "A customer's delivery addresses",
    who: 'signedIn',
    params: ofCustomer,
    answer: z.object({ addresses: z.array(AddressAnswer) }),
  },
  'POST customer/add/address/:customerId': {
    summary: 'Add a delivery address',
    who: 'signedIn',
    params: ofCustomer,
    querydata: z.object({ newAddressData: NewAddress, customerId: z.string().optional() }),
    answer: z.object({ address: AddressAnswer }),
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
