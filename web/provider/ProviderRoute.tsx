import { shopIdentity } from '#domain/shopIdentity.ts'
import { Button } from '#ui-kit/elements/Button.tsx'
import { ProviderScreen } from '#ui-kit/screens/provider/ProviderScreen.tsx'
import { providersCrumb } from '#ui-kit/screens/provider/providersCrumb.ts'
import { SlotPicker } from '#ui-kit/shop/booking/slots/SlotPicker.tsx'
import { slotName } from '#ui-kit/shop/booking/slotTimes.ts'
import { freeTimesRequest, useFreeTimes } from '#web/state/booking/useFreeTimes.ts'
import { useLastDefined } from '#web/state/browser/useLastDefined.ts'
import { imageSources } from '#web/state/catalogue/productCard.ts'
import { usePictureZoom } from '#web/state/catalogue/usePictureZoom.tsx'
import { useClient } from '#web/state/client.ts'
import type { AnswerOf } from '#web/state/http/calls.ts'
import { failureOf } from '#web/state/http/failureOf.ts'
import type { QueryCache } from '#web/state/http/queryCache.ts'
import { useQuery } from '#web/state/http/useQuery.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import type { RouteModule, Visit } from '#web/state/navigation/route.ts'
import { useScrollToHash } from '#web/state/navigation/useScrollToHash.ts'
import { providerHref, whatsAppHref } from '#web/state/provider/providerLinks.ts'
import { DeferredReviews } from '#web/state/review/DeferredReviews.tsx'
import { feeOf } from './providerCard.ts'
import { providerTrail } from './providerTrail.ts'
import { TradeGoods } from './TradeGoods.tsx'

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
  const shown = provider && shownProvider(provider)
  const { onZoom, zoom } = usePictureZoom(shown?.pictures)
  const isNotFound = providerQuery.error?.reason.status === 404

  return (
    <>
      <PageHead
        title={provider ? `${provider.fullName}, ${provider.profession}` : providerQuery.error?.message}
        description={provider?.description}
      />
      <ProviderScreen
        provider={shown}
        trail={providerTrail(provider)}
        now={asOf}
        whatsAppHref={provider ? greetingHref(provider) : ''}
        shareHref={provider && shareHref(provider, publicUrl)}
        goods={provider && <TradeGoods categories={provider.categories} />}
        slots={provider && <FreeTimes provider={provider} openedAt={asOf} />}
        reviews={provider && <DeferredReviews kind="provider" id={provider.id} />}
        onZoom={onZoom}
        missing={isNotFound ? { links: [{ label: 'All service providers', href: providersCrumb.href }] } : undefined}
        failure={isNotFound ? undefined : failureOf(providerQuery)}
        dialog={zoom}
      />
    </>
  )
}

/** Chooses a time; the button leads to the booking form. */
const FreeTimes = ({ provider: { id, soonest }, openedAt }: { provider: Provider; openedAt: string }) => {
  const { chosenIsTaken, ...picker } = useFreeTimes(id, { soonest, openedAt })
  const { chosen, offline } = picker
  useScrollToHash({ only: 'times', isReady: useLastDefined(picker.days) !== undefined })

  return (
    <SlotPicker
      {...picker}
      action={
        chosen && !chosenIsTaken && !offline ? (
          <Button wide href={`${providerHref(id)}/book?start=${encodeURIComponent(chosen)}`}>
            Book {slotName(chosen)}
          </Button>
        ) : (
          <Button wide disabled>
            Choose a time to book it
          </Button>
        )
      }
    />
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
