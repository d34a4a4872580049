import { useMemo } from 'react'
import { CategoryScreen } from '#ui-kit/screens/catalogue/CategoryScreen.tsx'
import { useLastDefined } from '#web/state/browser/useLastDefined.ts'
import { useAddToCart } from '#web/state/cart/useAddToCart.ts'
import { categoryLinks, useCategories } from '#web/state/catalogue/categories.ts'
import { cardOf } from '#web/state/catalogue/productCard.ts'
import { useClient } from '#web/state/client.ts'
import { failureOf } from '#web/state/http/failureOf.ts'
import { useQuery } from '#web/state/http/useQuery.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import type { Visit } from '#web/state/navigation/route.ts'
import { FilterColumn } from './FilterColumn.tsx'
import { isMissingList } from './filterQuery.ts'
import { type ListingScope, listingLinks, listingRequest, requestedPage } from './listingRequest.ts'
import { useListControls } from './useListControls.tsx'

type ListingProps = {
  title: string
  trail: readonly { label: string; href?: string | undefined }[]
  /** The categories below this one. */
  subcategories?: readonly { label: string; href: string }[] | undefined
  /** What it is that the visitor is told of when it does not exist. */
  kind: 'category' | 'brand'
  scope: ListingScope
  visit: Visit
}

/** The products of a category or a brand, a page at a time. */
export const Listing = (props: ListingProps) => <ListingPages key={JSON.stringify(props.scope)} {...props} />

// Stays mounted while its next page loads, so that the scroll position is kept; the key remounts it for another category or brand.
const ListingPages = ({ title, trail, subcategories, kind, scope, visit }: ListingProps) => {
  const productsQuery = useQuery('GET products/getByCategoryOrPageNumber', listingRequest(scope, visit))
  const { terms } = useClient()
  const products = productsQuery.answer?.data ?? []
  const meta = useLastDefined(productsQuery.answer?.meta)
  const total = meta?.totalCount ?? 0
  const isMissing = isMissingList(meta?.totalCount, visit.query)
  const { addingId, onAdd } = useAddToCart(products)
  const { categories } = useCategories()
  const { page, size } = requestedPage(visit)
  const links = useMemo(() => listingLinks(visit), [visit])
  const { bar, sheet, filters, apply } = useListControls(visit, { facets: meta?.facets, besidePanel: true })

  return (
    <>
      <PageHead
        title={page > 1 ? `${title}, page ${page}` : title}
        description={`${title} at Ekhaya: pay on delivery.`}
      />
      <CategoryScreen
        title={title}
        trail={trail}
        parts={subcategories}
        bar={bar}
        panel={<FilterColumn filters={filters} facets={meta?.facets} onChange={apply} />}
        missing={isMissing ? `We could not find this ${kind}. Try one of these:` : undefined}
        products={products.map(cardOf(terms))}
        total={total}
        page={page}
        pages={Math.ceil(total / size)}
        {...links}
        onAdd={onAdd}
        addingId={addingId}
        suggestions={total > 0 ? [{ label: 'First page', href: links.hrefFor(1) }] : categoryLinks(categories)}
        loading={productsQuery.status === 'loading'}
        failure={failureOf(productsQuery)}
      />
      {sheet}
    </>
  )
}
