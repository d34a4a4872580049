import { fitters } from '#domain/provider/fitters.ts'
import { openSeededRandom, type SeededRandom } from '#harness/seededRandom.ts'
import { generateDirectoryWords, generateProvider } from '#harness/shop/generateProvider.ts'

/** The query parameters of a call. */
type Params = Record<string, string>

/** A call of the directory: its path without a host. */
export interface DirectoryCalls {
  /** Pages of the directory and of its categories, sometimes sorted, sometimes narrowed. */
  'directory page': readonly Params[]
  /** Words of names, trades and areas, sometimes narrowed. */
  'directory search': readonly Params[]
  /** Ids of providers whose week is asked for. */
  'free times of a week': readonly string[]
  /** Who fits what a product page shows, and is free soonest: mostly in the area of the customer's address. */
  'soonest fitter': readonly Params[]
}

/** Of how many providers, anywhere in a directory, the free times are asked for: answers are kept, so that a larger number would measure the cache. */
const askedProviders = 120

/** Generates calls of a directory of so many providers. The same number gives the same calls. */
export const generateDirectoryCalls = (providers: number, count: number): DirectoryCalls => {
  const random = openSeededRandom(count)
  const times = <Item>(make: () => Item) => Array.from({ length: count }, make)
  return {
    'directory page': times(() => ({
      ...(random.happens(0.7) && { categoryName: generateDirectoryWords(providers, random).category }),
      ...(random.happens(0.3) && { sort: random.pick(['soonest', 'rating', 'fee', 'name']) }),
      ...(random.happens(0.3) && { pageNumber: String(1 + random.below(8)) }),
      ...randomFilters(providers, random),
    })),
    'directory search': times(() => ({
      search: generateDirectoryWords(providers, random).words,
      ...randomFilters(providers, random),
    })),
    'free times of a week': times(
      () => generateProvider(Math.floor((random.below(askedProviders) * providers) / askedProviders)).id,
    ),
    'soonest fitter': times(() => ({
      categoryName: random.pick(fitters).path,
      ...(random.happens(0.7) && { area: generateDirectoryWords(providers, random).area }),
    })),
  }
}

/** The paths of the calls. */
export const directoryPaths = (calls: DirectoryCalls): Record<keyof DirectoryCalls, readonly string[]> => {
  const pathOf = (call: string, params: Params) => `/api/service-providers/${call}?${new URLSearchParams(params)}`
  const listPath = (params: Params) => pathOf('searchServiceProviders', { limit: '4', ...params })
  return {
    'directory page': calls['directory page'].map(listPath),
    'directory search': calls['directory search'].map(listPath),
    'free times of a week': calls['free times of a week'].map((id) => pathOf(`slots/${id}`, { days: '7' })),
    'soonest fitter': calls['soonest fitter'].map((params) => pathOf('soonest', params)),
  }
}

// About four of ten calls are narrowed.
const randomFilters = (providers: number, random: SeededRandom): Params => ({
  ...(random.happens(0.1) && { area: generateDirectoryWords(providers, random).area }),
  ...(random.happens(0.1) && { priceEnd: '300' }),
  ...(random.happens(0.1) && { verified: 'true' }),
  ...(random.happens(0.15) && { available: random.pick(['today', 'weekend']) }),
})
