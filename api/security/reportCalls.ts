import type { AuditAccess } from '#api/http/auditAccess.ts'
import type { CompletedCall } from '#api/http/dispatcher.ts'
import type { Caller } from '#api/http/handlers.ts'
import type { SecurityEvent, SecurityLog } from '#api/http/securityLog.ts'
import { isRefusal, type Refusal } from '#domain/kernel/decision.ts'
import type { RefusalName } from '#domain/refusalMessages.ts'

/** Resolves the caller of a request from its token. */
type Authenticate = (authorization: string | undefined) => Promise<Caller | undefined>

/** Returns a listener that records the security event of a completed call, if it is one. The response does not wait for it. */
export const reportCalls = (security: SecurityLog, authenticate: Authenticate) => async (call: CompletedCall) => {
  const event = isRefusal(call.outcome)
    ? eventOfRefusal(call, call.outcome as Refusal<RefusalName>)
    : eventsOfSuccess[call.key]?.(call)
  if (!event) return
  const { authorization, address, agent, correlationId } = call.request
  const report = (caller: Caller | undefined) => {
    const customerId = event.customerId ?? (event.email === undefined ? caller?.customerId : undefined)
    security.record({ address, agent, correlationId, ...event, customerId })
  }
  // A call that was refused before its handler ran has no caller yet: its token is resolved here.
  const isKnown = call.caller !== undefined || event.customerId !== undefined || event.email !== undefined
  if (isKnown) return report(call.caller)
  await authenticate(authorization).then(report, () => report(undefined))
}

type ReportedEvent = Pick<SecurityEvent, 'event' | 'customerId' | 'email' | 'reason' | 'adminId'>

const eventOfRefusal = (call: CompletedCall, { refusal, details }: Refusal<RefusalName>): ReportedEvent | undefined => {
  const email = emailIn(call)
  const reason = refusal
  if (refusal === 'LoginFailed') return { event: 'LoginFailed', email, reason: 'WrongPassword' }
  if (refusal === 'PasswordIsWrong') return { event: 'LoginFailed', reason: call.key }
  if (refusal === 'OtpIsOver' && details?.['left'] === 0) return { event: 'CodeBurned', email, reason }
  if (accessDenials.has(refusal)) return { event: 'AccessDenied', reason: call.key }
  if (uploadRefusals.has(refusal)) return { event: 'UploadRefused', reason }
  const event = eventByRefusal.get(refusal)
  return event && { event, email, reason }
}

const eventByRefusal = new Map<RefusalName, SecurityEvent['event']>([
  ['TooManyLogins', 'LoginDelayed'],
  ['AccountIsSuspended', 'SuspendedLoginRefused'],
  ['OtpIsWrong', 'CodeRefused'],
  ['OtpIsOver', 'CodeRefused'],
  ['ResetNotProven', 'PasswordResetRefused'],
  ['OtpTooSoon', 'RateLimitHit'],
  ['TooManyOtps', 'RateLimitHit'],
])

// Other responses with status 403 are ordinary: an e-mail address that is not verified yet, a review before the delivery.
const accessDenials: ReadonlySet<RefusalName> = new Set(['NotAllowed', 'NotYours', 'OnlyForAdmins'])

const uploadRefusals: ReadonlySet<RefusalName> = new Set([
  'FileTypeIsWrong',
  'FileIsTooLarge',
  'FileIsNotCsv',
  'PictureKindIsWrong',
  'PictureIsBroken',
  'PictureIsTooLarge',
  'PictureMoves',
])

/** The events of calls that succeeded. */
const eventsOfSuccess: Readonly<Record<string, (call: CompletedCall) => ReportedEvent>> = {
  'POST Login': ({ outcome }) => ({ event: 'LoginSucceeded', customerId: customerIdIn(outcome) }),
  'POST customer/logout': () => ({ event: 'LoggedOut' }),
  'POST customer/sessions/end': () => ({ event: 'SessionsEnded' }),
  'POST customer/forgot/password': (call) => ({ event: 'CodeRequested', email: emailIn(call), reason: call.key }),
  'POST customer/resend/otp': (call) => ({ event: 'CodeRequested', email: emailIn(call), reason: call.key }),
  'POST customer/reset/password': (call) => ({ event: 'PasswordReset', email: emailIn(call) }),
  'GET customer/export': () => ({ event: 'PersonalDataExported' }),
  'POST customer/erase': () => ({ event: 'AccountErased' }),
  'POST customers/erase/:id': (call) => byAdmin('AccountErased', call),
  'POST customers/role/:id': (call) => byAdmin('RoleGranted', call),
  'POST customers/suspend/:id': (call) => byAdmin('AccountSuspended', call),
  'POST customers/reinstate/:id': (call) => byAdmin('AccountReinstated', call),
}

const byAdmin = (event: SecurityEvent['event'], { caller, request }: CompletedCall): ReportedEvent => ({
  event,
  customerId: textIn(request.params, 'id'),
  adminId: caller?.customerId,
})

const emailIn = ({ request }: CompletedCall) => textIn(fieldOf(request.body, 'querydata'), 'email')

const customerIdIn = (outcome: object) => textIn(fieldOf(outcome, 'result'), 'customerId')

const fieldOf = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined

const textIn = (value: unknown, field: string) => {
  const text = fieldOf(value, field)
  return typeof text === 'string' ? text : undefined
}

/** Wraps an access audit: records a security event once the account's stream contains that an admin read personal data of it. */
export const reportReads =
  (security: SecurityLog, auditAccess: AuditAccess): AuditAccess =>
  async (customerId, what, reader) => {
    const refused = await auditAccess(customerId, what, reader)
    const { caller, context } = reader
    if (!refused && customerId !== caller.customerId) {
      const { customerId: adminId } = caller
      security.record({
        event: 'PersonalDataRevealed',
        customerId,
        reason: what,
        adminId,
        correlationId: context.correlationId,
      })
    }
    return refused
  }
