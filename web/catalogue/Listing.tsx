import { CategoryScreen } from '#ui-kit/screens/shopper/CategoryScreen.tsx'
import { categoryLinks, useCategories } from '#web/client/categories.ts'
import { failureOf } from '#web/client/failure.ts'
import { cardOf } from '#web/client/productCard.ts'
import { useAddToCart } from '#web/client/useAddToCart.ts'
import { useAnswer } from '#web/client/useAnswer.ts'
import { PageHead } from '#web/shell/PageHead.tsx'
import type { Visit } from '#web/shell/route.ts'
import { askingFor, type Listed, linksIn, wantedPage } from './listing.ts'
import { useListControls } from './useListControls.tsx'

type ListingProps = {
  title: string
  trail: readonly { label: string; href?: string | undefined }[]
  /** The categories below this one. */
  parts?: readonly { label: string; href: string }[] | undefined
  listed: Listed
  visit: Visit
}

/** The products of a category or a brand, a page at a time. */
export const Listing = ({ title, trail, parts, listed, visit }: ListingProps) => {
  const answered = useAnswer('GET products/getByCategoryOrPageNumber', askingFor(listed, visit))
  const products = answered.answer?.data ?? []
  const total = answered.answer?.meta.totalCount ?? 0
  const { addingId, onAdd } = useAddToCart(products)
  const { categories } = useCategories()
  const { page, size } = wantedPage(visit)
  const links = linksIn(visit)
  const { bar, sheet } = useListControls(visit, { facets: answered.answer?.meta.facets })

  return (
    <>
      <PageHead title={title} description={`${title} at Ekhaya: pay on delivery.`} />
      <CategoryScreen
        title={title}
        trail={trail}
        parts={parts}
        bar={bar}
        products={products.map(cardOf)}
        total={total}
        page={page}
        pages={Math.ceil(total / size)}
        {...links}
        onAdd={onAdd}
        addingId={addingId}
        suggestions={total > 0 ? [{ label: 'First page', href: links.hrefFor(1) }] : categoryLinks(categories)}
        loading={answered.status === 'loading'}
        failure={failureOf(answered)}
      />
      {sheet}
    </>
  )
}
