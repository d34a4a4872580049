import type { Figures } from '#api/programs/figures.ts'
import { quantile } from '#bench/rounds.ts'
import { generateProduct } from '#harness/shop/generateProduct.ts'
import { openCatalogueInProcess } from './catalogueInProcess.ts'
import { generateSearches, generateTagPrefixes, type SearchParams } from './generateSearches.ts'

// Searches of each kind, and the pages of each.
const searchCount = 300
const maxPages = 3

/** Milliseconds at p95. */
const latencyBars = { search: 15, suggestion: 3 }

interface Size {
  products: number
  /** Whether the bars apply to this size. */
  isLarge: boolean
}

/** Measures the catalogue's handlers in process. Caches start cold, and the first calls count in the figures. */
export const measureSearches = async ({ figure, note }: Figures, folder: string, { products, isLarge }: Size) => {
  const shop = await openCatalogueInProcess(folder)
  const size = `${products.toLocaleString('en')} products`
  const reportTimes = (name: string, times: readonly number[], atMost?: number) => {
    figure(`${size}, ${name}, p50`, quantile(times, 0.5), ' ms')
    figure(`${size}, ${name}, p95`, quantile(times, 0.95), ' ms', isLarge && atMost ? { atMost } : {})
  }

  const [first] = await timed(() => shop.list({}))
  note(`${size}: the first call after a start takes ${first.toFixed(0)} ms, because it reads all products into memory`)
  const [firstPages, laterPages]: [number[], number[]] = [[], []]
  for (const [kind, searches] of Object.entries(generateSearches(products, searchCount))) {
    const pageTimes = await inSequence(searches, (params) => timePages(shop.search, params))
    const times = pageTimes.map(([time = 0]) => time)
    reportTimes(`${kind} with facets`, times)
    firstPages.push(...times)
    laterPages.push(...pageTimes.flatMap(([, ...later]) => later))
  }
  reportTimes('search with facets', firstPages, latencyBars.search)
  note(`${size}, slowest search: ${Math.max(...firstPages).toFixed(1)} ms`)
  reportTimes('later page of a search', laterPages)
  reportTimes(
    'suggestion',
    await inSequence(generateTagPrefixes(products, searchCount), (text) => timeOf(() => shop.suggest(text))),
    latencyBars.suggestion,
  )
  const numbers = Array.from({ length: searchCount }, (_, number) => number)
  reportTimes(
    'listing page',
    await inSequence(numbers, (page) => timeOf(() => shop.list({ pageNumber: String((page % 9) + 1) }))),
  )
  reportTimes(
    'product by slug',
    await inSequence(numbers, (at) => timeOf(() => shop.product(generateProduct(at % products).slug))),
  )
  await shop.close()
}

/** The milliseconds of the first pages of a search, read one after the other by cursor. */
const timePages = async (
  search: (params: SearchParams) => Promise<{ nextCursor: string | null }>,
  params: SearchParams,
) => {
  const times: number[] = []
  let nextCursor: string | null = ''
  while (nextCursor !== null && times.length < maxPages) {
    const pageParams: SearchParams = { ...params, nextCursor }
    const [time, meta] = await timed(() => search(pageParams))
    times.push(time)
    nextCursor = meta.nextCursor
  }
  return times
}

const timeOf = async (work: () => Promise<unknown>) => (await timed(work))[0]

const inSequence = async <Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>) => {
  const results: Result[] = []
  for (const item of items) results.push(await work(item))
  return results
}

const timed = async <Result>(work: () => Promise<Result>): Promise<[number, Result]> => {
  const start = performance.now()
  const result = await work()
  return [performance.now() - start, result]
}
