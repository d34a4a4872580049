import { homeSectionSize } from '#domain/businessConstants.ts'
import { cardFieldsOf } from '#domain/catalogue/productCard.ts'
import type { ProductList, ProductListQuery } from './productList.ts'
import type { PublicProduct } from './productView.ts'

/** The home page's sections (specification, section 2): the query of each, and the page with all its products, if there is one. */
const sections: { title: string; href: string | null; filter: ProductListQuery }[] = [
  { title: 'Stay Cool This Summer', href: null, filter: { tags: 'summer' } },
  { title: 'On Sale', href: null, filter: { discountStart: 1, sort: 'discount' } },
  { title: 'Featured', href: null, filter: { featured: true } },
  { title: 'New Stock', href: null, filter: { sort: 'newest' } },
  { title: 'Appliances', href: '/Categories/Appliances', filter: { categoryName: 'Appliances' } },
  { title: 'You Might Also Like', href: null, filter: { sort: 'rating' } },
]

/** A row of a wide screen: a section has at least so many products, if there are any. */
const rowLength = 5

/** The sections with their products. A product stands in one section only, as long as there are others to fill a row. */
export const homeSections = (products: Pick<ProductList, 'page'>) => {
  const shown = new Set<string>()
  return sections.map(({ title, href, filter }) => {
    const { fresh, repeated } = candidates(products, filter, shown)
    for (const { id } of fresh) shown.add(id)
    const filling = repeated.slice(0, Math.max(0, rowLength - fresh.length))
    return { title, href, data: [...fresh, ...filling].map(cardFieldsOf) }
  })
}

/** Reads as many pages as it takes to fill the section with products that stand nowhere above it. */
const candidates = (products: Pick<ProductList, 'page'>, filter: ProductListQuery, shown: ReadonlySet<string>) => {
  const fresh: PublicProduct[] = []
  const repeated: PublicProduct[] = []
  for (let pageNumber = 1; pageNumber <= sections.length && fresh.length < homeSectionSize; pageNumber += 1) {
    const page = products.page({ ...filter, limit: homeSectionSize, pageNumber }).products
    for (const product of page) (shown.has(product.id) ? repeated : fresh).push(product)
    if (page.length < homeSectionSize) break
  }
  return { fresh: fresh.slice(0, homeSectionSize), repeated }
}
