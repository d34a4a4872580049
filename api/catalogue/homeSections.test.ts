import { expect, it } from 'vitest'
import { homeSections } from './homeSections.ts'
import type { ProductList, ProductListQuery } from './productList.ts'
import { productView } from './productView.ts'

const details = {
  ...{ slug: 'kettle', name: 'Kettle', brand: 'Vuthela', description: 'A kettle', overview: '', warranty: '' },
  ...{ price: 10_000, costPrice: 5_000, discount: 0, isFeatured: false, featuredPriority: 0, dateAdded: '2026-11-01' },
  ...{
    images: [],
    categories: [],
    features: [],
    specifications: [],
    whatsInTheBox: [],
    tags: [],
    crossSellProducts: [],
  },
}

const noFacets = { brands: [], categories: [], tags: [], prices: [], ratings: [], stock: [] } as never

/** A shop in which these products match each filter, best first. */
const given = (matching: (filter: ProductListQuery) => readonly string[]) => {
  const page = ({ limit = 10, pageNumber = 1, ...filter }: ProductListQuery) => {
    const matches = matching(filter).slice((pageNumber - 1) * limit, pageNumber * limit)
    return { products: matches.map((id) => productView(id, details, 5)) }
  }
  const products: Pick<ProductList, 'page'> = {
    page: (query) => ({ ...page(query), total: 0, next: undefined, facets: noFacets }),
  }
  return homeSections(products).map(({ title, data }) => [title, data.map(({ id }) => id)])
}

const ids = (from: number, count: number) => Array.from({ length: count }, (_, index) => `p${from + index}`)

it('a product of the home page stands in one section, as long as there are others', () => {
  const sections = given(() => ids(0, 200))

  const shown = sections.flatMap(([, data]) => data)
  expect(shown).toHaveLength(60)
  expect(new Set(shown).size).toBe(60)
})

it('a section that has too few of its own is filled to a row with products that stand above it', () => {
  const sections = given(({ featured }) => (featured ? ids(0, 8) : ids(0, 21)))

  expect(sections[0]).toEqual(['Stay Cool This Summer', ids(0, 10)])
  expect(sections[1]).toEqual(['On Sale', ids(10, 10)])
  expect(sections[2]).toEqual(['Featured', ids(0, 5)])
  expect(sections[3]).toEqual(['New Stock', ['p20', ...ids(0, 4)]])
})
