import type { SecurityEventName } from '#domain/security/securityEvents.ts'

/** A security event for operators. It contains no user input and no full address, only references to them. */
export interface SecurityEvent {
  event: SecurityEventName
  /** The account that it concerns, if known. */
  customerId?: string | undefined
  /** The e-mail address that was typed; its owner is looked up. */
  email?: string | undefined
  /** A name from the shop's code, such as a refusal or an endpoint; never user input. */
  reason?: string | undefined
  /** The admin who did it. */
  adminId?: string | undefined
  /** The client address. */
  address?: string | undefined
  /** The header `User-Agent`. */
  agent?: string | undefined
  /** The request's id. */
  correlationId?: string | undefined
}

/** Reports security events. It returns at once and never throws: no response waits for it or depends on it. */
export interface SecurityLog {
  record(event: SecurityEvent): void
}
