import { deliveryAreas, sameDayOrderTime } from '#domain/businessConstants.ts'
import { deliveryPlaces } from '#domain/deliveryAreas.ts'
import { formatShortRand } from '#domain/kernel/money.ts'
import type { DeliveryTerms } from '#domain/order/delivery.ts'
import type { HomeHeroProps } from '#ui-kit/screens/catalogue/HomeHero.tsx'
import { HomeScreen } from '#ui-kit/screens/catalogue/HomeScreen.tsx'
import { DeferredLastViewed } from '#web/catalogue/product/DeferredLastViewed.tsx'
import { useAddToCart } from '#web/state/cart/useAddToCart.ts'
import { cardOf, type ProductSummary } from '#web/state/catalogue/productCard.ts'
import { useClient } from '#web/state/client.ts'
import type { AnswerOf } from '#web/state/http/calls.ts'
import { failureOf } from '#web/state/http/failureOf.ts'
import type { QueryCache } from '#web/state/http/queryCache.ts'
import { useQuery } from '#web/state/http/useQuery.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import type { RouteModule, Visit } from '#web/state/navigation/route.ts'

export const preloadHome = (_: Visit, ask: QueryCache['fetchQuery']) => ask('GET products/home', {})

/** The home page with its sections of products. */
export const HomeRoute = () => {
  const { terms } = useClient()
  const homeQuery = useQuery('GET products/home', {})
  const sections = homeQuery.answer?.results ?? placeholderSections
  const products = sections.flatMap(({ data }) => data)
  const { addingId, onAdd } = useAddToCart(products)

  return (
    <>
      <PageHead />
      <HomeScreen
        hero={homeHero(products, terms)}
        belowBanner={useHasBanner()}
        delivery={{ freeFrom: formatShortRand(terms.freeFrom), areas: deliveryAreas, orderBefore: sameDayOrderTime }}
        sections={sections.map((section) => sectionProps(section, terms))}
        onAdd={onAdd}
        addingId={addingId}
        loading={homeQuery.status === 'loading'}
        lastViewed={<DeferredLastViewed />}
        failure={failureOf(homeQuery)}
      />
    </>
  )
}

// While the slides load, their place is kept.
const useHasBanner = () => {
  const { answer, status } = useQuery('GET api/marketing-images', {})
  return status === 'loading' || (answer?.results.length ?? 0) > 0
}

// Props of the hero on the home page: a slogan and three featured products that are in stock.
const homeHero = (products: readonly ProductSummary[], terms: DeliveryTerms): HomeHeroProps => ({
  title: 'Everything for your home.',
  titleHighlight: 'Pay when it arrives.',
  text: `Kettles, drills, paint and pots, delivered the same day in ${deliveryPlaces().join(' and ')}. Easier and more affordable.`,
  action: { label: 'Shop by category', href: '/Categories' },
  secondAction: { label: 'See appliances', href: '/Categories/Appliances' },
  products: featuredInStock(products).map(cardOf(terms)),
})

const featuredInStock = (products: readonly ProductSummary[]) => {
  const featured = products.filter(({ isFeatured, quantity }) => isFeatured && quantity > 0)
  return [...new Map(featured.map((product) => [product.id, product])).values()].slice(0, 3)
}

type Section = AnswerOf<'GET products/home'>['results'][number]

const sectionProps = ({ title, href, data }: Section, terms: DeliveryTerms) => ({
  title,
  href: href ?? undefined,
  sunny: title === 'On Sale',
  products: data.map(cardOf(terms)),
})

// Keeps the height of the page while it loads.
const placeholderSections: Section[] = ['Stay Cool This Summer', 'On Sale', 'Featured', 'New Stock'].map((title) => ({
  title,
  href: null,
  data: [] satisfies ProductSummary[],
}))

export const homePage: RouteModule = { Component: HomeRoute, preload: preloadHome }
