import { useMemo, useState } from 'react'
import { shopIdentity } from '#domain/shopIdentity.ts'
import { hydrateLater } from '#ui-kit/elements/hydrateLater.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { ProviderScreen } from '#ui-kit/screens/provider/ProviderScreen.tsx'
import { sitePaths } from '#web/sitePaths.ts'
import { freeTimesRequest } from '#web/state/booking/freeTimesRequest.ts'
import { imageSources } from '#web/state/catalogue/productCard.ts'
import { usePictureZoom } from '#web/state/catalogue/usePictureZoom.tsx'
import { useClient } from '#web/state/client.ts'
import type { AnswerOf } from '#web/state/http/calls.ts'
import { failureOf } from '#web/state/http/failureOf.ts'
import type { QueryCache } from '#web/state/http/queryCache.ts'
import { useQuery } from '#web/state/http/useQuery.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import type { RouteModule, Visit } from '#web/state/navigation/route.ts'
import { bookingHref, providerHref, whatsAppHref } from '#web/state/provider/providerLinks.ts'
import { DeferredReviews } from '#web/state/review/DeferredReviews.tsx'
import { feeOf } from './providerCard.ts'
import { providerTrail } from './providerTrail.ts'

const FreeTimes = hydrateLater(
  async () => (await import('./FreeTimes.tsx')).FreeTimes,
  <Text>The free times did not load. Reload the page to choose one.</Text>,
)
const TradeGoods = hydrateLater(async () => (await import('./TradeGoods.tsx')).TradeGoods)

type Provider = AnswerOf<'GET api/service-providers/:id'>['result']

/** Asks for what a provider's page shows, before it is rendered. */
export const preloadProvider = ({ params: { id = '' } }: Visit, ask: QueryCache['fetchQuery']) =>
  Promise.all([
    ask('GET api/service-providers/:id', { params: { id } }),
    ask('GET api/service-providers/slots/:id', freeTimesRequest(id)),
  ])

/** One service provider with the free times. */
export const ProviderRoute = ({ visit }: { visit: Visit }) => {
  const { id = '' } = visit.params
  const { publicUrl } = useClient()
  const providerQuery = useQuery('GET api/service-providers/:id', { params: { id } })
  const { result: provider, asOf = '' } = providerQuery.answer ?? {}
  const shown = useMemo(() => provider && shownProvider(provider), [provider])
  const { onZoom, zoom } = usePictureZoom(shown?.pictures)
  const [bookable, setBookable] = useState<{ providerId: string; start: string }>()
  const isNotFound = providerQuery.error?.reason.status === 404

  return (
    <>
      <PageHead
        title={provider ? `${provider.fullName}, ${provider.profession}` : failureOf(providerQuery)?.message}
        isMissing={providerQuery.error !== undefined}
        description={provider?.description}
      />
      <ProviderScreen
        provider={shown}
        trail={providerTrail(provider)}
        now={asOf}
        whatsAppHref={provider ? greetingHref(provider) : ''}
        shareHref={provider && shareHref(provider, publicUrl)}
        goods={provider && <TradeGoods categories={provider.categories} />}
        slots={provider && <FreeTimes provider={provider} openedAt={asOf} onBookableChange={setBookable} />}
        chosen={
          bookable && bookable.providerId === provider?.id
            ? { start: bookable.start, href: bookingHref(id, bookable.start) }
            : undefined
        }
        reviews={provider && <DeferredReviews kind="provider" id={provider.id} />}
        onZoom={onZoom}
        missing={isNotFound ? { links: [{ label: 'All service providers', href: sitePaths.providers }] } : undefined}
        failure={isNotFound ? undefined : failureOf(providerQuery)}
        dialog={zoom}
      />
    </>
  )
}

const shownProvider = (provider: Provider) => ({
  id: provider.id,
  name: provider.fullName,
  profession: provider.profession,
  picture: { ...imageSources(provider.profilePictureUrl || undefined), alt: `Portrait of ${provider.fullName}` },
  verified: provider.verified,
  rating: provider.averageRating,
  reviewCount: provider.reviewCount,
  location: provider.location,
  zone: provider.zoneOrSection,
  phoneNumber: provider.phoneNumber,
  soonest: provider.soonest?.start,
  hours: Object.fromEntries(Object.entries(provider.hours).map(([day, ranges]) => [Number(day), ranges ?? []])),
  description: provider.description,
  experienceYears: provider.experienceYears,
  pictures: provider.images.map(({ thumbnail, medium, alt }) => ({
    ...imageSources(medium),
    alt,
    thumbnail: imageSources(thumbnail),
  })),
  areasServed: provider.areasServed,
  callOutFee: feeOf(provider.callOutFee),
})

const greetingHref = ({ fullName, phoneNumber }: Provider) =>
  whatsAppHref(phoneNumber, `Hello ${fullName}, I found you at ${shopIdentity.name}.`)

const shareHref = ({ fullName, profession, id }: Provider, publicUrl: string) =>
  `https://wa.me/?text=${encodeURIComponent(`${fullName}, ${profession}: ${publicUrl}${providerHref(id)}`)}`

export const providerPage: RouteModule = { Component: ProviderRoute, preload: preloadProvider }
