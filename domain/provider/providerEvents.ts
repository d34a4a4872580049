import type { Fact, RecordedFact } from '#domain/kernel/decision.ts'
import type { EventSchemas } from '#domain/kernel/eventSchema.ts'
import type { WorkingHours } from './workingHours.ts'

interface ProviderPicture {
  thumbnail: string
  medium: string
  /** The alternative text, for people who cannot see the picture. */
  alt: string
}

/** What a provider says about themselves. It is published, so it is not encrypted. */
export interface ProviderProfile {
  fullName: string
  profession: string
  description: string
  experienceYears: number
  phoneNumber: string
  email: string
  location: string
  zoneOrSection: string
  /** The values of the category path, top group first. */
  categories: readonly string[]
  areasServed: readonly string[]
  /** Cents, paid at the door. */
  callOutFee: number
}

interface ProviderPictures {
  /** The path of the portrait; empty without one. */
  profilePictureUrl: string
  images: readonly ProviderPicture[]
}

/** When a provider can be booked. */
export interface ProviderSchedule {
  hours: WorkingHours
  /** Length of a slot. */
  slotMinutes: number
  /** Days in South Africa: `2026-12-16`. */
  daysOff: readonly string[]
}

export interface ProviderDetails extends ProviderProfile, ProviderPictures, ProviderSchedule {
  verified: boolean
}

export type ProviderFact =
  | Fact<'ProviderAdded', ProviderDetails & { dateAdded: string }>
  | Fact<'ProviderDescribed', Partial<ProviderProfile>>
  | Fact<'ProviderPictured', ProviderPictures>
  | Fact<'WorkingHoursChanged', Pick<ProviderSchedule, 'hours' | 'slotMinutes'>>
  | Fact<'DaysOffChanged', Pick<ProviderSchedule, 'daysOff'>>
  | Fact<'ProviderVerified', Record<never, never>>
  | Fact<'VerificationWithdrawn', Record<never, never>>
  | Fact<'ProviderListed', Record<never, never>>
  | Fact<'ProviderWithdrawn', Record<never, never>>

export const providerFacts = {
  ProviderAdded: { version: 1 },
  ProviderDescribed: { version: 1 },
  ProviderPictured: { version: 1 },
  WorkingHoursChanged: { version: 1 },
  DaysOffChanged: { version: 1 },
  ProviderVerified: { version: 1 },
  VerificationWithdrawn: { version: 1 },
  ProviderListed: { version: 1 },
  ProviderWithdrawn: { version: 1 },
} satisfies EventSchemas<ProviderFact>

export type RecordedProviderFact = RecordedFact<ProviderFact>
