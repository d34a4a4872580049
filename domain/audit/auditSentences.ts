import { accountSentence } from '#domain/account/accountTimeline.ts'
import { emailSentence, rosterSentence } from '#domain/account/rosterTimeline.ts'
import { addressSentence } from '#domain/address/addressTimeline.ts'
import { cartSentence } from '#domain/cart/cartTimeline.ts'
import { pictureSentence, slugSentence } from '#domain/catalogue/pictureTimeline.ts'
import { productSentence } from '#domain/catalogue/productTimeline.ts'
import { records } from '#domain/facts.ts'
import { mailSentence } from '#domain/mail/mailTimeline.ts'
import { orderSentence } from '#domain/order/orderTimeline.ts'
import { reviewSentence } from '#domain/review/reviewTimeline.ts'
import { searchesSentence } from '#domain/search/searchesTimeline.ts'
import { auditNouns, type Noun } from './auditNouns.ts'

/** How the facts of each noun are told, to stand after the actor's name. A noun without a teller does not compile. */
const tellers: Record<keyof typeof records, (fact: never, orderNamed: (orderId: string) => string) => string> = {
  account: accountSentence,
  addressBook: addressSentence,
  cart: cartSentence,
  email: emailSentence,
  mail: mailSentence,
  order: orderSentence,
  picture: pictureSentence,
  product: productSentence,
  review: reviewSentence,
  roster: rosterSentence,
  searches: searchesSentence,
  slug: slugSentence,
}

/** Where the sentence would name a person, say their words, or call products by their ids: that stands in the record's own history only. */
const discreet: Readonly<Record<string, string>> = {
  AccountSuspended: 'suspended the account',
  AddressAdded: 'added an address',
  AddressUpdated: 'changed an address',
  CartCountSet: 'changed how many are wanted',
  CartMerged: 'brought a cart along',
  CartOrdered: 'ordered what was in the cart',
  CartPricesAccepted: 'agreed to new prices',
  CartRestored: 'put back in the cart what was not sold after all',
  ProductPutInCart: 'put a product in the cart',
  ProductTakenOut: 'took a product out of the cart',
  ProductsPutBack: 'put products back in the cart',
  SearchesFoundNothing: 'found nothing for what visitors searched for',
  OrderCanceled: 'canceled the order',
  OrderDelivered: 'delivered the order',
}

/** A fact of any noun in a sentence that names no customer. */
export const auditSentence = (
  noun: Noun,
  fact: { type: string; data: unknown },
  orderNamed: (orderId: string) => string,
) => discreet[fact.type] ?? tellers[noun](fact as never, orderNamed)

/** Which noun a fact's type belongs to; `undefined` for a type that the shop does not know. */
export const nounOf = (type: string) => nouns.get(type)

/** All types of facts of some nouns; of all of them without one. */
export const factTypesOf = (noun?: Noun) => [...nouns].flatMap(([type, its]) => (!noun || noun === its ? [type] : []))

const nouns = new Map<string, Noun>(
  auditNouns.flatMap((noun) => Object.keys(records[noun].facts).map((type) => [type, noun] as const)),
)
