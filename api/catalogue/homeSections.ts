import { homeSectionSize } from '#domain/businessConstants.ts'
import type { ProductList, ProductListQuery } from './productList.ts'
import { productCardView } from './productView.ts'

/** The home page's sections (specification, section 2): the query of each, and the page with all its products, if there is one. */
const sections: { title: string; href: string | null; filter: ProductListQuery }[] = [
  { title: 'Stay Cool This Summer', href: null, filter: { tags: 'summer' } },
  { title: 'On Sale', href: null, filter: { discountStart: 1, sort: 'discount' } },
  { title: 'Featured', href: null, filter: { featured: true } },
  { title: 'New Stock', href: null, filter: { sort: 'newest' } },
  { title: 'Appliances', href: '/Categories/Appliances', filter: { categoryName: 'Appliances' } },
  { title: 'You Might Also Like', href: null, filter: { sort: 'rating' } },
]

export const homeSections = (products: ProductList) =>
  sections.map(({ title, href, filter }) => ({
    title,
    href,
    data: products.page({ ...filter, limit: homeSectionSize }).products.map(productCardView),
  }))
