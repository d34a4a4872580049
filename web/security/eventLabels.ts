import type { SecurityEventName } from '#domain/security/securityEvents.ts'
import { formatCount } from '#ui-kit/elements/formatCount.ts'
import type { SecurityEventRow } from '#ui-kit/shop/security/securityEventRow.ts'

/** The label of each event, with its tone. */
export const eventLabels: Readonly<
  Record<SecurityEventName, readonly [label: string, tone: SecurityEventRow['tone']]>
> = {
  LoginSucceeded: ['Logged in', 'ok'],
  LoginFailed: ['Wrong password', 'warn'],
  LoginDelayed: ['Login delayed', 'warn'],
  SuspendedLoginRefused: ['Suspended account refused', 'warn'],
  LoggedOut: ['Logged out', 'neutral'],
  SessionsEnded: ['Signed out elsewhere', 'neutral'],
  RefreshRefused: ['Session expired', 'neutral'],
  RefreshTokenReused: ['Old session key used again', 'bad'],
  CodeRequested: ['Code requested', 'neutral'],
  CodeRefused: ['Wrong code', 'warn'],
  CodeBurned: ['Code used up by wrong tries', 'bad'],
  PasswordReset: ['New password set', 'neutral'],
  PasswordResetRefused: ['New password refused', 'warn'],
  AccessDenied: ['Access denied', 'bad'],
  RateLimitHit: ['Limit reached', 'warn'],
  UploadRefused: ['Upload refused', 'warn'],
  PersonalDataExported: ['Personal data exported', 'neutral'],
  PersonalDataRevealed: ['Personal data revealed', 'neutral'],
  RoleGranted: ['Role granted', 'warn'],
  AccountSuspended: ['Account suspended', 'neutral'],
  AccountReinstated: ['Account reinstated', 'neutral'],
  AccountErased: ['Account erased', 'neutral'],
}

/** The reason of an event, unless its label says it already, with the number of tried e-mail addresses. */
export const eventDetail = (reason: string, emails: number) => {
  const label = reasonLabels[reason] ?? (reason in hiddenReasons ? '' : reason)
  const tried = emails > 0 ? `${formatCount(emails, 'e-mail address', 'e-mail addresses')} tried` : ''
  return [label, tried].filter(Boolean).join(', ')
}

const reasonLabels: Readonly<Record<string, string>> = {
  UnknownAddress: 'No such account',
  OtpIsOver: 'The code had expired',
  OtpTooSoon: 'Asked for another code too soon',
  TooManyOtps: 'Asked for too many codes',
  'POST customer/erase': 'While erasing the account',
  'POST customer/forgot/password': 'For a new password',
  'POST customer/resend/otp': 'Asked again',
  signup: 'To verify the e-mail address',
  reset: 'For a new password',
  details: 'Name and addresses',
  addresses: 'Address book',
  orders: 'Orders',
  cart: 'Cart',
  others: 'Others',
}

const hiddenReasons: Readonly<Record<string, true>> = {
  WrongPassword: true,
  TooManyLogins: true,
  AccountIsSuspended: true,
  OtpIsWrong: true,
  ResetNotProven: true,
}
