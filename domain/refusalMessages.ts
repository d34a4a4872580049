import { authRequiredMessage, refreshFailedMessage } from './account/sessionMessages.ts'
import type { Refusal } from './kernel/decision.ts'
import { formatRand, toCents } from './kernel/money.ts'
import { shopContact } from './shopContact.ts'

type Details = NonNullable<Refusal['details']>

/** The message for each refusal. Sentences of the specification's section 8 are verbatim. */
export const refusalMessages = {
  InvalidRequest: () => 'Please check some of the fields',
  RequestIsMalformed: () => 'The request is not valid HTTP',
  BodyIsMalformed: () => 'The request could not be read as JSON',
  BodyIsTooLarge: () => 'The request is too large',
  BodyIsTooSlow: () => 'The request took too long to arrive. Please try again',
  BodyIsTooDeep: () => 'The request is nested too deeply',
  BodyIsNotJson: () => 'Send the request as application/json',
  FileIsEmpty: () => 'The file is empty',
  FileIsTooLarge: ({ megabytes }) => `The file is too large: at most ${megabytes} MB are allowed`,
  FileTypeIsWrong: ({ types }) => `Send the file itself, as ${types}`,
  FileIsNotCsv: ({ why }) => `The file cannot be read as CSV: ${why}`,
  FileHasChanged: () => 'This is no longer the same file',
  RangeIsOutside: () => 'The file has no such part',
  UnknownCall: () => 'There is nothing at this address',
  MethodNotAllowed: () => 'This address does not accept that method',
  AuthRequired: () => authRequiredMessage,
  LoginFailed: () => 'Login Failed',
  RefreshFailed: () => refreshFailedMessage,
  NotAllowed: () => 'You do not have permission to view this page.',
  NotYours: () => 'This belongs to someone else',
  TooManyRequests: ({ seconds }) => `Too many requests. Please wait ${formatDuration(Number(seconds))} and try again`,
  TooManyLogins: ({ seconds }) =>
    `Too many attempts to log in. Please wait ${formatDuration(Number(seconds))} and try again`,
  OtpTooSoon: ({ seconds }) => `A code was just sent. You can ask for a new one in ${formatDuration(Number(seconds))}`,
  TooManyOtps: ({ seconds }) =>
    `Too many codes were sent. Open the link in our newest e-mail, or ask for a new code in ${formatDuration(Number(seconds))}`,
  OtpIsWrong: ({ left }) => `That code is wrong. You have ${left === 1 ? '1 try' : `${left} tries`} left`,
  OtpIsOver: () => 'This code can no longer be used. Please ask for a new one',
  ResetNotProven: () => 'Please ask for a new code first: this one has been used, or its time is over',
  PasswordIsCommon: () => 'This is one of the most common passwords. Please choose another',
  PasswordIsWrong: () => 'That password is wrong. Please try again',
  TooBusy: () => 'The shop is very busy. Please try again in a moment',
  EmailIsTaken: () => 'This e-mail address is already in use',
  EmailNotVerified: () => 'Please verify your e-mail address first',
  AccountIsSuspended: () => `This account is suspended. Please contact us: ${shopContact.telephone.shown}`,
  AccountWasSuspended: () => 'This account is already suspended',
  AddressIsUnproven: () => 'This e-mail address has not been verified yet',
  AccountIsInUse: () => 'This account is not suspended',
  AccountNotFound: () => 'No account found',
  SessionNotFound: () => 'You are no longer signed in there',
  LastAdminStays: () => 'The shop needs one admin: make someone else an admin first',
  ProductExists: () => 'This product is already in the shop',
  SlugIsTaken: ({ slug }) => `The address /${slug} is already in use`,
  ProductNotFound: () => 'No product found',
  ProductHasChanged: () => 'Someone else has changed this product',
  StockBelowZero: ({ product, left, by }) => `${product} has ${left} in stock: ${by} cannot be taken away`,
  ProductIsInStock: () => 'This product is in stock again',
  TooManyStockAlerts: () => 'You already have 100 alerts. Remove one in your inbox first',
  InboxEntryNotFound: () => 'This message is not in your inbox',
  PictureNotFound: () => 'No picture found',
  PictureKindIsWrong: ({ found }) => `A picture must be a JPEG, PNG, WebP or AVIF file, and this is ${found}`,
  PictureIsTooLarge: ({ width, height }) =>
    `The picture is ${width} x ${height} pixels large: at most 40 million pixels are allowed`,
  PictureIsTooSmall: ({ width, height }) =>
    `The picture is only ${width} x ${height} pixels large: its longer side needs at least 320`,
  PictureMoves: () => 'The picture is animated: please choose a still one',
  PictureIsBroken: () => 'The picture is damaged or not complete',
  OutOfStock: ({ product, left }) => (left === 0 ? `${product} is sold out` : `Only ${left} of ${product} left`),
  ReservationExpired: () => 'We could not set your order aside in time, so it was not placed. Please order again',
  CartWasOrdered: () => 'This cart has already been ordered from another page or device. See your orders',
  PriceChanged: ({ total }) => `Prices have changed. The new total is ${formatRand(toCents(Number(total)))}`,
  CartIsEmpty: () => 'Your cart is empty',
  CartIsFull: () => 'A cart holds at most 100 different products',
  NotInCart: () => 'This product is not in the cart',
  TooManyOfOneProduct: () => 'A cart holds at most 999 of one product',
  AddressNotFound: () => 'This address is not in your address book',
  AddressBookIsFull: () => 'An address book holds at most 20 addresses',
  OrderNotFound: () => 'No order found',
  OrderHasChanged: () => 'Someone else has changed this order',
  EnquiryNotFound: () => 'No enquiry found',
  EnquiryIsErased: () => 'This enquiry was erased: it can no longer be answered',
  EnquiryIsAnswered: () => 'This enquiry has already been answered',
  EnquiryIsACustomers: () => 'This enquiry belongs to a customer: it is erased together with the account',
  ReviewNotFound: () => 'No review found',
  ReviewIsHidden: () => 'This review is already hidden',
  ReviewIsShown: () => 'This review is already shown',
  ProductNotBought: () => 'Only customers who bought this product here can review it',
  ProductNotDelivered: () => 'You can review this product once it has been delivered',
  ProviderNotBooked: () => 'Only customers whom this service provider has visited can review them',
  VisitNotCompleted: () => 'You can review this service provider once your booking is completed',
  OnlyForAdmins: () => 'Only the shop can do this',
  OnlyWhilePending: ({ because = 'This is possible only while the order is pending' }) => String(because),
  MoveIsImpossible: ({ because = 'This order cannot be changed like that now' }) => String(because),
  ProviderNotFound: () => 'No service provider found',
  ProviderExists: () => 'This service provider is already in the directory',
  ProviderHasChanged: () => 'Someone else has changed this service provider',
  SlideNotFound: () => 'No slide found',
  SlideExists: () => 'This slide is already in the banner',
  SlideHasChanged: () => 'Someone else has changed this slide',
  SlotIsTaken: () => 'Someone else has just booked this time',
  SlotIsPast: () => 'This time has passed. Please choose another',
  SlotIsNotOffered: () => 'The service provider does not work at this time',
  SlotIsTooFarAhead: ({ days }) => `Times can be booked up to ${days} days ahead`,
  BookingNotFound: () => 'No booking found',
  BookingHasChanged: () => 'Someone else has changed this booking',
  BookingMoveIsImpossible: ({ because = 'This booking cannot be changed like that now' }) => String(because),
  SignatureIsMissing: () => 'Please say who signed for the delivery',
  SignatureWithoutDelivery: () => 'Only a delivery can be signed for',
  KeyWasUsed: () => 'This idempotency key was used for another request',
  KeyIsRunning: () => 'This request is still being processed',
} satisfies Record<string, (details: Details) => string>

// 59 -> `59 seconds`, 61 -> `2 minutes`
const formatDuration = (seconds: number) => {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`
}

export type RefusalName = keyof typeof refusalMessages

/** The message for a refusal; for invalid fields, the error of the first one. */
export const refusalMessage = ({ refusal, details = {}, errors = [] }: Refusal<RefusalName>) => {
  const messageFor: (details: Details) => string = refusalMessages[refusal]
  return (refusal === 'InvalidRequest' && errors[0]?.message) || messageFor(details)
}
