import type { OfferedProvider } from '#ui-kit/shop/provider/SoonestFree.tsx'
import { longNamedProvider, pieterTheHandyman, risunaTheTutor, thembaThePlumber } from './providers.ts'

const offered = (provider: typeof thembaThePlumber, area: string): OfferedProvider => ({
  ...provider,
  timesHref: provider.bookHref,
  area,
  soonest: provider.soonest ?? '',
})

/** Free today. */
export const offeredThemba = offered(thembaThePlumber, 'Soweto Pimville')
/** Not verified, free on Saturday. */
export const offeredPieter = offered(pieterTheHandyman, 'Louis Trichardt')
/** No portrait, no reviews. */
export const offeredRisuna = offered(risunaTheTutor, 'Tiyani Magoro')
export const offeredLongNamed = offered(
  { ...longNamedProvider, soonest: '2027-01-22T16:15:00Z' },
  'Johannesburg South and the townships around it',
)

export const plumbers = {
  question: 'Need a plumber to fit it?',
  all: { label: 'All plumbers', href: '/serviceProviderCategories/home-services/plumbing' },
}
