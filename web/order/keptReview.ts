import type { Address } from '#domain/address/addressEvents.ts'
import type { CheckoutChoice, OrderWish } from '#domain/order/checkoutMachine.ts'
import type { CartLine } from '#web/client/cartLines.ts'
import { newKey } from '#web/client/newKey.ts'

/** What was asked of the shop and not answered yet; `at`: first, in milliseconds since the epoch. */
export interface AskedOrder extends OrderWish {
  lines: readonly CartLine[]
  /** As the customer saw it, whatever becomes of it in the address book. */
  address: Address
  /** Of the cart that is ordered. */
  cartVersion?: number | undefined
  at: number
}

/** A review of the cart in this tab. Its key stays until the shop has answered: asking again with it cannot order twice. */
export interface KeptReview {
  customerId: string
  key: string
  /** Where and how, as far as it is chosen. */
  choice?: CheckoutChoice
  asked?: AskedOrder
}

/** The customer's review as this tab knows it, or a new one. */
export const openReview = (customerId: string): KeptReview => {
  const kept = read()
  return kept?.customerId === customerId ? kept : keep({ customerId, key: newKey() })
}

/** From here on the order may be on its way, whatever becomes of the page. */
export const keepAsked = (review: KeptReview, asked: AskedOrder) => keep({ ...review, asked })

export const keepChoice = (review: KeptReview, choice: CheckoutChoice) => keep({ ...review, choice })

/** Nobody knows whether the order arrived: the key stays, but asking again is for the customer to decide. */
export const keepKey = ({ asked: _asked, ...review }: KeptReview) => keep(review)

/** The shop has said no: the next order has another key, and goes to the same place. */
export const renewKey = ({ asked: _asked, ...review }: KeptReview) => keep({ ...review, key: newKey() })

/** The order is placed: what comes next is another one. */
export const closeReview = () => store(undefined)

/** An order whose answer was lost with the page, if that was just now. */
export const unanswered = ({ asked }: KeptReview, now: number) =>
  asked && now - asked.at < recently ? asked : undefined

const item = 'review'
const recently = 10 * 60_000

const keep = (review: KeptReview) => {
  store(JSON.stringify(review))
  return review
}

// Where the tab's storage is switched off, the page remembers.
let atHand: string | undefined

const read = () => reviewIn(stored()) ?? reviewIn(atHand)

// What the storage holds may be spoilt, or of another time.
const reviewIn = (text = ''): KeptReview | undefined => {
  try {
    const review = JSON.parse(text)
    return typeof review?.key === 'string' ? review : undefined
  } catch {
    return undefined
  }
}

const stored = () => {
  try {
    return sessionStorage.getItem(item) ?? undefined
  } catch {
    return undefined
  }
}

const store = (text: string | undefined) => {
  atHand = text
  try {
    if (text === undefined) sessionStorage.removeItem(item)
    else sessionStorage.setItem(item, text)
  } catch {
    // It is at hand.
  }
}
