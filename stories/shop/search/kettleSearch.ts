import type { Filters } from '#ui-kit/shop/search/filters.ts'

export const sorts = [
  { value: 'featured', label: 'Featured first' },
  { value: 'newest', label: 'Newest first' },
  { value: 'price', label: 'Price: low to high' },
  { value: '-price', label: 'Price: high to low' },
  { value: 'discount', label: 'Largest discount' },
  { value: 'rating', label: 'Best rated' },
]

export const facets = {
  brands: [
    { key: 'Vuthela', count: 14 },
    { key: 'Iqhwane', count: 9 },
    { key: 'Hlanzeka', count: 7 },
    { key: 'Umoyane', count: 5 },
    { key: 'Ysterhout', count: 4 },
    { key: 'Bokberg', count: 3 },
    { key: 'Marula Row', count: 2 },
    { key: 'Khanyela', count: 1 },
    { key: 'Verfhuis', count: 0 },
  ],
  categories: [
    { key: 'Kettles', count: 18 },
    { key: 'Toasters', count: 6 },
    { key: 'Pots & pans', count: 3 },
  ],
}

export const someFilters: Filters = {
  brands: ['Vuthela', 'Marula Row'],
  categories: ['Kettles'],
  priceFrom: 200,
  priceTo: 1000,
  ratingFrom: 4,
  inStock: true,
}

export const kettleTags = ['kettle', 'kettle cordless', 'kettle gooseneck', 'kettle stovetop', 'kettle replacement lid']

export const toSearchLinks = (labels: readonly string[]) =>
  labels.map((label) => ({ label, href: `/?search=${encodeURIComponent(label)}` }))

export const formatMoney = (rand: number) => `R\u00a0${String(rand).replace(/\B(?=(\d{3})+$)/g, '\u00a0')}`

export const hrefFor = ({ brands, inStock }: Filters) => `/?brands=${brands.join()}&inStock=${inStock}`
