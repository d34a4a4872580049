import { sum } from '#domain/kernel/money.ts'
import { type Sentences, sentenceFormatter } from '#domain/kernel/timeline.ts'
import type { AccountSecurityFact, Occurrences, SecurityFact } from './securityEvents.ts'

const withCount =
  (once: string) =>
  ({ count }: Occurrences) =>
    count === 1 ? once : `${once}, ${count} times`

export const accountSecuritySentence = sentenceFormatter<AccountSecurityFact>({
  LoginSucceeded: withCount('logged in'),
  LoginFailed: withCount('typed a wrong password'),
  LoginDelayed: withCount('had to wait after wrong passwords'),
  SuspendedLoginRefused: withCount('tried to log in to the suspended account'),
  LoggedOut: withCount('logged out'),
  SessionsEnded: withCount('signed out of other sessions'),
  RefreshTokenReused: withCount('used an old session key again, which ended the session'),
  CodeRefused: withCount('typed a wrong or expired code'),
  CodeBurned: withCount('used up all tries of a code'),
  PasswordResetRefused: withCount('tried to set a new password without a proof'),
  AccessDenied: withCount('was refused what the account may not do'),
  RateLimitHit: withCount('asked more often than the shop allows'),
  UploadRefused: withCount('sent a file that the shop does not take'),
  PersonalDataExported: withCount('exported all personal data'),
} satisfies Sentences<AccountSecurityFact>)

export const securitySentence = sentenceFormatter<SecurityFact>({
  SecurityEventsCounted: ({ events }) => {
    const count = sum(events.map((event) => event.count))
    return `counted ${count} security ${count === 1 ? 'event' : 'events'} without an account`
  },
} satisfies Sentences<SecurityFact>)
