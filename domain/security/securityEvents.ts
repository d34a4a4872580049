import type { Fact, RecordedFact } from '#domain/kernel/decision.ts'
import type { EventSchemas } from '#domain/kernel/eventSchema.ts'

/** The security events that the shop reports to an operator, each with its log level. */
export const securityLevels = {
  LoginSucceeded: 'info',
  LoginFailed: 'warn',
  LoginDelayed: 'warn',
  SuspendedLoginRefused: 'warn',
  LoggedOut: 'info',
  SessionsEnded: 'info',
  RefreshRefused: 'info',
  RefreshTokenReused: 'warn',
  CodeRequested: 'info',
  CodeRefused: 'warn',
  CodeBurned: 'warn',
  PasswordReset: 'info',
  PasswordResetRefused: 'warn',
  AccessDenied: 'warn',
  RateLimitHit: 'warn',
  UploadRefused: 'warn',
  PersonalDataExported: 'info',
  PersonalDataRevealed: 'info',
  RoleGranted: 'info',
  AccountSuspended: 'info',
  AccountReinstated: 'info',
  AccountErased: 'info',
} as const satisfies Record<string, 'info' | 'warn'>

export type SecurityEventName = keyof typeof securityLevels

export const securityEventNames = Object.keys(securityLevels) as [SecurityEventName, ...SecurityEventName[]]

/** The origin of an event. `network` is an IP address without its last part; `reason` is a name in the shop's code, never user input. */
export interface Origin {
  network: string
  device: string
  reason: string
  count: number
}

/** Equal events of one account within at most a minute, as one fact. Times in ISO 8601. */
export interface Occurrences {
  count: number
  firstAt: string
  origins: readonly Origin[]
}

/**
 * Facts of an `accountSecurity-{customerId}` stream. It is separate from the account's stream, so that attacks neither lengthen that stream
 * nor conflict with its writers. It does not repeat facts of the account itself (`PasswordReset`, `RoleGranted` ...).
 */
export type AccountSecurityFact =
  | Fact<'LoginSucceeded', Occurrences>
  | Fact<'LoginFailed', Occurrences>
  | Fact<'LoginDelayed', Occurrences>
  | Fact<'SuspendedLoginRefused', Occurrences>
  | Fact<'LoggedOut', Occurrences>
  | Fact<'SessionsEnded', Occurrences>
  | Fact<'RefreshTokenReused', Occurrences>
  | Fact<'CodeRefused', Occurrences>
  | Fact<'CodeBurned', Occurrences>
  | Fact<'PasswordResetRefused', Occurrences>
  | Fact<'AccessDenied', Occurrences>
  | Fact<'RateLimitHit', Occurrences>
  | Fact<'UploadRefused', Occurrences>
  | Fact<'PersonalDataExported', Occurrences>

export type RecordedAccountSecurityFact = RecordedFact<AccountSecurityFact>

// Networks and devices are personal data; counts are not.
const personalSchema = { version: 1, personal: { origins: [] } }

export const accountSecurityFacts = {
  LoginSucceeded: personalSchema,
  LoginFailed: personalSchema,
  LoginDelayed: personalSchema,
  SuspendedLoginRefused: personalSchema,
  LoggedOut: personalSchema,
  SessionsEnded: personalSchema,
  RefreshTokenReused: personalSchema,
  CodeRefused: personalSchema,
  CodeBurned: personalSchema,
  PasswordResetRefused: personalSchema,
  AccessDenied: personalSchema,
  RateLimitHit: personalSchema,
  UploadRefused: personalSchema,
  PersonalDataExported: personalSchema,
} satisfies EventSchemas<AccountSecurityFact>

export type AccountSecurityEvent = AccountSecurityFact['type']

export const isAccountSecurityEvent = (event: SecurityEventName): event is AccountSecurityEvent =>
  Object.hasOwn(accountSecurityFacts, event)

/** Events that concern no account, counted by event, network and reason. */
export interface CountedEvent {
  event: SecurityEventName
  network: string
  reason: string
  count: number
  /** The number of e-mail addresses that were tried. */
  emails: number
}

/** Facts of a `security-{day}` stream; the day is in South African time. */
export type SecurityFact = Fact<'SecurityEventsCounted', { events: readonly CountedEvent[] }>

export type RecordedSecurityFact = RecordedFact<SecurityFact>

// No field is personal: an IP address without its last part is shared by hundreds of people.
export const securityFacts = { SecurityEventsCounted: { version: 1 } } satisfies EventSchemas<SecurityFact>
