import { LRUCache } from 'lru-cache'
import { bodyOf, type ResponseClock } from '#api/http/cache/responseCache.ts'
import type { PageDocument } from './sendDocument.ts'

/** A response of the API that a page shows. */
export interface PageResponse {
  key: string
  request: object
  outcome: object
}

/** A page with everything that it was rendered from. */
export interface RenderedDocument {
  document: PageDocument
  responses: readonly PageResponse[]
}

/** When something was last known to be up to date. */
interface Moment {
  version: string
  second: number
}

type Entry = RenderedDocument & Moment

export interface PageCacheOptions extends ResponseClock {
  /** The endpoints of which every call counts for statistics. */
  countedKeys: ReadonlySet<string>
  /** The endpoints whose responses change with the time alone, too. */
  timedKeys: ReadonlySet<string>
}

/** Repeats a call of the API for the visitor who asks for the page. */
type Call = (key: string, request: object) => Promise<object>

/** Bytes. */
const maxBytes = 48 * 1024 * 1024
const maxEntryBytes = 4 * 1024 * 1024

/**
 * Caches rendered pages, bounded by their size, and renders a page once for all who ask for it at once. A page follows from the responses that
 * it shows: if the data has changed, its calls are repeated, and it is rendered anew if one has another response.
 */
export const openPageCache = ({ version, second, countedKeys, timedKeys }: PageCacheOptions) => {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    maxEntrySize: maxEntryBytes,
    // Once it was sent, a page is kept compressed, in each of the encodings that browsers asked for.
    sizeCalculation: ({ document }, name) => name.length + document.body.size,
  })
  const rendering = new Map<string, Promise<PageDocument>>()

  const mayHaveChanged = (key: string, entry: Moment, now: Moment) =>
    entry.version !== now.version || countedKeys.has(key) || (entry.second !== now.second && timedKeys.has(key))

  const isUpToDate = async (entry: Entry, now: Moment, call: Call) => {
    for (const { key, request, outcome } of entry.responses)
      if (mayHaveChanged(key, entry, now) && (await call(key, request)) !== outcome) return false
    Object.assign(entry, now)
    return true
  }

  const render = async (name: string, now: Moment, renderPage: () => Promise<RenderedDocument>) => {
    const { document, responses } = await renderPage()
    const isCacheable = document.status === 200 && responses.every(({ outcome }) => bodyOf(outcome))
    if (isCacheable) entries.set(name, { document, responses, ...now })
    else entries.delete(name)
    return document
  }

  return {
    /** `name`: whatever the page depends on besides responses of the API. */
    get: async (name: string, call: Call, renderPage: () => Promise<RenderedDocument>) => {
      const now = { version: version(), second: second() }
      const entry = entries.get(name)
      if (entry && (await isUpToDate(entry, now, call))) return entry.document

      const rendered = `${now.version} ${now.second} ${name}`
      const joined = rendering.get(rendered)
      if (joined) return joined
      const document = render(name, now, renderPage).finally(() => rendering.delete(rendered))
      rendering.set(rendered, document)
      return document
    },
  }
}
