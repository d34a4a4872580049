/** The kinds of records that the audit speaks of, by what their streams' names begin with; each with what people call many of it. */
export const nounWords = {
  order: 'Orders',
  product: 'Products',
  account: 'Accounts',
  addressBook: 'Address books',
  cart: 'Carts',
  review: 'Reviews',
  mail: 'Mails',
  picture: 'Pictures',
  slug: 'Product addresses',
  email: 'E-mail addresses',
  roster: 'Roster of admins',
  searches: 'Searches without result',
} as const

export type Noun = keyof typeof nounWords

export const auditNouns = Object.keys(nounWords) as [Noun, ...Noun[]]
