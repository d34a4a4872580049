import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import type { CardProduct } from '#ui-kit/shop/catalogue/ProductCard.tsx'
import { ProductShelf } from '#ui-kit/shop/catalogue/ProductShelf.tsx'
import { ServicePromises } from '#ui-kit/shop/catalogue/ServicePromises.tsx'
import { Page } from '#ui-kit/space/Page.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { HomeHero, type HomeHeroProps } from './HomeHero.tsx'
import { HomeIntro } from './HomeIntro.tsx'

type HomeSection = {
  title: string
  href?: string | undefined
  products: readonly CardProduct[]
  /** Has a sunny background across the whole page, such as the offers. */
  sunny?: boolean | undefined
}

type HomeScreenProps = {
  /** The panel at the top of the page. */
  hero: HomeHeroProps
  /** The shop's banner stands above the page: of the hero, only the words are shown. */
  belowBanner?: boolean | undefined
  /** From which amount delivery is free, where the shop delivers, and until when one orders for today. */
  delivery: { freeFrom: string; areas: readonly string[]; orderBefore: string }
  /** Named rows; a row without products is left out. */
  sections: readonly HomeSection[]
  /** Called with the product that somebody adds to the cart. */
  onAdd: (id: string) => void
  /** Id of the product that is being added to the cart: its button shows a spinner. */
  addingId?: string | undefined
  /** A `ProductStrip` of what this visitor looked at last, below the rows. */
  lastViewed?: ReactNode
  /** Shows the named sections as skeletons while their products load. */
  loading?: boolean
  /** Set where the data could not be fetched: what to say in place of the standard sentence, and what Retry calls. */
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
}

/** The home page: the banner, what the shop promises, and rows of products. */
export const HomeScreen = ({ hero, belowBanner, delivery, lastViewed, failure, ...rows }: HomeScreenProps) => (
  <Stack gap={6}>
    {belowBanner ? <HomeIntro {...hero} /> : <HomeHero {...hero} />}
    <Page>
      <ServicePromises {...delivery} />
    </Page>
    {failure ? (
      <Page>
        <ErrorPanel {...failure} />
      </Page>
    ) : (
      <HomeRows {...rows} belowBanner={belowBanner} />
    )}
    {lastViewed && <Page>{lastViewed}</Page>}
  </Stack>
)

const HomeRows = ({
  sections,
  belowBanner,
  onAdd,
  addingId,
  loading = false,
}: Omit<HomeScreenProps, 'hero' | 'delivery' | 'lastViewed'>) =>
  sections
    .filter(({ products }) => loading || products.length > 0)
    .map(({ sunny = false, ...section }, index) => (
      <Band key={section.title} $sunny={sunny}>
        <Page>
          <ProductShelf
            {...section}
            onAdd={onAdd}
            addingId={addingId}
            loading={loading}
            eager={index === 0 && !belowBanner}
          />
        </Page>
      </Band>
    ))

const Band = styled.div<{ $sunny: boolean }>`
  padding-block: ${({ $sunny }) => ($sunny ? 'var(--space-6)' : 'var(--space-2)')};
  background: ${({ $sunny }) => ($sunny ? 'color-mix(in oklab, var(--glow) 18%, var(--paper))' : 'none')};
`
