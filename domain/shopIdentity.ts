import { cents } from '#domain/kernel/money.ts'

/** Who the shop is: change it here. */
export const shopIdentity = {
  name: 'Ekhaya',
  tagline: 'it makes life easier and more affordable',
  since: 2019,
} as const

/** The shop in a sentence, for search engines. It stands beside the rest so that no browser loads it. */
export const shopDescription =
  'Appliances, hardware and household goods for South African homes. Pay on delivery, free delivery from R 250, the same day in Soweto Pimville and Tiyani Magoro.'

/** Cents: delivery is free from the amount of section 9; the fee is the demo's and may be set otherwise. */
export const usualDelivery = { fee: cents(60), freeFrom: cents(250) }
