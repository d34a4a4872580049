import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { Spinner } from '#ui-kit/elements/Spinner.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { ProductGrid } from '#ui-kit/shop/catalogue/ProductGrid.tsx'
import { MoreProducts } from '#ui-kit/shop/search/MoreProducts.tsx'
import { NothingFound } from '#ui-kit/shop/search/NothingFound.tsx'
import type { SearchScreenProps } from './SearchScreen.tsx'

/** The list of a search in whatever state it is. */
export const SearchedProducts = (props: SearchScreenProps) => {
  const { products, total = products.length, more, loading, failure } = props
  if (failure) return <ErrorPanel {...failure} />
  if (loading) return <Waiting />
  if (total === 0) return <NothingFound message={props.errorMessage} didYouMean={props.didYouMean ?? []} />

  return (
    <>
      <ProductGrid products={products} onAdd={props.onAdd} addingId={props.addingId} eager={4} level={2} />
      {more?.loading && <ProductGrid products={[]} skeletons={4} />}
      {more && <MoreProducts {...more} shown={products.length} total={total} />}
    </>
  )
}

const Waiting = () => (
  <div>
    <VisuallyHidden>
      <Spinner label="Searching" />
    </VisuallyHidden>
    <ProductGrid products={[]} skeletons={8} />
  </div>
)
