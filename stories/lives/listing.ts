import type { CardProduct } from '#ui-kit/shop/catalogue/ProductCard.tsx'

// The shapes of what the shop answers in the lives, where ui-kit has no name for them.

/** Goods of a page, and how many there are on all pages. */
export interface Listing {
  products: readonly CardProduct[]
  total: number
}

/** The same with the brands and categories of all of them. */
export interface FacetedListing extends Listing {
  facets: Facets
}

interface Facets {
  brands: readonly FacetCount[]
  categories: readonly FacetCount[]
}

interface FacetCount {
  key: string
  count: number
}

/** A product whose card has a picture. */
export type PicturedProduct = CardProduct & { picture: { src: string } }

/** A row of the home page. */
export interface HomeSection {
  title: string
  href?: string
  sunny?: boolean
  products: readonly CardProduct[]
}

export interface LabelledLink {
  label: string
  href: string
}

/** A step of a breadcrumb trail; the last one leads nowhere. */
export interface TrailStep {
  label: string
  href?: string
}

export interface RatingOfProduct {
  average: number
  total: number
  counts: Record<1 | 2 | 3 | 4 | 5, number>
}

/** The goods of a category with a name. */
export interface NamedListing extends Listing {
  title: string
}

export interface SortOption {
  value: string
  label: string
}
