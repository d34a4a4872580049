import type { Figures } from '#api/programs/figures.ts'
import { quantile } from '#bench/rounds.ts'
import { believableProduct } from './believable.ts'
import { openInProcess } from './inProcess.ts'
import { beginningsFor, type Question, questionsFor } from './questions.ts'

// Questions of each kind; of each the first pages.
const asked = 300
const pages = 3

/** Milliseconds at p95. */
const bars = { search: 15, suggestion: 3 }

interface Size {
  products: number
  /** Whether the bars are for this size. */
  isLarge: boolean
}

/** What answers of the catalogue take in process. Caches are as cold as after a start: what is asked first is in the figures. */
export const measureSearches = async ({ figure, note }: Figures, folder: string, { products, isLarge }: Size) => {
  const shop = await openInProcess(folder)
  const size = `${products.toLocaleString('en')} products`
  const tell = (name: string, times: readonly number[], atMost?: number) => {
    figure(`${size}, ${name}, p50`, quantile(times, 0.5), ' ms')
    figure(`${size}, ${name}, p95`, quantile(times, 0.95), ' ms', isLarge && atMost ? { atMost } : {})
  }

  const [first] = await timed(() => shop.list({}))
  note(`${size}: the first call after a start takes ${first.toFixed(0)} ms, for it reads them all into memory`)
  const [firstPages, laterPages]: [number[], number[]] = [[], []]
  for (const [kind, questions] of Object.entries(questionsFor(products, asked))) {
    const walks = await inTurn(questions, (question) => walk(shop.search, question))
    const times = walks.map(([time = 0]) => time)
    tell(`${kind} with facets`, times)
    firstPages.push(...times)
    laterPages.push(...walks.flatMap(([, ...later]) => later))
  }
  tell('search with facets', firstPages, bars.search)
  note(`${size}, slowest search: ${Math.max(...firstPages).toFixed(1)} ms`)
  tell('later page of a search', laterPages)
  tell(
    'suggestion',
    await inTurn(beginningsFor(products, asked), (text) => once(() => shop.suggest(text))),
    bars.suggestion,
  )
  const numbers = Array.from({ length: asked }, (_, number) => number)
  tell('listing page', await inTurn(numbers, (page) => once(() => shop.list({ pageNumber: String((page % 9) + 1) }))))
  tell(
    'product by slug',
    await inTurn(numbers, (at) => once(() => shop.product(believableProduct(at % products).slug))),
  )
  await shop.close()
}

/** What the first pages of a search take, one after the other by their cursors. */
const walk = async (search: (question: Question) => Promise<{ nextCursor: string | null }>, question: Question) => {
  const times: number[] = []
  let nextCursor: string | null = ''
  while (nextCursor !== null && times.length < pages) {
    const asked: Question = { ...question, nextCursor }
    const [time, meta] = await timed(() => search(asked))
    times.push(time)
    nextCursor = meta.nextCursor
  }
  return times
}

const once = async (work: () => Promise<unknown>) => (await timed(work))[0]

const inTurn = async <Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>) => {
  const results: Result[] = []
  for (const item of items) results.push(await work(item))
  return results
}

const timed = async <Result>(work: () => Promise<Result>): Promise<[number, Result]> => {
  const start = performance.now()
  const result = await work()
  return [performance.now() - start, result]
}
