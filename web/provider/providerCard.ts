import type { CardProvider } from '#ui-kit/shop/provider/ProviderCard.tsx'
import { imageSources } from '#web/state/catalogue/productCard.ts'
import { formatAmount } from '#web/state/formatAmount.ts'
import type { AnswerOf } from '#web/state/http/calls.ts'
import { bookHref, providerHref } from '#web/state/provider/providerLinks.ts'

/** A provider as lists answer it. */
export type ListedProvider = AnswerOf<'GET api/service-providers/searchServiceProviders'>['results'][number]

/** A service provider as cards show it. */
export const providerCardOf = (provider: ListedProvider): CardProvider => ({
  id: provider.id,
  name: provider.fullName,
  profession: provider.profession,
  href: providerHref(provider.id),
  bookHref: bookHref(provider.id),
  picture: { ...imageSources(provider.profilePictureUrl || undefined), alt: '' },
  verified: provider.verified,
  description: provider.description,
  experienceYears: provider.experienceYears,
  location: provider.location,
  zone: provider.zoneOrSection,
  rating: provider.averageRating,
  reviewCount: provider.reviewCount,
  callOutFee: feeOf(provider.callOutFee),
  soonest: provider.soonest?.start,
})

/** The formatted call-out fee; undefined if there is none. */
export const feeOf = (rand: number) => (rand > 0 ? formatAmount(rand) : undefined)
