import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openLog } from '#api/log.ts'
import { type GivenShop, givenShop } from '#api/testing/testShop.ts'
import { type Fact, fact } from '#domain/kernel/decision.ts'
import { recordDefinitions } from '#domain/recordDefinitions.ts'
import type { PageCall } from './pageSource.ts'
import { pagesFrom } from './pages.ts'

// Every fact that the shop has ever known, one after the other: after each of them a page must show what the API answers at that moment.

const golden = join(import.meta.dirname, '../../domain/golden')
const read = <Content>(name: string): Content => JSON.parse(readFileSync(join(golden, `${name}.json`), 'utf8'))

/** The ids that the golden facts refer to. */
const ids = {
  product: '91d3a6f0c25b47e8a07e4b1c',
  provider: 'c41e7a90b2d3465f8e10a7bd',
  account: '5b1f0c7d9a3e4f62b8d01c7e',
}

/** The day of the golden slots. */
const slotDay = '2026-11-24'

const shown: readonly [key: string, request: { params?: object; query?: object }][] = [
  ['GET products/home', {}],
  ['GET products/getByCategoryOrPageNumber', { query: { limit: '20' } }],
  ['GET products/search', { query: { search: 'kettle' } }],
  ['GET products/brands', {}],
  ['GET products/categories', {}],
  ['GET products/categoryPictures', {}],
  ['GET products/tags', {}],
  ['GET products/tagsById', { query: { ids: ids.product } }],
  ['GET products/tagSuggestions/:text', { params: { text: 'k' } }],
  ['GET products/getProductDetails/:id', { params: { id: ids.product } }],
  ['GET products/getCrossSellProduct/:id', { params: { id: ids.product } }],
  ['GET reviews/product/:productId', { params: { productId: ids.product } }],
  ['GET reviews/provider/:providerId', { params: { providerId: ids.provider } }],
  ['GET api/marketing-images', {}],
  ['GET api/service-providers/categories', {}],
  ['GET api/service-providers/areas', {}],
  ['GET api/service-providers/searchServiceProviders', { query: {} }],
  ['GET api/service-providers/soonest', { query: { categoryName: 'plumbing' } }],
  ['GET api/service-providers/slots/:id', { params: { id: ids.provider }, query: { from: slotDay, days: '1' } }],
  ['GET api/service-providers/:id', { params: { id: ids.provider } }],
]

/** A page that shows each response of the API on its own address: `/0`, `/1`, and so on. */
const renderResponse = async ({ url, call }: { url: string; call: PageCall }) => {
  const [key = '', request = {}] = shown[Number(url.slice(1))] ?? []
  return {
    ...{ status: 200, head: '', styles: [], state: '{}', chunks: [], needsScript: false },
    html: Buffer.from(JSON.stringify(await call(key, request))),
  }
}

const pages = pagesFrom(
  {
    assets: (_request, _response, next) => next(),
    scripts: () => [],
    scriptOf: () => undefined,
    template: async () => '<!--app-->',
    lightScript: () => '',
    render: renderResponse,
  },
  { log: openLog('silent'), dev: false, terms: { fee: 6000, freeFrom: 25_000 }, publicUrl: '' },
)

const openPage = async (url: string, index: number) => {
  const response = await fetch(`${url}/${index}`, { headers: { accept: 'text/html' } })
  // The minute of the answer changes without a fact.
  return (await response.text()).replace(/"asOf":"[^"]*"/, '')
}
const openAllPages = (url: string) => Promise.all(shown.map((_, index) => openPage(url, index)))

interface Compared {
  afterFact: readonly string[]
  /** After a second and a fact that no page shows, for which every response is computed again. */
  computedAnew: readonly string[]
}

/** Opens all pages twice. `versions` collects what they show. */
const openPagesTwice = async (shop: GivenShop, versions: Set<string>): Promise<Compared> => {
  const before = await shop.store.head()
  await shop.caughtUp()
  const afterFact = await openAllPages(shop.url)
  versions.add(String(afterFact))
  shop.clock.advance(1)
  await shop.given.facts(`slug-${randomUUID()}`, [fact('SlugClaimed', { productId: 'nothing' })])
  const computedAnew = await openAllPages(shop.url)
  // The shop itself may have reacted to the golden fact meanwhile.
  const isOvertaken = (await shop.store.head()) !== before + 1
  return isOvertaken ? openPagesTwice(shop, versions) : { afterFact, computedAnew }
}

interface History {
  facts: string[]
}

const nouns = Object.keys(recordDefinitions)
const historiesOf = (noun: string) => read<History[]>(`histories/${noun}`)

/** The record of a golden history: that of the known id, which pages show, or another. */
const streamOf = (noun: string, index: number) => {
  if (noun === 'agenda' && index === 3) return `agenda-${ids.provider}-${slotDay}`
  const id = index === 0 ? (Reflect.get(ids, noun) ?? ids.account) : `other${index}`
  return noun === 'review' ? `review-${ids.product}-${id}` : `${noun}-${id}`
}

/** Seconds from the first moment of a test shop to that of the golden facts. */
const daysToGoldenFacts = 5 * 24 * 60 * 60

/** What the facts of a noun are about. */
const earlier: Record<string, readonly string[]> = { review: ['product', 'provider'], agenda: ['provider'] }

const publicNouns = ['product', 'provider', 'review', 'slide', 'agenda']

describe('given pages that were shown before', () => {
  it('the histories of the shop are those of every noun', () => {
    const files = readdirSync(join(golden, 'histories')).map((file) => file.replace('.json', ''))
    expect(files.sort()).toEqual(nouns.toSorted())
  })

  it.each(nouns)('when any fact of the noun %s happens, then they show what has become of it', async (noun) => {
    await using shop = await givenShop({ pages, projectorThread: true })
    shop.clock.advance(daysToGoldenFacts)
    for (const before of earlier[noun] ?? []) {
      const [added = ''] = historiesOf(before)[0]?.facts ?? []
      await shop.given.facts(streamOf(before, 0), [read<Fact>(added)])
    }
    await shop.caughtUp()
    const versions = new Set([String(await openAllPages(shop.url))])

    for (const [index, { facts }] of historiesOf(noun).entries()) {
      for (const name of facts) {
        // Of this moment: what follows after a time, as the release of a held slot, is not due yet.
        await shop.given.facts(streamOf(noun, index), [read<Fact>(name)], shop.clock.now().toISOString())
        const { afterFact, computedAnew } = await openPagesTwice(shop, versions)
        expect(afterFact, name).toEqual(computedAnew)
      }
    }

    if (!publicNouns.includes(noun)) return
    expect(shop.projector.stoppedProjections()).toEqual([])
    expect(versions.size).toBeGreaterThan(1)
  })
})
