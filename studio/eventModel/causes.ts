import type { ShopContract } from '#domain/contract.ts'
import type { recordDefinitions } from '#domain/recordDefinitions.ts'

type Records = typeof recordDefinitions
export type FactType = { [Noun in keyof Records]: keyof Records[Noun]['facts'] & string }[keyof Records]

/** Calls that may record facts: all but `GET`, and those `GET` calls that keep a trace of who looked. */
type Command = Exclude<keyof ShopContract, `GET ${string}`>
type TracedQuery = Extract<keyof ShopContract, `GET ${string}`>

const productEdit = [
  ...(['ProductDescribed', 'ProductRepriced', 'ProductPictured', 'StockAdjusted'] as const),
  ...(['ProductListed', 'ProductWithdrawn'] as const),
] as const
const productStart = ['ProductAdded', 'ProductDrafted', 'SlugClaimed'] as const
const providerEdit = [
  ...(['ProviderDescribed', 'ProviderPictured', 'WorkingHoursChanged', 'DaysOffChanged'] as const),
  ...(['ProviderVerified', 'VerificationWithdrawn', 'ProviderListed', 'ProviderWithdrawn'] as const),
] as const
const accountEnd = ['AccountErased', 'AdminLeft', 'EmailReleased'] as const
const revealed = ['PersonalDataRevealed'] as const

/** The facts that each call may record. A call without an entry does not compile. */
export const factsOfCommands: Readonly<
  Record<Command, readonly FactType[]> & Partial<Record<TracedQuery, readonly FactType[]>>
> = {
  'POST products/find/:slug': [],
  'POST products/add': productStart,
  'POST products/updateById/:id': productEdit,
  'POST products/bulk': ['ProductRepriced', 'StockAdjusted', 'ProductListed', 'ProductWithdrawn'],
  'POST products/import': [...productStart, ...productEdit],
  'POST products/images': ['PictureKept'],

  'POST cart/add': ['ProductPutInCart'],
  'POST cart/setCount': ['CartCountSet'],
  'POST cart/remove': ['ProductTakenOut'],
  'POST cart/putBack': ['ProductsPutBack'],
  'POST cart/acceptPrices': ['CartPricesAccepted'],
  'POST cart/clear': ['CartCleared'],
  'POST cart/merge': ['CartMerged'],
  'GET cart/:customerId': revealed,

  'POST Login': ['LoginSucceeded', 'LoginFailed', 'LoginDelayed', 'SuspendedLoginRefused'],
  'POST signup': ['AccountOpened', 'EmailClaimed', 'OtpIssued', 'SignupRepeated'],
  'POST refresh-token': ['RefreshTokenReused'],
  'POST customer/logout': ['LoggedOut'],
  'POST customer/forgot/password': ['OtpIssued'],
  'POST customer/resend/otp': ['OtpIssued'],
  'POST customer/verify/otp': ['EmailProven', 'EmailVerified', 'AccountErased', 'CodeRefused', 'CodeBurned'],
  'POST customer/reset/password': [
    'PasswordReset',
    'EmailProven',
    'EmailVerified',
    'AccountOpened',
    'PasswordResetRefused',
  ],
  'POST customer/update/personalDetails': ['DetailsChanged'],
  'POST customer/sessions/end': ['SessionsEnded'],
  'POST customer/erase': accountEnd,
  'GET customer/export': ['PersonalDataExported'],
  'POST customers/reveal/:id': revealed,
  'POST customers/suspend/:id': ['AccountSuspended', 'AdminLeft'],
  'POST customers/reinstate/:id': ['AccountReinstated', 'AdminJoined'],
  'POST customers/role/:id': ['RoleGranted', 'AdminJoined', 'AdminLeft'],
  'POST customers/erase/:id': accountEnd,

  'POST customer/add/address/:customerId': ['AddressAdded'],
  'PATCH customer/update/address/:addressId': ['AddressUpdated'],
  'POST customer/update/address/:addressId': ['AddressUpdated'],
  'DELETE customer/delete/address/:addressId': ['AddressDeleted'],
  'POST customer/delete/address/:addressId': ['AddressDeleted'],
  'GET customer/addresses/:customerId': revealed,

  'POST order/placeOrder': [
    ...(['OrderPlaced', 'StockReserved', 'CartOrdered', 'OrderConfirmed', 'OrderRejected', 'StockReleased'] as const),
  ],
  'POST order/update': [
    ...(['PaymentMethodChanged', 'ProcessingStarted', 'OrderDispatched', 'TransitStarted', 'DeliveryDelayed'] as const),
    ...(['OrderDelivered', 'PaymentCollected', 'OrderCanceled'] as const),
  ],
  'POST order/bulk': ['ProcessingStarted', 'OrderDispatched', 'TransitStarted', 'DeliveryDelayed', 'OrderCanceled'],
  'GET customer/orders/:customerId': revealed,

  'POST reviews/write': ['ReviewWritten', 'ReviewRewritten'],
  'POST reviews/hide': ['ReviewHidden'],
  'POST reviews/show': ['ReviewShown'],

  'POST api/service-providers/add': ['ProviderAdded', 'ProviderWithdrawn'],
  'POST api/service-providers/updateById/:id': providerEdit,
  'POST api/service-providers/images': ['PictureKept'],
  'POST api/service-providers/images/:id': ['PictureKept'],

  'POST bookings/hold': ['SlotHeld', 'HoldReleased'],
  'POST bookings/leave': ['HoldReleased'],
  'POST bookings/request': ['SlotBooked', 'HoldReleased', 'BookingRequested'],
  'POST bookings/update': [
    ...(['BookingConfirmed', 'BookingDeclined', 'BookingRescheduled', 'BookingCanceled', 'BookingCompleted'] as const),
    ...(['NoShowRecorded', 'SlotBooked', 'SlotReleased'] as const),
  ],
  'GET bookings/own/:customerId': revealed,

  'POST enquiries/send': ['EnquiryReceived'],
  'POST enquiries/answer': ['EnquiryAnswered'],
  'POST enquiries/close': ['EnquiryClosed'],
  'POST enquiries/erase': ['EnquiryErased'],

  'POST api/marketing-images/add': ['SlideAdded', 'SlideWithdrawn'],
  'POST api/marketing-images/updateById/:id': [
    ...([
      'SlideReworded',
      'SlidePictured',
      'SlideScheduled',
      'SlideMoved',
      'SlideWithdrawn',
      'SlideReinstated',
    ] as const),
  ],
  'POST api/marketing-images/images': ['PictureKept'],

  'POST inbox/read': ['InboxEntryRead', 'InboxRead'],
  'POST stockAlerts/add': ['StockAlertRequested'],
  'POST stockAlerts/remove': ['StockAlertWithdrawn'],
  'POST analytics/pageView': ['PageViewsCounted'],
  'GET products/search': ['SearchesFoundNothing'],
}

const mailed = ['MailSent', 'MailPutOff', 'MailRefused'] as const
const synced = ['AdminJoined', 'AdminLeft'] as const
const released = ['SlotReleased'] as const
const raised = ['StockAlertRaised'] as const

interface PolicyFacts {
  /** By the fact that it reacts to; `*` for all others. */
  atOnce?: Readonly<Partial<Record<FactType | '*', readonly FactType[]>>>
  later?: Readonly<Partial<Record<FactType, readonly FactType[]>>>
}

/** The facts that each policy may record, by its name and by the fact that it reacts to. */
export const factsOfPolicies: Readonly<Record<string, PolicyFacts>> = {
  reserveStock: {
    atOnce: {
      OrderPlaced: ['StockReserved', 'CartOrdered', 'OrderConfirmed', 'OrderRejected'],
      OrderRejected: ['StockReleased', 'CartRestored'],
      OrderCanceled: ['StockReleased'],
      OrderDispatched: ['StockShipped'],
      StockReserved: ['StockReleased'],
      CartOrdered: ['CartRestored'],
    },
    later: { OrderPlaced: ['OrderRejected'] },
  },
  releaseSlots: {
    atOnce: { BookingCanceled: released, BookingDeclined: released, BookingRescheduled: released },
    later: { SlotBooked: ['ClaimAbandoned', 'SlotReleased'], SlotHeld: ['HoldReleased'] },
  },
  finishErasure: { atOnce: { AccountErased: ['EmailReleased'] } },
  eraseEnquiries: { atOnce: { EnquiryErased: [] }, later: { EnquiryReceived: ['EnquiryErased'] } },
  cancelBookings: { atOnce: { AccountErased: ['BookingCanceled'], BookingRequested: ['BookingCanceled'] } },
  raiseStockAlerts: {
    atOnce: { StockAdjusted: raised, StockReleased: raised, ProductListed: raised, StockAlertRequested: raised },
    later: { StockAlertRaised: raised },
  },
  finishProof: { atOnce: { EmailProven: ['EmailVerified', 'AccountErased'] } },
  keepRoster: {
    atOnce: { RoleGranted: synced, AccountSuspended: synced, AccountReinstated: synced, AccountErased: synced },
    later: { RoleGranted: ['AdminJoined'], AccountReinstated: ['AdminJoined'], AdminLeft: ['AdminJoined'] },
  },
  sendMail: { atOnce: { '*': mailed, AccountErased: [] } },
  sendMailAgain: { later: { MailPutOff: mailed } },
}

/** Facts that any call may leave behind, whatever it asks for. */
export const factsOfAnyCall: readonly FactType[] = [
  'AccessDenied',
  'RateLimitHit',
  'UploadRefused',
  'SecurityEventsCounted',
]
