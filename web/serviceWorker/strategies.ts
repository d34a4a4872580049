import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { offlineAnswerDays, offlinePageDays } from '#domain/businessConstants.ts'
import { answersCache, cachePrefix, privateCachePrefix } from '#web/state/offline/cacheNames.ts'

// How much is kept, and how long: docs/decisions/055-offline.md.

const day = 24 * 60 * 60
/** Bytes. With the number of entries they bound what a cache can hold. */
const maxPictureSize = 100_000
const maxAnswerSize = 200_000
const matchOptions = { ignoreVary: true }

/** Keeps only successful responses up to this size. */
const upTo = (bytes: number) => ({
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && (await response.clone().blob()).size <= bytes ? response : null,
})

/** Keeps only documents of pages: they alone have a policy with the digests of their scripts. */
const onlyPages = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 &&
    !response.redirected &&
    response.headers.get('Content-Security-Policy')?.includes("'sha256-")
      ? response
      : null,
}

// The cast: the plugin's own type says undefined where the other leaves out.
const atMost = (maxEntries: number, days: number) =>
  new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: days * day,
    matchOptions,
    purgeOnQuotaError: true,
  }) as WorkboxPlugin

/** Scripts, styles and the font: their names change with their content. Those of older versions stay for the tabs that need them. */
export const assets = new CacheFirst({
  cacheName: `${cachePrefix}assets`,
  matchOptions,
  plugins: [atMost(250, 60)],
})

export const pictures = new CacheFirst({
  cacheName: `${cachePrefix}pictures`,
  matchOptions,
  plugins: [upTo(maxPictureSize), atMost(200, offlinePageDays)],
})

/** Pages as the server rendered them: it renders them for nobody, without anyone's data. */
export const documents = new NetworkFirst({
  cacheName: `${cachePrefix}documents`,
  matchOptions,
  networkTimeoutSeconds: 10,
  plugins: [onlyPages, atMost(40, offlinePageDays)],
})

export const answers = new NetworkFirst({
  cacheName: answersCache,
  matchOptions,
  networkTimeoutSeconds: 15,
  plugins: [upTo(maxAnswerSize), atMost(200, offlineAnswerDays)],
})

/** Answers to the person whose token the request carries: a cache for each, and only for the one who is signed in. */
export const ownAnswers = async ({ headers }: Request) => {
  const cacheName = `${privateCachePrefix}${subjectOf(headers.get('Authorization') ?? '')}`
  const others = (await caches.keys()).filter((name) => name.startsWith(privateCachePrefix) && name !== cacheName)
  await Promise.all(others.map((name) => caches.delete(name)))
  return new NetworkFirst({
    cacheName,
    matchOptions,
    networkTimeoutSeconds: 15,
    plugins: [upTo(maxAnswerSize), atMost(60, offlineAnswerDays)],
  })
}

/** Whose token it is. */
const subjectOf = (authorization: string): string => {
  const [, claims = ''] = authorization.split('.')
  try {
    return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).sub
  } catch {
    return 'nobody'
  }
}
