import { toCents } from '#domain/kernel/money.ts'

/** The name and tagline of the shop. */
export const shopIdentity = {
  name: 'Ekhaya',
  tagline: 'it makes life easier and more affordable',
  since: 2019,
} as const

/** The description of the shop for search engines. Not a field of `shopIdentity`, so that no browser loads it. */
export const shopDescription =
  'Appliances, hardware and household goods for South African homes. Pay on delivery. Free delivery on orders of R250 or more. Same-day delivery in Soweto Pimville and Tiyani Magoro.'

/** Amounts in cents. Section 9 of the specification defines `freeFrom`; the fee is a demo value that a deployment can change. */
export const defaultDeliveryTerms = { fee: toCents(60), freeFrom: toCents(250) }
