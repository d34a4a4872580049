import type { ProviderRow } from '#ui-kit/shop/providerAdmin/table/providerRow.ts'
import type { AnswerOf } from '#web/state/http/calls.ts'

type AdminProvider = AnswerOf<'GET api/service-providers/all'>['results'][number]

export const editProviderHref = (id: string) => `/UpdateServiceProvider/${encodeURIComponent(id)}`
export const providerHistoryHref = (id: string) => `/ServiceProvider_Management/${encodeURIComponent(id)}`

/** Props of a row in the admins' table of service providers. */
export const providerRow = (provider: AdminProvider): ProviderRow => ({
  id: provider.id,
  name: provider.fullName,
  href: editProviderHref(provider.id),
  historyHref: providerHistoryHref(provider.id),
  bookingsHref: `/Bookings_Management?provider=${encodeURIComponent(provider.id)}`,
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
