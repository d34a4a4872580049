import type { ProviderDetails } from '#domain/provider/providerEvents.ts'
import { type Availability, availabilityOf } from './availability.ts'

/** A provider as lists filter and sort it, in memory. */
export interface DirectoryEntry {
  id: string
  isListed: boolean
  name: string
  location: string
  /** The category path: `home-services/plumbing/geysers/`. */
  path: string
  verified: boolean
  /** Cents. */
  callOutFee: number
  /** Tenths of a star; 0 without reviews. */
  rating: number
  reviewCount: number
  areasServed: readonly string[]
  dateAdded: string
  /** The number of edits since it was added. */
  edits: number
  availability: Availability
}

/** The entry of a row of the table. */
export const directoryEntry = (
  row: Record<string, unknown>,
  details: ProviderDetails,
  taken: Availability['taken'],
): DirectoryEntry => {
  const reviewCount = Number(row['review_count'])
  return {
    id: String(row['id']),
    isListed: row['listed'] === 1,
    name: details.fullName,
    location: details.location,
    path: details.categories.map((value) => `${value}/`).join(''),
    verified: details.verified,
    callOutFee: details.callOutFee,
    rating: reviewCount === 0 ? 0 : Math.round((Number(row['rating_sum']) * 10) / reviewCount),
    reviewCount,
    areasServed: details.areasServed,
    dateAdded: String(row['date_added']),
    edits: Number(row['edits']),
    availability: availabilityOf(details, taken),
  }
}
