import { defaultDeliveryFee, freeDeliveryFrom } from '#domain/businessConstants.ts'

/** The name and tagline of the shop. */
export const shopIdentity = {
  name: 'Ekhaya',
  tagline: 'it makes life easier and more affordable',
  since: 2019,
} as const

/** The delivery terms of a deployment that changes none of them. Amounts in cents. */
export const defaultDeliveryTerms = { fee: defaultDeliveryFee, freeFrom: freeDeliveryFrom }
