import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { Spinner } from '#ui-kit/elements/Spinner.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import type { CardProduct } from '#ui-kit/shop/catalogue/ProductCard.tsx'
import { ProductGrid } from '#ui-kit/shop/catalogue/ProductGrid.tsx'
import { MoreProducts, type MoreProductsProps } from '#ui-kit/shop/search/MoreProducts.tsx'
import { NoSearchResults } from '#ui-kit/shop/search/NoSearchResults.tsx'

export type SearchResultsProps = {
  /** The products, in the order in which they are shown. */
  products: readonly CardProduct[]
  /** Number of all results; left out while unknown. */
  total?: number | undefined
  /** Loading more; left out where all are shown at once. */
  more?: Omit<MoreProductsProps, 'shown' | 'total'> | undefined
  /** Called with the product that somebody adds to the cart. */
  onAdd: (id: string) => void
  /** Id of the product that is being added to the cart: its button shows a spinner. */
  addingId?: string | undefined
  /** What to try where nothing was found: close words, categories. */
  didYouMean?: readonly { label: string; href: string }[] | undefined
  /** What the server said where nothing was found; shown in red. */
  errorMessage?: string | undefined
  /** The first results are loading. */
  loading?: boolean | undefined
  /** Set where the data could not be fetched: what to say in place of the standard sentence, and what Retry calls. */
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
}

/** The results of a search: failed, loading, empty or found. */
export const SearchResults = (props: SearchResultsProps) => {
  const { products, total = products.length, more, loading, failure } = props
  if (failure) return <ErrorPanel {...failure} />
  if (loading) return <ResultsSkeleton />
  if (total === 0) return <NoSearchResults message={props.errorMessage} didYouMean={props.didYouMean ?? []} />

  return (
    <>
      <ProductGrid products={products} onAdd={props.onAdd} addingId={props.addingId} eager={4} level={2} />
      {more?.loading && <ProductGrid products={[]} skeletons={4} />}
      {more && <MoreProducts {...more} shown={products.length} total={total} />}
    </>
  )
}

const ResultsSkeleton = () => (
  <div>
    <VisuallyHidden>
      <Spinner label="Searching" />
    </VisuallyHidden>
    <ProductGrid products={[]} skeletons={8} />
  </div>
)
