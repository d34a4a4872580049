import type { MachineName } from '#domain/charts/machines.ts'

/** Stories that show a state, the best one first, as `folder/File#Export`; or why nobody sees it. */
export type StateStories = readonly string[] | string

const signIn = 'shop/account/signIn'
const booking = 'screens/booking'
const nothingYet = 'Nothing has happened yet: there is no page of it.'

/** Where each state of each machine can be seen. Machines that only keep the shop's books are left out. */
export const storiesOfStates: Partial<Record<MachineName, Readonly<Record<string, StateStories>>>> = {
  order: {
    unplaced: nothingYet,
    reserving: ['screens/order/CheckoutScreen#Placing'],
    rejected: ['shop/order/PlaceOrderRefusal#SoldOut', 'shop/order/PlaceOrderRefusal#OnlyTwoLeft'],
    pending: ['screens/order/OrderScreen#Pending', 'screens/order/OrderScreen#Canceling'],
    processing: ['screens/order/OrderScreen#Processing'],
    'shipped.dispatched': ['screens/order/OrderScreen#Dispatched'],
    'shipped.inTransit': ['screens/order/OrderScreen#InTransit'],
    'shipped.delayed': ['screens/order/OrderScreen#Delayed'],
    delivered: ['screens/order/OrderScreen#Delivered', 'screens/order/OrderScreen#DeliveredAndWantsFitting'],
    canceled: ['screens/order/OrderScreen#Canceled'],
  },
  cart: { open: ['screens/cart/CartScreen#ThreeLines', 'screens/cart/CartScreen#Empty'] },
  addressBook: { open: ['screens/address/AddressBookScreen#TwoAddresses', 'screens/address/AddressBookScreen#Empty'] },
  account: {
    unopened: [`${signIn}/SignupForm#Fresh`],
    unverified: ['screens/account/PersonalDetailsScreen#NotVerified', 'screens/account/AccountScreen#NotVerified'],
    active: ['screens/account/PersonalDetailsScreen#Amina', 'screens/customers/CustomerScreen#Masked'],
    'suspended.unverified': 'Its page is that of a suspended account; only the state to which it returns is another.',
    'suspended.verified': ['screens/customers/CustomerScreen#Suspended'],
    erased: ['screens/customers/CustomerScreen#Erased'],
  },
  product: {
    unknown: ['screens/productAdmin/ProductFormScreen#Adding'],
    draft: ['screens/productAdmin/ProductHistoryScreen#Draft'],
    listed: ['screens/catalogue/ProductScreen#OnSale', 'screens/catalogue/ProductScreen#SoldOut'],
    withdrawn: ['screens/productAdmin/ProductHistoryScreen#WholeLife'],
  },
  provider: {
    unknown: ['screens/providerAdmin/ProviderFormScreen#Adding'],
    listed: ['screens/provider/ProviderScreen#Plumber'],
    withdrawn: ['screens/providerAdmin/ProviderHistoryScreen#WholeLife'],
  },
  booking: {
    unrequested: [`${booking}/BookingScreen#TimeIsHeld`],
    requested: [`${booking}/BookingDetailsScreen#Requested`],
    confirmed: [
      `${booking}/BookingDetailsScreen#Confirmed`,
      `${booking}/BookingDetailsScreen#ConfirmedAndTooLateToChange`,
    ],
    declined: [`${booking}/BookingDetailsScreen#Declined`],
    canceled: [`${booking}/BookingDetailsScreen#Canceled`],
    completed: [`${booking}/BookingDetailsScreen#Completed`, `${booking}/BookingDetailsScreen#CompletedAndReviewed`],
    noShow: [`${booking}/BookingDetailsScreen#NoShow`],
  },
  agenda: { open: ['shop/booking/slots/SlotPicker#FreeTimes'] },
  review: {
    unwritten: ['shop/review/ReviewForm#Empty'],
    shown: ['shop/review/ReviewCard#Verified'],
    hidden: ['screens/review/ReviewsManagementScreen#OnlyHidden', 'screens/provider/ProviderScreen#OwnReviewHidden'],
  },
  enquiry: {
    unreceived: ['shop/enquiry/EnquiryForm#Empty'],
    open: ['shop/enquiry/EnquiryCard#Open'],
    answered: ['shop/enquiry/EnquiryCard#AnsweredTwice'],
    closed: ['shop/enquiry/EnquiryCard#Closed'],
    erased: ['shop/enquiry/EnquiryCard#Erased'],
  },
  slide: {
    unknown: ['screens/bannerAdmin/SlideFormScreen#Adding'],
    shown: ['screens/catalogue/HomeHero#ThreeWindows'],
    withdrawn: ['screens/bannerAdmin/SlideHistoryScreen#WholeLife'],
  },
  stockAlerts: { open: ['shop/catalogue/product/StockAlert#Waiting', 'shop/catalogue/product/StockAlert#NotAsked'] },
  inbox: { open: ['screens/inbox/InboxScreen#TwoNew', 'screens/inbox/InboxScreen#AllRead'] },

  signIn: {
    closed: 'The dialog is closed, and the page below it is as it was.',
    confirmingLink: [`${signIn}/EmailLinkForm#Fresh`],
    typingLogin: [`${signIn}/LoginForm#Fresh`, `${signIn}/LoginForm#Refused`, `${signIn}/LoginForm#TooManyAttempts`],
    sendingLoginOtp: [`${signIn}/LoginForm#SendingCode`],
    loggingIn: [`${signIn}/LoginForm#Busy`],
    typingSignup: [`${signIn}/SignupForm#Fresh`, `${signIn}/SignupForm#PasswordRefused`],
    signingUp: [`${signIn}/SignupForm#Busy`],
    typingEmail: [`${signIn}/ForgotPasswordForm#Fresh`, `${signIn}/ForgotPasswordForm#NotProven`],
    sendingOtp: [`${signIn}/ForgotPasswordForm#Busy`],
    typingOtp: [`${signIn}/OtpForm#Fresh`, `${signIn}/OtpForm#ForNewPassword`, `${signIn}/OtpForm#VerifyEmail`],
    verifyingOtp: [`${signIn}/OtpForm#Busy`],
    needingOtp: [`${signIn}/OtpForm#Expired`],
    resendingOtp: [`${signIn}/OtpForm#Resending`],
    typingPassword: [`${signIn}/ResetPasswordForm#Fresh`],
    resettingPassword: [`${signIn}/ResetPasswordForm#Busy`],
    signedIn: 'The dialog is closed, and the page is the one from which it was opened.',
  },
  checkout: {
    choosingAddress: ['screens/order/CheckoutScreen#NoAddressYet'],
    reviewing: ['screens/order/CheckoutScreen#ReadyToOrder', 'screens/order/CheckoutScreen#CardAtTheDoor'],
    placing: ['screens/order/CheckoutScreen#Placing'],
    unanswered: ['screens/order/CheckoutScreen#TheLineBroke'],
    refused: ['screens/order/CheckoutScreen#SoldOut', 'screens/order/CheckoutScreen#PriceChanged'],
    placed: ['screens/cart/CartScreen#OrderPlaced', 'shop/cart/OrderPlacedPanel#SameDay'],
  },
  bookingFlow: {
    choosingTime: ['shop/booking/slots/SlotPicker#FreeTimes', 'shop/booking/slots/SlotPicker#Chosen'],
    holding: [`${booking}/BookingScreen#Loading`],
    holdFailed: [`${booking}/BookingScreen#Failed`],
    timeTaken: [`${booking}/BookingScreen#TakenBeforeItWasHeld`, 'shop/booking/slots/TakenNotice#ThreeAreNear'],
    fillingForm: [`${booking}/BookingScreen#TimeIsHeld`, 'shop/booking/form/BookingForm#FilledIn'],
    holdExpired: [`${booking}/BookingScreen#HoldIsOver`, 'shop/booking/form/BookingForm#HoldIsOver'],
    requesting: ['shop/booking/form/BookingForm#Requesting'],
    unanswered: ['shop/booking/form/BookingForm#OutcomeUnknown'],
    refused: ['shop/booking/form/BookingForm#RefusedByTheServer'],
    verifyingEmail: [`${signIn}/OtpForm#VerifyEmail`],
    requested: [`${booking}/BookingScreen#Requested`, 'shop/booking/form/BookingRequestedPanel#Requested'],
  },
  searchBox: {
    resting: ['screens/search/SearchScreen#WordsFound', 'shop/search/SearchBox#Empty'],
    typing: ['shop/search/SearchBox#ClearedByItsButton'],
    searching: ['screens/search/SearchScreen#Loading'],
    suggesting: ['shop/search/SearchBox#Suggesting', 'shop/search/SearchBox#OneHighlighted'],
  },
  liveConnection: {
    stopped: 'The page does not tell: it shows what it knows, and asks anew when it is opened.',
    connecting: 'The page does not tell: an attempt takes seconds at most.',
    connected: ['shop/shell/OfflineBar#Connected'],
    waiting: 'The page does not tell: the next attempt follows within five seconds.',
    givenUp: ['shop/shell/OfflineBar#NoConnection'],
  },
  addressProof: {
    unused: [`${signIn}/SignupForm#Fresh`],
    ownSignUp: [`${signIn}/OtpForm#Fresh`],
    strangersSignUp: 'The stranger waits for a code that only the owner of the mailbox can read.',
    sideBySide: 'Neither sees anything of the other.',
    choosingPassword: [`${signIn}/ResetPasswordForm#AfterSignUpElsewhere`],
    choosingFirstPassword: [`${signIn}/ResetPasswordForm#AfterSignUpElsewhere`],
    signUpVerified: [`${signIn}/LoginForm#AfterVerifying`],
    newAccount: [`${signIn}/LoginForm#AfterNewPassword`],
  },
}
