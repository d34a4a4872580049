import { cardAnswer } from './productAnswer.ts'
import type { ListWish, ProductList } from './productList.ts'

/** The home page's sections (specification, section 2): what each shows, and where all of it is. */
const sections: { title: string; href: string | null; filter: ListWish }[] = [
  { title: 'Stay Cool This Summer', href: null, filter: { tags: 'summer' } },
  { title: 'On Sale', href: null, filter: { discountStart: 1, sort: 'discount' } },
  { title: 'Featured', href: null, filter: { featured: true } },
  { title: 'New Stock', href: null, filter: { sort: 'newest' } },
  { title: 'Appliances', href: '/Categories/Appliances', filter: { categoryName: 'Appliances' } },
  { title: 'You Might Also Like', href: null, filter: { sort: 'rating' } },
]

const perSection = 10

export const homeSections = (products: ProductList) =>
  sections.map(({ title, href, filter }) => ({
    title,
    href,
    data: products.page({ ...filter, limit: perSection }).products.map(cardAnswer),
  }))
