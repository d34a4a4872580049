import { cachePrefix } from '#web/state/offline/cacheNames.ts'
import { assets } from './strategies.ts'
import type { ExtendableEvent } from './workerScope.ts'

/** Set by the build: see buildServiceWorker.ts. */
declare const SHELL: {
  /** Another one with every build. */
  version: string
  /** The scripts of the home page, of the cart and of the page that is shown offline. */
  scripts: readonly string[]
  /** The scripts that a customer needs beside them to order. */
  orderScripts: readonly string[]
}

const shellPath = '/offline'
const shellCachePrefix = `${cachePrefix}shell-`
const shellCache = `${shellCachePrefix}${SHELL.version}`

/** Stores the document that opens any page offline, and its scripts. Most of them the browser has loaded already. */
export const installShell = async (event: ExtendableEvent) => {
  const [document, cache] = await Promise.all([
    fetch(shellPath, { headers: { Accept: 'text/html' }, cache: 'no-store' }),
    caches.open(shellCache),
    loadAll(event, SHELL.scripts),
  ])
  if (!document.ok) throw new Error('The shop sent no page to show offline')
  await cache.put(shellPath, document)
}

export const deleteOtherShells = async () => {
  const names = await caches.keys()
  const others = names.filter((name) => name.startsWith(shellCachePrefix) && name !== shellCache)
  await Promise.all(others.map((name) => caches.delete(name)))
}

/** The document for an address that was never loaded: its script finds out what can be shown. */
export const shellDocument = async () => (await caches.open(shellCache)).match(shellPath)

export const keepOrderScripts = (event: ExtendableEvent) => loadAll(event, SHELL.orderScripts)

const loadAll = (event: Event, paths: readonly string[]) =>
  Promise.all(
    paths.map(async (path) => {
      const [response, stored] = assets.handleAll({ event, request: new Request(path) })
      if (!(await response).ok) throw new Error(`${path} could not be loaded`)
      await stored
    }),
  )
