import type { ProviderDetails } from '#domain/provider/providerEvents.ts'
import type { Availability } from './availability.ts'

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
  /** Milliseconds since 1970. */
  added: number
  /** The number of edits since it was added. */
  edits: number
  availability: Availability
}

/** The columns of the table that an entry is made of. */
export const entryColumns = 'id, listed, details, rating_sum, review_count, date_added, edits'

/** Makes entries of rows of the table. Many have the same places and categories: these share the texts. */
export const openEntryFactory = () => {
  const shared = new Map<string, string>()
  const share = (text: string) => shared.getOrInsert(text, text)

  return (row: Record<string, unknown>, details: ProviderDetails, availability: Availability): DirectoryEntry => {
    const reviewCount = Number(row['review_count'])
    return {
      id: String(row['id']),
      isListed: row['listed'] === 1,
      name: details.fullName,
      location: share(details.location),
      path: share(details.categories.map((value) => `${value}/`).join('')),
      verified: details.verified,
      callOutFee: details.callOutFee,
      rating: reviewCount === 0 ? 0 : Math.round((Number(row['rating_sum']) * 10) / reviewCount),
      reviewCount,
      areasServed: details.areasServed.map(share),
      added: Date.parse(String(row['date_added'])),
      edits: Number(row['edits']),
      availability,
    }
  }
}
