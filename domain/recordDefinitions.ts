import { accountFacts, adminRegistryFacts, emailFacts } from './account/accountEvents.ts'
import { accountMachine } from './account/accountMachine.ts'
import { adminRegistryMachine } from './account/adminRegistryMachine.ts'
import { emailMachine } from './account/emailMachine.ts'
import { addressBookMachine } from './address/addressBookMachine.ts'
import { addressFacts } from './address/addressEvents.ts'
import { slideFacts } from './banner/slideEvents.ts'
import { slideMachine } from './banner/slideMachine.ts'
import { agendaFacts } from './booking/agendaEvents.ts'
import { agendaMachine } from './booking/agendaMachine.ts'
import { bookingFacts } from './booking/bookingEvents.ts'
import { bookingMachine } from './booking/bookingMachine.ts'
import { cartFacts } from './cart/cartEvents.ts'
import { cartMachine } from './cart/cartMachine.ts'
import { pictureFacts, pictureMachine } from './catalogue/pictureMachine.ts'
import { productFacts } from './catalogue/productEvents.ts'
import { productMachine } from './catalogue/productMachine.ts'
import { slugFacts, slugMachine } from './catalogue/slugMachine.ts'
import { enquiryFacts } from './enquiry/enquiryEvents.ts'
import { enquiryMachine } from './enquiry/enquiryMachine.ts'
import { inboxFacts } from './inbox/inboxEvents.ts'
import { inboxMachine } from './inbox/inboxMachine.ts'
import type { EventSchema } from './kernel/eventSchema.ts'
import { mailFacts } from './mail/mailEvents.ts'
import { mailMachine } from './mail/mailMachine.ts'
import { orderFacts } from './order/orderEvents.ts'
import { orderMachine } from './order/orderMachine.ts'
import { pageViewFacts } from './pageView/pageViewEvents.ts'
import { pageViewsMachine } from './pageView/pageViewsMachine.ts'
import { providerFacts } from './provider/providerEvents.ts'
import { providerMachine } from './provider/providerMachine.ts'
import { reviewFacts } from './review/reviewEvents.ts'
import { reviewMachine } from './review/reviewMachine.ts'
import { searchFacts } from './search/searchEvents.ts'
import { searchesMachine } from './search/searchesMachine.ts'
import { accountSecurityFacts, securityFacts } from './security/securityEvents.ts'
import { accountSecurityMachine, securityMachine } from './security/securityMachines.ts'
import { stockAlertFacts } from './stockAlert/stockAlertEvents.ts'
import { stockAlertsMachine } from './stockAlert/stockAlertMachine.ts'

/** Every kind of record by its stream prefix: the machine that replays it, and the schemas of its facts. */
export const recordDefinitions = {
  account: { machine: accountMachine, facts: accountFacts },
  accountSecurity: { machine: accountSecurityMachine, facts: accountSecurityFacts },
  addressBook: { machine: addressBookMachine, facts: addressFacts },
  agenda: { machine: agendaMachine, facts: agendaFacts },
  booking: { machine: bookingMachine, facts: bookingFacts },
  cart: { machine: cartMachine, facts: cartFacts },
  email: { machine: emailMachine, facts: emailFacts },
  enquiry: { machine: enquiryMachine, facts: enquiryFacts },
  inbox: { machine: inboxMachine, facts: inboxFacts },
  mail: { machine: mailMachine, facts: mailFacts },
  order: { machine: orderMachine, facts: orderFacts },
  pageViews: { machine: pageViewsMachine, facts: pageViewFacts },
  picture: { machine: pictureMachine, facts: pictureFacts },
  product: { machine: productMachine, facts: productFacts },
  provider: { machine: providerMachine, facts: providerFacts },
  review: { machine: reviewMachine, facts: reviewFacts },
  roster: { machine: adminRegistryMachine, facts: adminRegistryFacts },
  searches: { machine: searchesMachine, facts: searchFacts },
  security: { machine: securityMachine, facts: securityFacts },
  slide: { machine: slideMachine, facts: slideFacts },
  slug: { machine: slugMachine, facts: slugFacts },
  stockAlerts: { machine: stockAlertsMachine, facts: stockAlertFacts },
}

/** The stored schema of a fact type; `undefined` for an unknown type. */
export const schemaOf = (type: string): EventSchema | undefined => schemas.get(type)

const schemas = new Map<string, EventSchema>(
  Object.values(recordDefinitions).flatMap(({ facts }) => Object.entries<EventSchema>(facts)),
)
