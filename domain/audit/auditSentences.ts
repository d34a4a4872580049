import { accountSentence } from '#domain/account/accountTimeline.ts'
import { adminRegistrySentence, emailSentence } from '#domain/account/adminRegistryTimeline.ts'
import { addressSentence } from '#domain/address/addressTimeline.ts'
import { slideSentence } from '#domain/banner/slideTimeline.ts'
import { agendaSentence } from '#domain/booking/agendaTimeline.ts'
import { bookingSentence } from '#domain/booking/bookingTimeline.ts'
import { cartSentence } from '#domain/cart/cartTimeline.ts'
import { pictureSentence, slugSentence } from '#domain/catalogue/pictureTimeline.ts'
import { productSentence } from '#domain/catalogue/productTimeline.ts'
import { enquirySentence } from '#domain/enquiry/enquiryTimeline.ts'
import { inboxSentence } from '#domain/inbox/inboxTimeline.ts'
import { mailSentence } from '#domain/mail/mailTimeline.ts'
import { orderSentence } from '#domain/order/orderTimeline.ts'
import { pageViewsSentence } from '#domain/pageView/pageViewsTimeline.ts'
import { providerSentence } from '#domain/provider/providerTimeline.ts'
import { recordDefinitions } from '#domain/recordDefinitions.ts'
import { reviewSentence } from '#domain/review/reviewTimeline.ts'
import { searchesSentence } from '#domain/search/searchesTimeline.ts'
import { accountSecuritySentence, securitySentence } from '#domain/security/securityTimeline.ts'
import { stockAlertSentence } from '#domain/stockAlert/stockAlertTimeline.ts'
import { type RecordKind, recordKinds } from './recordKinds.ts'

/** The sentences for the facts of each kind of record, to follow the actor's name. A missing kind does not compile. */
const sentencesByKind: Record<
  keyof typeof recordDefinitions,
  (fact: never, orderNamed: (orderId: string) => string) => string
> = {
  account: accountSentence,
  accountSecurity: accountSecuritySentence,
  addressBook: addressSentence,
  agenda: agendaSentence,
  booking: bookingSentence,
  cart: cartSentence,
  email: emailSentence,
  enquiry: enquirySentence,
  inbox: inboxSentence,
  mail: mailSentence,
  order: orderSentence,
  pageViews: pageViewsSentence,
  picture: pictureSentence,
  product: productSentence,
  provider: providerSentence,
  review: reviewSentence,
  roster: adminRegistrySentence,
  searches: searchesSentence,
  security: securitySentence,
  slide: slideSentence,
  slug: slugSentence,
  stockAlerts: stockAlertSentence,
}

/** Replacements for sentences that contain personal data, free text or product ids; those stand in the record's own history only. */
const anonymousSentences: Readonly<Record<string, string>> = {
  AccountSuspended: 'suspended the account',
  AddressAdded: 'added an address',
  AddressUpdated: 'changed an address',
  BookingCanceled: 'cancelled the booking',
  BookingDeclined: 'declined the booking',
  BookingRequested: 'requested a booking',
  CartCountSet: 'changed a quantity',
  CartMerged: 'added the cart from their device',
  CartOrdered: 'ordered what was in the cart',
  CartPricesAccepted: 'agreed to new prices',
  CartRestored: 'put back in the cart what was not sold after all',
  ProductPutInCart: 'put a product in the cart',
  ProductTakenOut: 'took a product out of the cart',
  ProductsPutBack: 'put products back in the cart',
  SearchesFoundNothing: 'counted searches that found nothing',
  OrderCanceled: 'cancelled the order',
  OrderDelivered: 'delivered the order',
}

/** Describes a fact of any kind of record in a sentence without personal data. */
export const auditSentence = (
  noun: RecordKind,
  fact: { type: string; data: unknown },
  orderNameOf: (orderId: string) => string,
) => anonymousSentences[fact.type] ?? sentencesByKind[noun](fact as never, orderNameOf)

/** The kind of record that a fact type belongs to; `undefined` for an unknown type. */
export const recordKindOf = (type: string) => kindByFactType.get(type)

/** All fact types of a kind of record, or of all kinds. */
export const factTypesOf = (noun?: RecordKind) =>
  [...kindByFactType].flatMap(([type, kind]) => (!noun || noun === kind ? [type] : []))

const kindByFactType = new Map<string, RecordKind>(
  recordKinds.flatMap((noun) => Object.keys(recordDefinitions[noun].facts).map((type) => [type, noun] as const)),
)
