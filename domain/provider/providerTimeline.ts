import { listOfLabels } from '#domain/kernel/listOfLabels.ts'
import { type Sentences, sentenceFormatter } from '#domain/kernel/timeline.ts'
import type { ProviderFact } from './providerEvents.ts'

const sentences = {
  ProviderAdded: ({ profession, location }) => `added the service provider: ${profession} in ${location}`,
  ProviderDescribed: (changed) => `changed ${listOfLabels(Object.keys(changed).map(labelOf))}`,
  ProviderPictured: ({ profilePictureUrl, images }) =>
    `chose ${profilePictureUrl ? 'a portrait' : 'no portrait'} and ${images.length === 0 ? 'no pictures' : pluralize(images.length, 'picture')}`,
  WorkingHoursChanged: ({ slotMinutes }) => `changed the working hours, with appointments of ${slotMinutes} minutes`,
  DaysOffChanged: ({ daysOff }) =>
    daysOff.length === 0 ? 'removed all days off' : `set ${pluralize(daysOff.length, 'day')} off`,
  ProviderVerified: () => 'verified the service provider',
  VerificationWithdrawn: () => 'withdrew the verification',
  ProviderListed: () => 'listed the service provider again',
  ProviderWithdrawn: () => 'removed the service provider from the directory',
} satisfies Sentences<ProviderFact>

export const providerSentence = sentenceFormatter<ProviderFact>(sentences)

export const providerFactTypes = Object.keys(sentences)

const labels: Record<string, string> = {
  fullName: 'the name',
  experienceYears: 'the years of experience',
  phoneNumber: 'the phone number',
  email: 'the e-mail address',
  zoneOrSection: 'the zone or section',
  areasServed: 'the areas served',
  callOutFee: 'the call-out fee',
}

const labelOf = (field: string) => labels[field] ?? `the ${field}`

const pluralize = (count: number, noun: string) => (count === 1 ? `1 ${noun}` : `${count} ${noun}s`)
