import { foundKettles, kettleFilters, listSorts, secondPageOfAppliances } from '#stories/lives/searches.ts'
import type { Filters } from '#ui-kit/shop/search/filters.ts'

/** The ways in which lists can be sorted; the first one has no name in the address. */
export const sorts = listSorts

export const facets = foundKettles.facets

/** The same for all appliances: there are many brands of them, and none that sells paint. */
export const facetsOfAppliances = {
  ...secondPageOfAppliances.facets,
  brands: [...secondPageOfAppliances.facets.brands, { key: 'Verfhuis', count: 0 }],
}

export const someFilters = kettleFilters

/** What a search box suggests in a shop with more kettles. */
export const kettleTags = ['kettle', 'kettle cordless', 'kettle gooseneck', 'kettle stovetop', 'kettle replacement lid']

export const toSearchLinks = (labels: readonly string[]) =>
  labels.map((label) => ({ label, href: `/?search=${encodeURIComponent(label)}` }))

export const formatMoney = (rand: number) => `R\u00a0${String(rand).replace(/\B(?=(\d{3})+$)/g, '\u00a0')}`

export const hrefFor = ({ brands, inStock }: Filters) => `/?brands=${brands.join()}&inStock=${inStock}`
