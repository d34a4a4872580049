import type { SignInEvent } from '#domain/account/signInContext.ts'
import type { Person } from '#web/client/session.ts'
import type { KeptStep } from './keptStep.ts'
import type { wantedAt } from './signInAddress.ts'

type Wanted = ReturnType<typeof wantedAt>

/** How the dialog opens; it does not for somebody who is signed in and needs nothing of it. */
export const openingOf = (
  wanted: Wanted,
  person: Person | undefined,
  kept: KeptStep | undefined,
): SignInEvent | undefined => {
  if (kept && isWanted(kept, wanted))
    return kept.isProven
      ? { type: 'proofResumed', step: kept }
      : { type: 'otpResumed', step: kept, isMember: person !== undefined }
  if (wanted === 'forgot') return { type: 'forgotOpened' }
  if (wanted === 'verify' && person) return { type: 'verificationOpened', email: person.email }
  if (person) return undefined

  return { type: wanted === 'signup' ? 'signupOpened' : 'loginOpened' }
}

// Somebody who asks for a code for something else is not shown the old one.
const isWanted = ({ purpose }: KeptStep, wanted: Wanted) => {
  if (wanted === 'forgot') return purpose === 'reset'
  return wanted !== 'verify' || purpose === 'signup'
}
