/** The kinds of records by the prefix of their stream names, each with its plural label. */
export const recordKindLabels = {
  order: 'Orders',
  product: 'Products',
  provider: 'Service providers',
  booking: 'Bookings',
  agenda: 'Agendas',
  account: 'Accounts',
  accountSecurity: 'Security of accounts',
  addressBook: 'Address books',
  cart: 'Carts',
  review: 'Reviews',
  enquiry: 'Enquiries',
  slide: 'Slides of the banner',
  inbox: 'Inboxes',
  stockAlerts: 'Stock alerts',
  mail: 'Mails',
  picture: 'Pictures',
  slug: 'Product addresses',
  email: 'E-mail addresses',
  roster: 'Admins',
  searches: 'Searches without a result',
  pageViews: 'Page views',
  security: 'Security events without account',
} as const

export type RecordKind = keyof typeof recordKindLabels

export const recordKinds = Object.keys(recordKindLabels) as [RecordKind, ...RecordKind[]]
