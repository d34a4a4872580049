import type { Client } from '#web/state/client.ts'
import { answersCache } from '#web/state/offline/cacheNames.ts'

/** Gives the service worker what the page was rendered with, so that it need not be loaded again to be there offline. */
export const keepAnswers = async ({ queryCache, shop }: Pick<Client, 'queryCache' | 'shop'>) => {
  const cache = await caches.open(answersCache)
  for (const [requestKey, { key, result }] of queryCache.entries()) {
    if (!shop.isPublic(key) || result.status !== 'succeeded') continue
    const body = { code: 0, message: '', ...Object(result.answer) }
    await cache.put(`/${requestKey.replace('GET ', '')}`, Response.json(body))
  }
}
