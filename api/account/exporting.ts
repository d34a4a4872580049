import pLimit from 'p-limit'
import type { AnyStateMachine } from 'xstate'
import type { EventStore, StoredFact } from '#api/eventStore/eventStore.ts'
import { happened, type Ledger } from '#api/eventStore/handle.ts'
import type { Sessions } from '#api/http/sessions.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { accountSentence } from '#domain/account/accountTimeline.ts'
import { addressBookMachine, addressBookStream } from '#domain/address/addressBookMachine.ts'
import { addressSentence } from '#domain/address/addressTimeline.ts'
import type { CartFact } from '#domain/cart/cartEvents.ts'
import { cartMachine, cartStream } from '#domain/cart/cartMachine.ts'
import { cartSentence } from '#domain/cart/cartTimeline.ts'
import type { Actor } from '#domain/kernel/decision.ts'
import { inRand } from '#domain/kernel/money.ts'
import { replay } from '#domain/kernel/replay.ts'
import { mailStream } from '#domain/mail/mailMachine.ts'
import { type Order, orderMachine, orderStream } from '#domain/order/orderMachine.ts'
import { orderStatusOf, shippingStatusOf } from '#domain/order/orderStatus.ts'
import { orderSentence } from '#domain/order/orderTimeline.ts'
import { type Review, reviewMachine } from '#domain/review/reviewMachine.ts'
import { reviewSentence } from '#domain/review/reviewTimeline.ts'
import { cartLineView, type Naming, productNaming, productsIn, withNames } from './exportedCart.ts'
import { mailView } from './exportedMail.ts'
import { profile } from './profile.ts'

interface Parts {
  store: EventStore
  ledger: Ledger
  sessions: Sessions
  /** Ids of a customer's orders. */
  orderIdsOf: (customerId: string) => readonly string[]
  /** Streams of what a customer has written. */
  reviewStreamsOf: (customerId: string) => readonly string[]
  now: () => Date
}

/** Reads at once. */
const most = 16

/** Everything that the shop keeps about a customer, in plain words: what is known now, and what happened when. Money in rand. */
export const exporting = ({ store, ledger, sessions, orderIdsOf, reviewStreamsOf, now }: Parts) => {
  const limit = pLimit(most)
  const readAll = (streams: readonly string[]) =>
    Promise.all(streams.map((stream) => limit(() => store.readStream(stream))))

  const mailsAbout = async (facts: readonly StoredFact[]) => {
    const newest = await Promise.all(facts.map(({ id }) => limit(() => store.readLast(mailStream(id)))))
    return newest.flatMap((fact) => (fact ? [mailView(fact)] : []))
  }

  return async (customerId: string) => {
    const own = [accountStream(customerId), addressBookStream(customerId), cartStream(customerId)]
    const [account = [], addressBook = [], cart = []] = await readAll(own)
    const orders = await readAll(orderIdsOf(customerId).map(orderStream))
    const reviews = await readAll(reviewStreamsOf(customerId))
    const reviewed = reviews.flatMap((facts) => productOf(recordOf(reviewMachine, facts)))
    const nameOf = await productNaming(ledger, [...productsIn(cart), ...reviewed])
    const told = teller(customerId)

    return {
      madeAt: now().toISOString(),
      account: {
        ...profile(customerId, recordOf(accountMachine, account)),
        history: told(account.filter(isNoLook), accountSentence),
      },
      addresses: {
        now: recordOf(addressBookMachine, addressBook).context.addresses,
        history: told(addressBook, addressSentence),
      },
      cart: {
        now: recordOf(cartMachine, cart).context.lines.map((line) => cartLineView(line, nameOf)),
        history: told(cart, (fact: CartFact) => cartSentence(withNames(fact, nameOf))),
      },
      orders: orders.map((facts) => ({
        ...orderView(recordOf(orderMachine, facts)),
        history: told(facts, orderSentence),
      })),
      reviews: reviews.map((facts) => ({
        ...reviewView(recordOf(reviewMachine, facts), nameOf),
        history: told(facts, reviewSentence),
      })),
      signedInAt: await sessions.listOf(customerId),
      mails: await mailsAbout([...account, ...orders.flat()]),
      lookedAt: told(
        account.filter((fact) => !isNoLook(fact)),
        accountSentence,
      ),
    }
  }
}

const isNoLook = ({ type }: StoredFact) => type !== 'PersonalDataRevealed'

const recordOf = <Machine extends AnyStateMachine>(machine: Machine, facts: readonly StoredFact[]) =>
  replay(machine, facts[0]?.stream ?? machine.id, facts.map(happened<Machine>))

/** Facts as their customer is told of them. */
const teller = (customerId: string) => {
  const who = ({ role, id }: Actor) => {
    if (id === customerId) return 'you'
    return role === 'admin' ? 'an admin' : role === 'system' ? 'the shop' : 'somebody who was not signed in'
  }
  return <Told>(facts: readonly StoredFact[], sentence: (fact: Told) => string) =>
    facts.map((fact) => ({ at: fact.meta.at, by: who(fact.meta.by), what: sentence(happened<never>(fact) as Told) }))
}

const orderView = (order: Order) => {
  const { placed, reached, signedBy, reason } = order.context
  return {
    orderNumber: placed?.orderNumber,
    orderedAt: reached.placed,
    orderStatus: orderStatusOf(order),
    shippingStatus: shippingStatusOf(order),
    paymentMethod: placed?.paymentMethod,
    products: placed?.lines.map(({ name, brand, count, total }) => ({ name, brand, count, total: inRand(total) })),
    deliveryFee: inRand(placed?.deliveryFee ?? 0),
    total: inRand(placed?.total ?? 0),
    shippingAddress: placed?.shippingAddress,
    signedBy,
    reason,
  }
}

const productOf = ({ context: { written } }: Review) => (written ? [written.productId] : [])

const reviewView = ({ context: { written, hiddenFor } }: Review, nameOf: Naming) => ({
  product: written && nameOf(written.productId),
  rating: written?.rating,
  text: written?.text,
  name: written?.name,
  hiddenFor,
})
