import { type Sentences, tellingBy } from '#domain/kernel/timeline.ts'
import type { EmailFact, RosterFact } from './accountEvents.ts'

export const emailSentence = tellingBy<EmailFact>({
  EmailClaimed: () => 'took an e-mail address for an account',
  EmailReleased: () => 'gave an e-mail address back',
} satisfies Sentences<EmailFact>)

export const rosterSentence = tellingBy<RosterFact>({
  AdminJoined: () => 'put an account on the roster of admins',
  AdminLeft: () => 'took an account off the roster of admins',
} satisfies Sentences<RosterFact>)
