/*
 * The figures of section 9 of the specification, and the shop's own policy figures. Rules, pages, mails and calculators import them from
 * here. Amounts are in cents, times in milliseconds unless the doc line says otherwise. Each is a plain value of its own: the build writes
 * it where it is used, so that no page loads the figures of another.
 */

/** Delivery is free from this amount on, for goods after discounts. */
export const freeDeliveryFrom = 25_000

/** The delivery fee of smaller orders: ours, and a default that `DELIVERY_FEE` changes. */
export const defaultDeliveryFee = 6_000

/** The areas with same-day delivery, each as `place, province`. */
export const deliveryAreas: readonly string[] = ['Soweto Pimville, Gauteng', 'Tiyani Magoro, Limpopo']

/** The time in South Africa before which an order comes on the same day in these areas, from Monday to Saturday. Ours. */
export const sameDayOrderTime = '14:00'

/** Buy Now Pay Later: the separate purchases that make a customer eligible, and the least amount of each. */
export const qualifyingPurchases = 3
export const qualifyingAmount = 50_000

/** The largest part of the most recent qualifying purchase that is financed, in percent of it. */
export const maxFinancedPercent = 50

/** Buy Now Pay Later: in percent of the financed amount. */
export const serviceChargePercent = 10

/** Equal monthly instalments. A lay-buy lasts as many months. */
export const payLaterInstalments = 3
export const layBuyInstalments = 3

/** Days of missed payments after which future financing may be restricted, and after which a lay-buy may be cancelled. */
export const payLaterMaxDaysMissed = 60
export const layBuyMaxDaysMissed = 60

/** Lay-buy: the smallest deposit, in percent of the price. */
export const minDepositPercent = 20

/** Lay-buy: days after the last payment. */
export const collectWithinDays = 14

/** Returns, which section 9 lacks: days after the delivery (Electronic Communications and Transactions Act 25 of 2002, section 44). */
export const coolingOffDays = 7

/** The same section: days after the cancellation. */
export const refundWithinDays = 30

/** Months after the delivery (Consumer Protection Act 68 of 2008, section 56). */
export const warrantyMonths = 6

/** Days without use after which a session ends, and days after which it ends in any case. Ours, as are the others that the privacy page tells. */
export const sessionIdleDays = 1
export const sessionDays = 7

/** Both, for a login with "Remember me". */
export const rememberedSessionDays = 30

/** Lifetimes of cookies: of a browser that is known to an account, and of one that has started a sign-up. */
export const knownDeviceDays = 400
export const signUpDays = 30

/** How long the answers to requests that may come again are stored. */
export const repeatedRequestHours = 24

/** How long the questions of guests are kept; those of customers are kept as long as the account. */
export const guestEnquiryDays = 365

/** How long a device keeps seen pages and pictures for when it is offline, and the answers of the shop. */
export const offlinePageDays = 30
export const offlineAnswerDays = 14

/** Hours before the start until which customers reschedule and cancel a booking by themselves. */
export const bookingChangeHours = 24

/** How long invoices are kept: Tax Administration Act 28 of 2011, section 29. */
export const invoiceYears = 5

/** Spelled as the specification spells them. */
export const paymentMethods = ['Cash on Delivery', 'Card on delivery', 'Credit or Debit Card'] as const
export const defaultPaymentMethod = 'Cash on Delivery'

/** The pause after the last key before the shop searches, and before any other input takes effect. */
export const searchDebounce = 500
export const inputDebounce = 500

/** Characters of a search text, and of any input without a limit of its own. */
export const minSearchLength = 3
export const maxInputLength = 100

/** Tags that the search box suggests. */
export const maxTagSuggestions = 5

/** Entries a page. */
export const categoryPageSize = 4
export const searchPageSize = 4
export const providerPageSize = 4
export const defaultPageSize = 20

/** Products in each section of the home page. */
export const homeSectionSize = 10

/** Page numbers that a paginator shows at once. */
export const paginatorWindow = 5

/** Provider categories that the menu shows before "View More". */
export const initialProviderCategories = 5

/** Products in the list of those viewed last. */
export const maxLastViewed = 10

/** How long the browser takes the answer of a GET for fresh. */
export const responseCacheTime = 600_000

/** Seconds: an access token with less time left is renewed before the call. */
export const minTokenSeconds = 120

/** Digits of a one-time password. */
export const otpLength = 6

/** Pixels: the widest screen that counts as a phone. */
export const mobileBreakpoint = 768

/** The live socket in the browser: attempts in a row, the time for one of them, and the delays between them. */
export const maxSocketAttempts = 10
export const socketTimeout = 10_000
export const minReconnectDelay = 1_000
export const maxReconnectDelay = 5_000

/** The items of the browser's local storage. */
export const storageKeys = {
  accessToken: 'accessToken',
  refreshToken: 'refreshToken',
  cart: 'cart',
  lastViewed: 'lastViewed',
} as const
