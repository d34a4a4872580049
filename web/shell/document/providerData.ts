import { weekdayNames } from '#ui-kit/shop/audit/timeFormats.ts'
import type { AnswerOf } from '#web/state/http/calls.ts'
import type { StructuredData } from './structuredData.ts'

type Provider = AnswerOf<'GET api/service-providers/:id'>['result']
type Listed = AnswerOf<'GET api/service-providers/searchServiceProviders'>['results'][number]

/** Structured data of a service provider's page. `origin` is the shop's public address, without a slash at its end. */
export const providerData = (origin: string, provider: Provider): StructuredData => ({
  '@type': 'LocalBusiness',
  ...businessOf(origin, provider),
  openingHoursSpecification: Object.entries(provider.hours).flatMap(([weekday, ranges = []]) =>
    ranges.map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${weekdayNames[Number(weekday) % 7]}`,
      opens: from,
      // The end of a day; a time before `opens` is on the next day.
      closes: to === '24:00' ? '23:59' : to,
    })),
  ),
  areaServed: provider.areasServed.map((name) => ({ '@type': 'Place', name })),
  makesOffer: {
    '@type': 'Offer',
    name: 'Call-out fee',
    price: provider.callOutFee.toFixed(2),
    priceCurrency: 'ZAR',
    itemOffered: { '@type': 'Service', serviceType: provider.profession },
  },
})

/** Structured data of a page of providers. `firstPosition`: the place of its first one in the whole list, from 1. */
export const providerListData = (
  origin: string,
  providers: readonly Listed[],
  firstPosition: number,
): StructuredData => ({
  '@type': 'ItemList',
  itemListElement: providers.map((provider, index) => ({
    '@type': 'ListItem',
    position: firstPosition + index,
    item: { '@type': 'LocalBusiness', ...businessOf(origin, provider) },
  })),
})

const businessOf = (origin: string, provider: Listed) => ({
  name: provider.fullName,
  description: provider.description,
  url: providerUrl(origin, provider.id),
  image: [provider.profilePictureUrl, ...provider.images.map(({ medium }) => medium)]
    .filter(Boolean)
    .map((path) => `${origin}${path}`),
  // The numbers of the directory are South African.
  telephone: `+27${provider.phoneNumber.slice(1)}`,
  address: { '@type': 'PostalAddress', addressLocality: provider.location, addressCountry: 'ZA' },
  ...(provider.reviewCount > 0 && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: provider.averageRating,
      reviewCount: provider.reviewCount,
    },
  }),
})

const providerUrl = (origin: string, id: string) => `${origin}/ServiceProvider/${encodeURIComponent(id)}`
