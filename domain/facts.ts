import { accountFacts, emailFacts, rosterFacts } from '#domain/account/accountEvents.ts'
import { accountMachine } from '#domain/account/accountMachine.ts'
import { emailMachine } from '#domain/account/emailMachine.ts'
import { rosterMachine } from '#domain/account/rosterMachine.ts'
import { addressBookMachine } from '#domain/address/addressBookMachine.ts'
import { addressFacts } from '#domain/address/addressEvents.ts'
import { cartFacts } from '#domain/cart/cartEvents.ts'
import { cartMachine } from '#domain/cart/cartMachine.ts'
import { pictureFacts, pictureMachine } from '#domain/catalogue/pictureMachine.ts'
import { productFacts } from '#domain/catalogue/productEvents.ts'
import { productMachine } from '#domain/catalogue/productMachine.ts'
import { slugFacts, slugMachine } from '#domain/catalogue/slugMachine.ts'
import type { Keeping } from '#domain/kernel/personal.ts'
import { mailFacts } from '#domain/mail/mailEvents.ts'
import { mailMachine } from '#domain/mail/mailMachine.ts'
import { orderFacts } from '#domain/order/orderEvents.ts'
import { orderMachine } from '#domain/order/orderMachine.ts'
import { reviewFacts } from '#domain/review/reviewEvents.ts'
import { reviewMachine } from '#domain/review/reviewMachine.ts'
import { searchFacts } from '#domain/search/searchEvents.ts'
import { searchesMachine } from '#domain/search/searchesMachine.ts'

/** Every kind of record, by the noun that its streams begin with: the machine that replays it, and how its facts are kept. */
export const records = {
  account: { machine: accountMachine, facts: accountFacts },
  addressBook: { machine: addressBookMachine, facts: addressFacts },
  cart: { machine: cartMachine, facts: cartFacts },
  email: { machine: emailMachine, facts: emailFacts },
  mail: { machine: mailMachine, facts: mailFacts },
  order: { machine: orderMachine, facts: orderFacts },
  picture: { machine: pictureMachine, facts: pictureFacts },
  product: { machine: productMachine, facts: productFacts },
  review: { machine: reviewMachine, facts: reviewFacts },
  roster: { machine: rosterMachine, facts: rosterFacts },
  searches: { machine: searchesMachine, facts: searchFacts },
  slug: { machine: slugMachine, facts: slugFacts },
}

/** How facts of a type are kept; `undefined` for a type that the shop does not know. */
export const keepingOf = (type: string): Keeping | undefined => keepings.get(type)

const keepings = new Map<string, Keeping>(Object.values(records).flatMap(({ facts }) => Object.entries<Keeping>(facts)))
