import { searchRoute } from '#web/routes.tsx'
import type { Client } from '#web/state/client.ts'
import { isPrivate } from '#web/state/navigation/route.ts'
import { matchPage } from './matchPage.ts'
import { preloadPage } from './preloadPage.ts'
import { loadModule } from './routeModules.ts'

/** Milliseconds for which the mouse rests on a link before its page is worth fetching. */
const restTime = 80

/**
 * Fetches a page as soon as somebody is about to follow a link to it: the mouse rests on it, or a finger touches it. Its chunk, and what it
 * shows to everybody. Nothing for who saves data. Returns a function that stops it.
 */
export const prefetchLinks = ({ queryCache, dataSaver }: Pick<Client, 'queryCache' | 'dataSaver'>) => {
  if (dataSaver) return () => undefined
  let resting: ReturnType<typeof setTimeout> | undefined

  const prefetch = (link: HTMLAnchorElement) => {
    const { pathname, search } = link
    const match = matchPage({ pathname, search, state: null })
    // A search counts for the list of searches without results: it is not sent before somebody wants it.
    const isOnlyChunk = isPrivate(match.route) || match.dialogIsOpen || match.route === searchRoute
    const loading = isOnlyChunk ? loadModule(match.route) : preloadPage(match, queryCache.fetchQuery)
    // The visit itself tells what fails.
    loading.catch(() => undefined)
  }
  const onPointerOver = ({ target, pointerType }: PointerEvent) => {
    clearTimeout(resting)
    const link = pointerType === 'mouse' && pageLinkAt(target)
    if (link) resting = setTimeout(prefetch, restTime, link)
  }
  const onPointerDown = ({ target }: PointerEvent) => {
    const link = pageLinkAt(target)
    if (link) prefetch(link)
  }

  document.addEventListener('pointerover', onPointerOver)
  document.addEventListener('pointerdown', onPointerDown)
  return () => {
    clearTimeout(resting)
    document.removeEventListener('pointerover', onPointerOver)
    document.removeEventListener('pointerdown', onPointerDown)
  }
}

/** The link at an event's target to another page of the shop. Without a connection there is none: a browser never fetches a failed script again. */
const pageLinkAt = (target: EventTarget | null) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  const isPage = link?.origin === location.origin && !link.target && !link.hasAttribute('download')
  return isPage && navigator.onLine && link.pathname + link.search !== location.pathname + location.search
    ? link
    : undefined
}
