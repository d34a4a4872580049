import type { ReactNode } from 'react'
import { Breadcrumb } from '#ui-kit/elements/Breadcrumb.tsx'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { hydrateLater } from '#ui-kit/elements/hydrateLater.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { LinkChips } from '#ui-kit/shop/catalogue/LinkChips.tsx'
import { NoProductFound } from '#ui-kit/shop/catalogue/NoProductFound.tsx'
import type { CardProduct } from '#ui-kit/shop/catalogue/ProductCard.tsx'
import { ProductGrid } from '#ui-kit/shop/catalogue/ProductGrid.tsx'
import { ListingColumns } from '#ui-kit/shop/search/ListingColumns.tsx'
import { Page } from '#ui-kit/space/Page.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { CategoryHeading } from './CategoryHeading.tsx'
import type { PageSizesProps } from './PageSizes.tsx'

const ListingFoot = hydrateLater(
  async () => (await import('./ListingFoot.tsx')).ListingFoot,
  <Text>The page numbers did not load. Reload the page to see them.</Text>,
)

type CategoryScreenProps = {
  /** The category's or the brand's name. */
  title: string
  /** The steps from the home page to this page; the last one is this page and has no `href`. */
  trail: readonly { label: string; href?: string | undefined }[]
  /** The categories below this one. */
  parts?: readonly { label: string; href: string }[] | undefined
  /** A `ListingBar`: sort and filters. */
  bar?: ReactNode
  /** A `FilterPanel`, beside the list on wide screens. */
  panel?: ReactNode
  /** Set if there is no such category or brand: what the visitor is told. */
  missing?: string | undefined
  /** The products, in the order in which they are shown. */
  products: readonly CardProduct[]
  /** Number of products on all pages; while the next page loads, the last known one. */
  total: number
  /** The page that is shown, from 1. */
  page: number
  /** How many pages the list has, from 1. */
  pages: number
  /** Keep it and `sizes` the same between two renderings of a page. */
  hrefFor: (page: number) => string
  /** How many products a page may show, each with its address. */
  sizes: PageSizesProps['sizes']
  /** Called with the product that somebody adds to the cart. */
  onAdd: (id: string) => void
  /** Id of the product that is being added to the cart: its button shows a spinner. */
  addingId?: string | undefined
  /** Links to other pages, for an empty listing. */
  suggestions?: readonly { label: string; href: string }[]
  /** Shows a skeleton of the same size while the data is on its way. */
  loading?: boolean
  /** Set where the data could not be fetched: what to say in place of the standard sentence, and what Retry calls. */
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
}

/** The products of one category or brand, page by page. */
export const CategoryScreen = (props: CategoryScreenProps) => (
  <Page>
    <Stack gap={5}>
      {props.missing ? (
        <Stack gap={5}>
          <Breadcrumb trail={props.trail} />
          <NoProductFound level={1} links={props.suggestions}>
            {props.missing}
          </NoProductFound>
        </Stack>
      ) : (
        <Products {...props} />
      )}
    </Stack>
  </Page>
)

const Products = (props: CategoryScreenProps) => (
  <>
    <Stack gap={1}>
      <Breadcrumb trail={props.trail} />
      <CategoryHeading title={props.title} total={props.total || undefined} />
    </Stack>
    {props.parts && props.parts.length > 0 && (
      <LinkChips label={`Parts of ${props.title}`} links={props.parts} inOneLine />
    )}
    <ListingColumns panel={props.panel}>
      <Stack gap={5}>
        {props.bar}
        {listing(props)}
        {props.pages > 0 && (
          <ListingFoot
            // The links of another list, such as a filtered one, are others.
            key={props.hrefFor(1)}
            page={props.page}
            pages={props.pages}
            hrefFor={props.hrefFor}
            sizes={props.sizes}
          />
        )}
      </Stack>
    </ListingColumns>
  </>
)

const listing = (props: CategoryScreenProps) => {
  if (props.failure) return <ErrorPanel {...props.failure} />
  if (props.loading)
    return <ProductGrid products={[]} skeletons={props.sizes.find(({ current }) => current)?.size ?? 4} />
  if (props.products.length === 0) return <NoProductFound links={props.suggestions} />

  return <ProductGrid products={props.products} onAdd={props.onAdd} addingId={props.addingId} eager={4} level={2} />
}
