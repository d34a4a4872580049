import type { z } from 'zod'
import { toRand } from '#domain/kernel/money.ts'
import { categoryLabels } from '#domain/provider/categoryTree.ts'
import type { ProviderCardResponse, ProviderResponse, SoonestResponse } from '#domain/provider/providerContract.ts'
import type { ProviderDetails } from '#domain/provider/providerEvents.ts'
import type { Provider } from '#domain/provider/providerMachine.ts'

type Card = z.output<typeof ProviderCardResponse>
export type ProviderView = z.output<typeof ProviderResponse>

/** What lists know about a provider beside its record. */
export type ListFields = Pick<Card, 'averageRating' | 'reviewCount' | 'soonest'>

/** A provider as a card shows it; money in rand. */
export const providerCard = (id: string, details: ProviderDetails, fields: ListFields): Card => ({
  ...profileView(id, details),
  ...fields,
})

const profileView = (id: string, details: ProviderDetails): Omit<Card, keyof ListFields> => ({
  id,
  _id: id,
  fullName: details.fullName,
  profilePictureUrl: details.profilePictureUrl,
  images: [...details.images],
  profession: details.profession,
  description: details.description,
  experienceYears: details.experienceYears,
  phoneNumber: details.phoneNumber,
  email: details.email,
  location: details.location,
  zoneOrSection: details.zoneOrSection,
  verified: details.verified,
  categories: categoryLabels(details.categories),
  areasServed: [...details.areasServed],
  callOutFee: toRand(details.callOutFee),
})

type SoonestFields = Pick<z.output<typeof SoonestResponse>, 'averageRating' | 'reviewCount' | 'soonest' | 'area'>

/** A provider as an offer shows it. */
export const soonestCard = (id: string, details: ProviderDetails, fields: SoonestFields) => ({
  id,
  fullName: details.fullName,
  profession: details.profession,
  profilePictureUrl: details.profilePictureUrl,
  verified: details.verified,
  ...fields,
})

/** A provider as its own page shows it. */
export const providerPage = (
  id: string,
  details: ProviderDetails,
  isActive: boolean,
  fields: ListFields,
): ProviderView => ({
  ...providerCard(id, details, fields),
  ...visitView(details),
  isActive,
})

const visitView = ({ hours, slotMinutes }: ProviderDetails) => ({ hours: hours as ProviderView['hours'], slotMinutes })

/** A provider's record as admins see it, without what only lists know; `undefined` before the provider was added. */
export const providerRecord = (id: string, { context: { details, edits }, is }: Provider) => {
  if (!details) return undefined
  return {
    ...profileView(id, details),
    ...visitView(details),
    isActive: is('listed'),
    daysOff: [...details.daysOff],
    version: edits,
  }
}

/** Fields of the record that are derived from others: a history does not list their changes. */
export const derivedProviderFields = ['_id', 'id', 'version'] as const
