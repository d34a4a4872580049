import { z } from 'zod'
import { contract, text } from '#domain/kernel/endpoint.ts'

/** A delivery address as it is sent; lengths are those of the specification's section 5. */
export const NewAddress = z.object({
  recipientName: text('recipient name', 2, 30),
  recipientMobileNumber: text('recipient mobile number', 10, 10, {
    pattern: /^\d{10}$/,
    otherwise: 'The recipient mobile number must be exactly 10 digits',
  }),
  streetAddress: text('street address', 10, 30),
  complex: text('complex', 2, 30, { otherwise: 'Complex name required' }),
  city: text('city', 2, 30),
  province: text('province', 2, 30),
  suburb: text('suburb', 2, 30),
  postalCode: text('postal code', 2, 30),
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
