import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  getNextTransitions,
  initialTransition,
  type StateValue,
  transition,
} from 'xstate'
import type { AccountFact, AdminRegistryFact, EmailFact } from '#domain/account/accountEvents.ts'
import { accountMachine } from '#domain/account/accountMachine.ts'
import { emailMachine } from '#domain/account/emailMachine.ts'
import { addressBookMachine } from '#domain/address/addressBookMachine.ts'
import type { AddressFact } from '#domain/address/addressEvents.ts'
import type { SlideFact } from '#domain/banner/slideEvents.ts'
import { slideMachine } from '#domain/banner/slideMachine.ts'
import type { AgendaFact } from '#domain/booking/agendaEvents.ts'
import { agendaMachine } from '#domain/booking/agendaMachine.ts'
import type { BookingFact } from '#domain/booking/bookingEvents.ts'
import { bookingMachine } from '#domain/booking/bookingMachine.ts'
import { paymentMethods } from '#domain/businessConstants.ts'
import type { CartFact } from '#domain/cart/cartEvents.ts'
import { cartMachine } from '#domain/cart/cartMachine.ts'
import { type PictureFact, pictureMachine } from '#domain/catalogue/pictureMachine.ts'
import type { ProductFact } from '#domain/catalogue/productEvents.ts'
import { productMachine } from '#domain/catalogue/productMachine.ts'
import { type SlugFact, slugMachine } from '#domain/catalogue/slugMachine.ts'
import type { InboxFact } from '#domain/inbox/inboxEvents.ts'
import { inboxMachine } from '#domain/inbox/inboxMachine.ts'
import type { Fact, RecordedFact } from '#domain/kernel/decision.ts'
import { BrokenHistory, type Replayed, replay, transitionsOf } from '#domain/kernel/replay.ts'
import type { MailFact } from '#domain/mail/mailEvents.ts'
import { mailMachine } from '#domain/mail/mailMachine.ts'
import type { OrderFact } from '#domain/order/orderEvents.ts'
import { orderMachine } from '#domain/order/orderMachine.ts'
import type { PageViewFact } from '#domain/pageView/pageViewEvents.ts'
import { pageViewsMachine } from '#domain/pageView/pageViewsMachine.ts'
import type { ProviderFact } from '#domain/provider/providerEvents.ts'
import { providerMachine } from '#domain/provider/providerMachine.ts'
import type { ReviewFact } from '#domain/review/reviewEvents.ts'
import { reviewMachine } from '#domain/review/reviewMachine.ts'
import type { SearchFact } from '#domain/search/searchEvents.ts'
import { searchesMachine } from '#domain/search/searchesMachine.ts'
import { type AccountSecurityFact, type SecurityFact, securityEventNames } from '#domain/security/securityEvents.ts'
import { accountSecurityMachine, securityMachine } from '#domain/security/securityMachines.ts'
import type { StockAlertFact } from '#domain/stockAlert/stockAlertEvents.ts'
import { stockAlertsMachine } from '#domain/stockAlert/stockAlertMachine.ts'
import { adminRegistryMachine } from './account/adminRegistryMachine.ts'
import { summerSlide } from './testing/bannerFixtures.ts'
import { aminasHouse, aminasOrder, blueKettle, gogosHouse, monday, recordedFact, tuesday } from './testing/fixtures.ts'
import { aminasBooking, ayandasNightTaxi, thabosPlumbing } from './testing/providerFixtures.ts'

/** Random data for every fact type of a record: a missing type does not compile. */
type Facts<F extends Fact> = { [Type in F['type']]: fc.Arbitrary<Extract<F, { type: Type }>['data']> }

const id = fc.constantFrom('amina', 'sipho', 'gogo')
const count = fc.integer({ min: 1, max: 999 })
const word = fc.string({ maxLength: 8 })
const nothing = fc.constant({})
const line = fc.record({ productId: id, count })
const pricedLine = fc.record({ productId: id, count, price: count }, { requiredKeys: ['productId', 'count'] })
const placedLine = fc.record({ productId: id, count, place: fc.nat({ max: 4 }) })
const linesOf = <Line extends { productId: string }>(each: fc.Arbitrary<Line>) =>
  fc.record({ lines: fc.uniqueArray(each, { maxLength: 3, selector: ({ productId }) => productId }) })
const address = fc.constantFrom(aminasHouse, gogosHouse)
const paymentMethod = fc.constantFrom(...paymentMethods)
const stock = fc.record({ orderId: id, count })
const opinion = fc.record({ customerId: id, rating: fc.integer({ min: 1, max: 5 }), text: word, name: word })
const mail = fc.record({ kind: fc.constantFrom('otp', 'passwordChanged', 'orderPlaced'), customerId: id, about: word })
const origin = fc.record({ network: word, device: word, reason: word, count })
const occurrences = fc.record({ count, firstAt: fc.constantFrom(monday, tuesday), origins: fc.array(origin) })
const files = fc.record({ webp: word, avif: word })
const start = fc.constantFrom('2026-11-24T07:00:00Z', '2026-11-24T07:30:00Z', '2026-11-24T09:00:00Z')
const slot = { start, minutes: fc.constantFrom(30, 60) }
const because = fc.record({ customerId: id, reason: word })
const newProduct = count.map((quantity) => ({ ...blueKettle, quantity, dateAdded: '2026-11-16' }))

const records = {
  order: [
    orderMachine,
    {
      OrderPlaced: word.map((fingerprint) => ({ ...aminasOrder, fingerprint })),
      OrderConfirmed: nothing,
      OrderRejected: fc.oneof(
        fc.record({ product: word, left: count }),
        fc.record({ reason: fc.constantFrom('ReservationExpired' as const, 'CartWasOrdered' as const) }),
      ),
      PaymentMethodChanged: fc.record({ paymentMethod }),
      ProcessingStarted: nothing,
      OrderDispatched: nothing,
      TransitStarted: nothing,
      DeliveryDelayed: nothing,
      OrderDelivered: fc.record({ signedBy: word }),
      PaymentCollected: fc.record({ amount: count, paymentMethod }),
      OrderCanceled: fc.record({ reason: word }),
    } satisfies Facts<OrderFact>,
  ],
  cart: [
    cartMachine,
    {
      ProductPutInCart: pricedLine,
      CartCountSet: line,
      ProductTakenOut: fc.record({ productId: id }),
      ProductsPutBack: linesOf(placedLine),
      CartPricesAccepted: linesOf(fc.record({ productId: id, price: count })),
      CartMerged: linesOf(pricedLine),
      CartCleared: nothing,
      CartOrdered: fc.record(
        { orderId: id, lines: fc.array(placedLine), isCart: fc.boolean() },
        { requiredKeys: ['orderId'] },
      ),
      CartRestored: fc.record({ orderId: id, lines: fc.array(placedLine) }),
    } satisfies Facts<CartFact>,
  ],
  addressBook: [
    addressBookMachine,
    {
      AddressAdded: fc.record({ addressId: id, address }),
      AddressUpdated: fc.record({ addressId: id, address }),
      AddressDeleted: fc.record({ addressId: id }),
    } satisfies Facts<AddressFact>,
  ],
  account: [
    accountMachine,
    {
      AccountOpened: fc.record({ firstname: word, lastname: word, email: word }),
      OtpIssued: fc.record({ purpose: fc.constantFrom('signup', 'reset', 'login'), id }),
      EmailVerified: fc.record({ email: word }),
      SignupRepeated: nothing,
      DetailsChanged: fc.record({ firstname: word, lastname: word }),
      PasswordReset: nothing,
      RoleGranted: fc.record({ role: fc.constantFrom('Admin', 'Customer') }),
      AccountSuspended: fc.record({ reason: word }),
      AccountReinstated: nothing,
      PersonalDataRevealed: fc.record({ what: fc.constantFrom('details', 'addresses', 'orders', 'cart') }),
      AccountErased: nothing,
    } satisfies Facts<AccountFact>,
  ],
  email: [
    emailMachine,
    {
      EmailClaimed: fc.record({ customerId: id }),
      EmailProven: fc.record({ customerId: id, others: fc.array(id) }),
      EmailReleased: fc.record({ customerId: id }),
    } satisfies Facts<EmailFact>,
  ],
  roster: [
    adminRegistryMachine,
    {
      AdminJoined: fc.record({ customerId: id }),
      AdminLeft: fc.record({ customerId: id }),
    } satisfies Facts<AdminRegistryFact>,
  ],
  searches: [
    searchesMachine,
    {
      SearchesFoundNothing: fc.record({ searches: fc.array(fc.record({ text: word, count })) }),
    } satisfies Facts<SearchFact>,
  ],
  pageViews: [
    pageViewsMachine,
    {
      PageViewsCounted: fc.record({ pages: fc.array(fc.record({ path: word, count })) }),
    } satisfies Facts<PageViewFact>,
  ],
  accountSecurity: [
    accountSecurityMachine,
    {
      LoginSucceeded: occurrences,
      LoginFailed: occurrences,
      LoginDelayed: occurrences,
      SuspendedLoginRefused: occurrences,
      LoggedOut: occurrences,
      SessionsEnded: occurrences,
      RefreshTokenReused: occurrences,
      CodeRefused: occurrences,
      CodeBurned: occurrences,
      PasswordResetRefused: occurrences,
      AccessDenied: occurrences,
      RateLimitHit: occurrences,
      UploadRefused: occurrences,
      PersonalDataExported: occurrences,
    } satisfies Facts<AccountSecurityFact>,
  ],
  security: [
    securityMachine,
    {
      SecurityEventsCounted: fc.record({
        events: fc.array(
          fc.record({
            event: fc.constantFrom(...securityEventNames),
            network: word,
            reason: word,
            count,
            emails: count,
          }),
        ),
      }),
    } satisfies Facts<SecurityFact>,
  ],
  inbox: [
    inboxMachine,
    {
      InboxEntryRead: fc.record({ entryId: id }),
      InboxRead: fc.record({ upTo: id }),
    } satisfies Facts<InboxFact>,
  ],
  stockAlerts: [
    stockAlertsMachine,
    {
      StockAlertRequested: fc.record({ productId: id }),
      StockAlertWithdrawn: fc.record({ productId: id }),
      StockAlertRaised: fc.record({ productId: id, left: count, isLastOfBatch: fc.boolean() }),
    } satisfies Facts<StockAlertFact>,
  ],
  mail: [
    mailMachine,
    {
      MailSent: mail,
      MailPutOff: fc.tuple(mail, word, count).map(([sent, why, tries]) => ({ ...sent, why, tries })),
      MailRefused: fc.tuple(mail, word).map(([sent, why]) => ({ ...sent, why })),
    } satisfies Facts<MailFact>,
  ],
  picture: [
    pictureMachine,
    {
      PictureKept: fc.record({ thumbnail: files, medium: files, width: count, height: count }),
    } satisfies Facts<PictureFact>,
  ],
  slug: [slugMachine, { SlugClaimed: fc.record({ productId: id }) } satisfies Facts<SlugFact>],
  product: [
    productMachine,
    {
      ProductAdded: newProduct,
      ProductDrafted: newProduct,
      ProductDescribed: fc.record({ name: word, tags: fc.array(word) }, { requiredKeys: [] }),
      ProductRepriced: fc.record({ price: count, costPrice: count, discount: count }),
      ProductPictured: fc.constant({ images: blueKettle.images }),
      StockAdjusted: fc.record({ by: count, reason: word }),
      ProductListed: nothing,
      ProductWithdrawn: nothing,
      StockReserved: stock,
      StockReleased: stock,
      StockShipped: stock,
    } satisfies Facts<ProductFact>,
  ],
  provider: [
    providerMachine,
    {
      ProviderAdded: word.map((fullName) => ({ ...thabosPlumbing, fullName, dateAdded: '2026-11-16' })),
      ProviderDescribed: fc.record({ fullName: word, callOutFee: count }, { requiredKeys: [] }),
      ProviderPictured: fc.record({ profilePictureUrl: word, images: fc.constant([]) }),
      WorkingHoursChanged: fc.record({
        hours: fc.constantFrom(thabosPlumbing.hours, ayandasNightTaxi.hours),
        slotMinutes: count,
      }),
      DaysOffChanged: fc.record({ daysOff: fc.array(word) }),
      ProviderVerified: nothing,
      VerificationWithdrawn: nothing,
      ProviderListed: nothing,
      ProviderWithdrawn: nothing,
    } satisfies Facts<ProviderFact>,
  ],
  slide: [
    slideMachine,
    {
      SlideAdded: word.map((title) => ({ ...summerSlide, title, dateAdded: '2026-11-16' })),
      SlideReworded: fc.record({ title: word, text: word, link: word }, { requiredKeys: [] }),
      SlidePictured: fc.record({ images: fc.constant([]), alt: word }),
      SlideScheduled: fc.record({ from: word, until: word }),
      SlideMoved: fc.record({ order: count }),
      SlideWithdrawn: nothing,
      SlideReinstated: nothing,
    } satisfies Facts<SlideFact>,
  ],
  agenda: [
    agendaMachine,
    {
      SlotHeld: fc.record({ ...slot, customerId: id, until: start }),
      HoldReleased: fc.record({
        customerId: id,
        start,
        reason: fc.constantFrom('expired' as const, 'left' as const, 'replaced' as const),
      }),
      SlotBooked: fc.record({ ...slot, claimId: word, bookingId: id, customerId: id }),
      SlotReleased: fc.record({
        claimId: word,
        bookingId: id,
        start,
        reason: fc.constantFrom(...(['canceled', 'declined', 'rescheduled', 'abandoned'] as const)),
      }),
    } satisfies Facts<AgendaFact>,
  ],
  booking: [
    bookingMachine,
    {
      BookingRequested: word.map((fingerprint) => ({ ...aminasBooking, fingerprint })),
      BookingConfirmed: nothing,
      BookingDeclined: because,
      BookingRescheduled: fc.record({ ...slot, claimId: word, previousStart: start, previousClaimId: word }),
      BookingCanceled: fc.oneof(because, fc.record({ customerId: id, isAccountClosed: fc.constant(true as const) })),
      BookingCompleted: nothing,
      NoShowRecorded: nothing,
      ClaimAbandoned: fc.record({ claimId: word, start }),
    } satisfies Facts<BookingFact>,
  ],
  review: [
    reviewMachine,
    {
      ReviewWritten: fc.oneof(
        opinion.map((written) => ({ ...written, productId: 'blue-kettle', orderId: 'first' })),
        opinion.map((written) => ({ ...written, providerId: 'thabos-plumbing', bookingId: 'first' })),
      ),
      ReviewRewritten: opinion,
      ReviewHidden: fc.record({ reason: word }),
      ReviewShown: nothing,
    } satisfies Facts<ReviewFact>,
  ],
} satisfies Record<string, [AnyStateMachine, Record<string, fc.Arbitrary<unknown>>]>

const everyRecord = Object.entries<[AnyStateMachine, Record<string, fc.Arbitrary<unknown>>]>(records)

describe.each(everyRecord)('the machine of %s', (noun, [machine, facts]) => {
  const types = Object.keys(facts)

  it('has a transition for every fact type of its record, and for no other', () => {
    expect([...new Set(transitionsOf(machine).map(({ type }) => type))].sort()).toEqual(types.sort())
  })

  it('replays to the same state as XState, in one or two steps, and throws if XState would ignore a fact', () => {
    fc.assert(
      fc.property(fc.gen(), fc.nat({ max: 12 }), (draw, length) => {
        let [snapshot] = initialTransition(machine)
        const history: RecordedFact[] = []
        for (let step = 0; step < length; step += 1) {
          const possible = getNextTransitions(snapshot).map(({ eventType }) => eventType)
          const type = draw(fc.constantFrom, ...(possible.length > 0 && draw(fc.nat, 9) > 0 ? possible : types))
          const fact = recordedFact(
            { type, data: draw(() => facts[type] ?? nothing) },
            draw(fc.constantFrom, monday, tuesday),
          )
          if (!possible.includes(type)) return expectBrokenHistory(machine, noun, history, fact)
          history.push(fact)
          snapshot = transition(machine, snapshot, fact)[0]
        }
        const half = replay(machine, noun, history.slice(0, draw(fc.nat, length)))
        const inTwo = replay(machine, noun, history.slice(half.revision + 1), half)
        for (const record of [replay(machine, noun, history), inTwo])
          expectSameState(record, snapshot, types, length - 1)
      }),
      { numRuns: 1000 },
    )
  })
})

const expectBrokenHistory = (
  machine: AnyStateMachine,
  noun: string,
  history: readonly RecordedFact[],
  impossible: RecordedFact,
) => {
  const before = replay(machine, noun, history)
  expect(before.can(impossible.type)).toBe(false)
  expect(() => replay(machine, noun, [impossible], before)).toThrow(BrokenHistory)
}

const expectSameState = (
  record: Replayed<AnyStateMachine>,
  snapshot: AnyMachineSnapshot,
  types: string[],
  revision: number,
) => {
  expect(plain(record)).toEqual({ state: dotted(snapshot.value), context: snapshot.context, revision })
  const possible = getNextTransitions(snapshot).map(({ eventType }) => eventType)
  expect(types.filter(record.can).sort()).toEqual([...new Set(possible)].sort())
}

const plain = ({ state, context, revision }: Replayed<AnyStateMachine>) => ({ state, context, revision })

const dotted = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([outer, inner]) => `${outer}.${dotted(inner ?? '')}`)
        .join()
