import pLimit from 'p-limit'
import type { AnyStateMachine } from 'xstate'
import type { EventStore, StoredFact } from '#api/eventStore/eventStore.ts'
import type { Ledger } from '#api/eventStore/ledger.ts'
import { toRecordedFact } from '#api/eventStore/recordedFact.ts'
import type { Sessions } from '#api/http/sessions/sessions.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { accountSentence } from '#domain/account/accountTimeline.ts'
import { addressBookMachine, addressBookStream } from '#domain/address/addressBookMachine.ts'
import { addressSentence } from '#domain/address/addressTimeline.ts'
import { bookingMachine } from '#domain/booking/bookingMachine.ts'
import { bookingSentence } from '#domain/booking/bookingTimeline.ts'
import type { CartFact } from '#domain/cart/cartEvents.ts'
import { cartMachine, cartStream } from '#domain/cart/cartMachine.ts'
import { cartSentence } from '#domain/cart/cartTimeline.ts'
import { enquiryMachine } from '#domain/enquiry/enquiryMachine.ts'
import { enquirySentence } from '#domain/enquiry/enquiryTimeline.ts'
import { inboxStream } from '#domain/inbox/inboxMachine.ts'
import { inboxSentence } from '#domain/inbox/inboxTimeline.ts'
import type { Actor } from '#domain/kernel/decision.ts'
import { toRand } from '#domain/kernel/money.ts'
import { replay } from '#domain/kernel/replay.ts'
import { mailStream } from '#domain/mail/mailMachine.ts'
import { type Order, orderMachine, orderStream } from '#domain/order/orderMachine.ts'
import { orderStatusOf, shippingStatusOf } from '#domain/order/orderStatus.ts'
import { orderSentence } from '#domain/order/orderTimeline.ts'
import { reviewMachine } from '#domain/review/reviewMachine.ts'
import { reviewSentence } from '#domain/review/reviewTimeline.ts'
import type { Occurrences } from '#domain/security/securityEvents.ts'
import { accountSecurityStream } from '#domain/security/securityMachines.ts'
import { accountSecuritySentence } from '#domain/security/securityTimeline.ts'
import { stockAlertsMachine, stockAlertsStream } from '#domain/stockAlert/stockAlertMachine.ts'
import { stockAlertSentence } from '#domain/stockAlert/stockAlertTimeline.ts'
import { exportedBooking } from './exportedBooking.ts'
import { cartLineView, loadProductNames, productsIn, withNames } from './exportedCart.ts'
import { exportedEnquiry } from './exportedEnquiry.ts'
import { mailView } from './exportedMail.ts'
import { exportedReview } from './exportedReview.ts'
import { exportedWish } from './exportedWish.ts'
import { profile } from './profile.ts'

interface Parts {
  store: EventStore
  ledger: Ledger
  sessions: Sessions
  /** Ids of a customer's orders. */
  orderIdsOf: (customerId: string) => readonly string[]
  bookingStreamsOf: (customerId: string) => readonly string[]
  /** The streams of a customer's reviews. */
  reviewStreamsOf: (customerId: string) => readonly string[]
  /** The streams of the questions that a customer sent with the contact form. */
  enquiryStreamsOf: (customerId: string) => readonly string[]
  now: () => Date
}

const maxConcurrentReads = 16

/** Exports everything that the shop stores about a customer as readable JSON: the current state and the history. Money in rand. */
export const openPersonalDataExport = (parts: Parts) => {
  const { store, ledger, sessions, orderIdsOf, bookingStreamsOf, reviewStreamsOf, enquiryStreamsOf, now } = parts
  const limit = pLimit(maxConcurrentReads)
  const readAll = (streams: readonly string[]) =>
    Promise.all(streams.map((stream) => limit(() => store.readStream(stream))))

  const mailsAbout = async (facts: readonly StoredFact[]) => {
    const newest = await Promise.all(facts.map(({ id }) => limit(() => store.readLast(mailStream(id)))))
    return newest.flatMap((fact) => (fact ? [mailView(fact)] : []))
  }

  return async (customerId: string) => {
    const own = [accountStream, addressBookStream, cartStream, accountSecurityStream, stockAlertsStream, inboxStream]
    const [account = [], addressBook = [], cart = [], security = [], stockAlerts = [], inbox = []] = await readAll(
      own.map((streamOf) => streamOf(customerId)),
    )
    const orders = await readAll(orderIdsOf(customerId).map(orderStream))
    const bookings = await readAll(bookingStreamsOf(customerId))
    const reviews = await readAll(reviewStreamsOf(customerId))
    const enquiries = await readAll(enquiryStreamsOf(customerId))
    const nameOf = await loadProductNames(ledger, productsIn(cart))
    const historyOf = historyFor(customerId)

    return {
      madeAt: now().toISOString(),
      account: {
        ...profile(customerId, recordOf(accountMachine, account)),
        history: historyOf(account.filter(isNotAccess), accountSentence),
      },
      addresses: {
        now: recordOf(addressBookMachine, addressBook).context.addresses,
        history: historyOf(addressBook, addressSentence),
      },
      cart: {
        now: recordOf(cartMachine, cart).context.lines.map((line) => cartLineView(line, nameOf)),
        history: historyOf(cart, (fact: CartFact) => cartSentence(withNames(fact, nameOf))),
      },
      orders: orders.map((facts) => ({
        ...orderView(recordOf(orderMachine, facts)),
        history: historyOf(facts, orderSentence),
      })),
      bookings: bookings.map((facts) => ({
        ...exportedBooking(recordOf(bookingMachine, facts)),
        history: historyOf(facts, bookingSentence),
      })),
      reviews: await Promise.all(
        reviews.map(async (facts) => ({
          ...(await limit(() => exportedReview(ledger, recordOf(reviewMachine, facts)))),
          history: historyOf(facts, reviewSentence),
        })),
      ),
      enquiries: enquiries.map((facts) => ({
        ...exportedEnquiry(recordOf(enquiryMachine, facts)),
        history: historyOf(facts, enquirySentence),
      })),
      stockAlerts: {
        now: await Promise.all(
          recordOf(stockAlertsMachine, stockAlerts).context.wishes.map((wish) => exportedWish(ledger, wish)),
        ),
        history: historyOf(stockAlerts, stockAlertSentence),
      },
      inbox: { history: historyOf(inbox, inboxSentence) },
      signedInAt: await sessions.listOf(customerId),
      security: securityView(security, historyOf(security, accountSecuritySentence)),
      mails: await mailsAbout([...account, ...orders.flat(), ...bookings.flat(), ...enquiries.flat(), ...stockAlerts]),
      lookedAt: historyOf(
        account.filter((fact) => !isNotAccess(fact)),
        accountSentence,
      ),
    }
  }
}

/** The security facts of the account, each with the networks and devices of the requests. */
const securityView = <F>(facts: readonly StoredFact[], entries: readonly F[]) =>
  entries.map((entry, index) => ({ ...entry, from: (facts[index]?.data as Occurrences | undefined)?.origins ?? [] }))

const isNotAccess = ({ type }: StoredFact) => type !== 'PersonalDataRevealed'

const recordOf = <Machine extends AnyStateMachine>(machine: Machine, facts: readonly StoredFact[]) =>
  replay(machine, facts[0]?.stream ?? machine.id, facts.map(toRecordedFact<Machine>))

/** Formats facts as history entries for the customer. */
const historyFor = (customerId: string) => {
  const actorLabel = ({ role, id }: Actor) => {
    if (id === customerId) return 'you'
    return role === 'admin' ? 'an admin' : role === 'system' ? 'the shop' : 'somebody who was not signed in'
  }
  return <HistoryFact>(facts: readonly StoredFact[], sentence: (fact: HistoryFact) => string) =>
    facts.map((fact) => ({
      at: fact.meta.at,
      by: actorLabel(fact.meta.by),
      what: sentence(toRecordedFact<never>(fact) as HistoryFact),
    }))
}

const orderView = (order: Order) => {
  const { placed, reached, signedBy, reason } = order.context
  return {
    orderNumber: placed?.orderNumber,
    orderedAt: reached.placed,
    orderStatus: orderStatusOf(order),
    shippingStatus: shippingStatusOf(order),
    paymentMethod: placed?.paymentMethod,
    products: placed?.lines.map(({ name, brand, count, total }) => ({ name, brand, count, total: toRand(total) })),
    deliveryFee: toRand(placed?.deliveryFee ?? 0),
    total: toRand(placed?.total ?? 0),
    shippingAddress: placed?.shippingAddress,
    signedBy,
    reason,
  }
}
