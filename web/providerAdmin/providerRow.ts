import type { ProviderRow } from '#ui-kit/shop/providerAdmin/table/providerRow.ts'
import { editProviderHref, providerBookingsHref, providerHistoryHref } from '#web/state/adminLinks.ts'
import type { AnswerOf } from '#web/state/http/calls.ts'

type AdminProvider = AnswerOf<'GET api/service-providers/all'>['results'][number]

/** Props of a row in the admins' table of service providers. */
export const providerRow = (provider: AdminProvider): ProviderRow => ({
  id: provider.id,
  name: provider.fullName,
  href: editProviderHref(provider.id),
  historyHref: providerHistoryHref(provider.id),
  bookingsHref: providerBookingsHref(provider.id),
  profession: provider.profession,
  portrait: provider.profilePictureUrl,
  group: provider.categories[0]?.label ?? '',
  location: provider.location,
  verified: provider.verified,
  rating: provider.averageRating,
  reviewCount: provider.reviewCount,
  soonest: provider.soonest,
  isActive: provider.isActive,
})
