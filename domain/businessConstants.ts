/*
 * The figures of section 9 of the specification, and the shop's own policy figures. Rules, pages, mails and calculators import them from
 * here. Amounts are in cents, times in milliseconds unless the doc line says otherwise. Plain values, each exported by itself, so that a
 * browser loads only those that its page uses.
 */

/** Delivery is free from this amount on, for goods after discounts. */
export const freeDeliveryFrom = 25_000

/** The delivery fee of smaller orders: ours, and a default that `DELIVERY_FEE` changes. */
export const defaultDeliveryFee = 6_000

/** The areas with same-day delivery, each as `place, province`. */
export const deliveryAreas: readonly string[] = ['Soweto Pimville, Gauteng', 'Tiyani Magoro, Limpopo']

/** Buy Now Pay Later. */
export const payLater = {
  /** Separate purchases, each of at least `qualifyingAmount`, that make a customer eligible. */
  qualifyingPurchases: 3,
  qualifyingAmount: 50_000,
  /** The largest part of the most recent qualifying purchase that is financed. */
  maxFinancedPercent: 50,
  /** Equal monthly instalments. */
  instalments: 3,
  /** Of the financed amount. */
  serviceChargePercent: 10,
  /** Days of missed payments after which future financing may be restricted. */
  maxDaysMissed: 60,
} as const

/** Lay-buy. */
export const layBuy = {
  /** Of the price of the item. */
  minDepositPercent: 20,
  /** Equal monthly instalments: the plan lasts as many months. */
  instalments: 3,
  /** Days of missed payments after which the lay-buy may be canceled. */
  maxDaysMissed: 60,
  /** Days after the last payment. */
  collectWithinDays: 14,
} as const

/** Returns. Section 9 has none: they follow from the law, which the page names. Days and months count from the delivery. */
export const returns = {
  /** Electronic Communications and Transactions Act 25 of 2002, section 44. */
  coolingOffDays: 7,
  /** The same section: days after the cancellation. */
  refundWithinDays: 30,
  /** Consumer Protection Act 68 of 2008, section 56. */
  warrantyMonths: 6,
} as const

/** How long the shop keeps what it needs for a time only. Ours: the privacy page tells them, and what keeps them reads them. */
export const retention = {
  /** Days without use after which a session ends, and days after which it ends in any case. */
  sessionIdleDays: 1,
  sessionDays: 7,
  /** Both, for a login with "Remember me". */
  rememberedSessionDays: 30,
  /** Cookies: of a browser that is known to an account, and of one that has started a sign-up. */
  knownDeviceDays: 400,
  signUpDays: 30,
  /** Stored answers to requests that may come again. */
  repeatedRequestHours: 24,
  /** Tax Administration Act 28 of 2011, section 29. */
  invoiceYears: 5,
} as const

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

/** How the browser connects to the live socket. */
export const liveConnection = {
  /** In a row. */
  maxAttempts: 10,
  timeout: 10_000,
  reconnectDelay: 1_000,
  maxReconnectDelay: 5_000,
} as const

/** The items of the browser's local storage. */
export const storageKeys = {
  accessToken: 'accessToken',
  refreshToken: 'refreshToken',
  cart: 'cart',
  lastViewed: 'lastViewed',
} as const
