import type { Client } from '#web/state/client.ts'
import { privateCachePrefix } from '#web/state/offline/cacheNames.ts'
import { onPersonChange } from '#web/state/session/session.ts'

/** Deletes what the service worker keeps of a person as soon as nobody is signed in. Returns a function that stops it. */
export const forgetOwnAnswers = ({ store }: Client) => onPersonChange(store, ({ person }) => person ?? deleteAll())

const deleteAll = async () => {
  // Undefined where a page is served without TLS.
  const names = (await globalThis.caches?.keys()) ?? []
  for (const name of names) if (name.startsWith(privateCachePrefix)) caches.delete(name)
}
