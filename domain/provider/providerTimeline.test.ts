import { expect, it } from 'vitest'
import { fact } from '#domain/kernel/decision.ts'
import { transitionsOf } from '#domain/kernel/replay.ts'
import { monday, recordedFact } from '#domain/testing/fixtures.ts'
import { thabosPlumbing } from '#domain/testing/providerFixtures.ts'
import type { ProviderFact } from './providerEvents.ts'
import { providerMachine } from './providerMachine.ts'
import { providerFactTypes, providerSentence } from './providerTimeline.ts'

const portrait = '/providers/thabo-mokoena.webp'
const picture = { thumbnail: '/pictures/geyser-320.webp', medium: '/pictures/geyser-800.webp', alt: 'A new geyser' }

it.each<[ProviderFact, string]>([
  [fact('ProviderAdded', { ...thabosPlumbing, dateAdded: monday }), 'added the service provider: Plumber in Soweto'],
  [fact('ProviderDescribed', { fullName: 'Thabo Mokoena Jr' }), 'changed the name'],
  [
    fact('ProviderDescribed', { profession: 'Drain Layer', location: 'Orlando' }),
    'changed the profession and the location',
  ],
  [
    fact('ProviderDescribed', {
      description: 'Drains only, and those at any hour.',
      experienceYears: 13,
      phoneNumber: '0825550144',
      email: 'drains@mokoenaplumbing.co.za',
      zoneOrSection: 'Zone 5',
      categories: ['home-services'],
      areasServed: ['Orlando'],
      callOutFee: 0,
    }),
    'changed the description, the years of experience, the phone number, the e-mail address, the zone or section, ' +
      'the categories, the areas served and the call-out fee',
  ],
  [fact('ProviderPictured', { profilePictureUrl: portrait, images: [picture] }), 'chose a portrait and 1 picture'],
  [
    fact('ProviderPictured', { profilePictureUrl: portrait, images: [picture, picture] }),
    'chose a portrait and 2 pictures',
  ],
  [fact('ProviderPictured', { profilePictureUrl: '', images: [] }), 'chose no portrait and no pictures'],
  [
    fact('WorkingHoursChanged', { hours: thabosPlumbing.hours, slotMinutes: 90 }),
    'changed the working hours, with appointments of 90 minutes',
  ],
  [fact('DaysOffChanged', { daysOff: [] }), 'removed all days off'],
  [fact('DaysOffChanged', { daysOff: ['2026-12-16'] }), 'set 1 day off'],
  [fact('DaysOffChanged', { daysOff: ['2026-12-16', '2026-12-25'] }), 'set 2 days off'],
  [fact('ProviderVerified', {}), 'verified the service provider'],
  [fact('VerificationWithdrawn', {}), 'withdrew the verification'],
  [fact('ProviderListed', {}), 'listed the service provider again'],
  [fact('ProviderWithdrawn', {}), 'removed the service provider from the directory'],
])('$type is formatted as "%s"', (given, sentence) => {
  expect(providerSentence(recordedFact(given))).toBe(sentence)
})

it('every fact type of the provider machine has a sentence', () => {
  expect(providerFactTypes.toSorted()).toEqual(
    [...new Set(transitionsOf(providerMachine).map(({ type }) => type))].sort(),
  )
})
