import { setup } from 'xstate'
import { sum } from '#domain/kernel/money.ts'
import type { RecordedAccountSecurityFact, RecordedSecurityFact } from './securityEvents.ts'

interface CountContext {
  /** How many events there were. */
  events: number
}

const accountSetup = setup({ types: { context: {} as CountContext, events: {} as RecordedAccountSecurityFact } })

const counted = {
  actions: accountSetup.assign(({ context, event: { data } }) => ({ events: context.events + data.count })),
}

/** Security events of one account. No command reads this record: it only counts them. */
export const accountSecurityMachine = accountSetup.createMachine({
  id: 'accountSecurity',
  context: { events: 0 },
  initial: 'counting',
  states: {
    counting: {
      on: {
        LoginSucceeded: counted,
        LoginFailed: counted,
        LoginDelayed: counted,
        SuspendedLoginRefused: counted,
        LoggedOut: counted,
        SessionsEnded: counted,
        RefreshTokenReused: counted,
        CodeRefused: counted,
        CodeBurned: counted,
        PasswordResetRefused: counted,
        AccessDenied: counted,
        RateLimitHit: counted,
        UploadRefused: counted,
        PersonalDataExported: counted,
      },
    },
  },
})

export const accountSecurityStream = (customerId: string) => `accountSecurity-${customerId}`

const daySetup = setup({ types: { context: {} as CountContext, events: {} as RecordedSecurityFact } })

/** Security events of one day that concern no account. */
export const securityMachine = daySetup.createMachine({
  id: 'security',
  context: { events: 0 },
  initial: 'counting',
  states: {
    counting: {
      on: {
        SecurityEventsCounted: {
          actions: daySetup.assign(({ context, event: { data } }) => ({
            events: context.events + sum(data.events.map(({ count }) => count)),
          })),
        },
      },
    },
  },
})

/** `day`: `2026-11-21`. */
export const securityStream = (day: string) => `security-${day}`
