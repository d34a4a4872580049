import { type Sentences, sentenceFormatter } from '#domain/kernel/timeline.ts'
import type { AdminRegistryFact, EmailFact } from './accountEvents.ts'

export const emailSentence = sentenceFormatter<EmailFact>({
  EmailClaimed: () => 'signed up with an e-mail address',
  EmailProven: () => 'proved that the e-mail address is theirs',
  EmailReleased: () => 'gave an e-mail address back',
} satisfies Sentences<EmailFact>)

export const adminRegistrySentence = sentenceFormatter<AdminRegistryFact>({
  AdminJoined: () => 'put an account on the roster of admins',
  AdminLeft: () => 'took an account off the roster of admins',
} satisfies Sentences<AdminRegistryFact>)
